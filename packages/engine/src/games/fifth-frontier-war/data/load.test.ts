import { expect, test } from 'vitest';
import { aboutData } from './about.ts';
import { builtInFiles, loadData } from './load.ts';
import { fifthFrontierWarOptions } from './options.ts';
import type { ParsedBattle, ParsedFront } from './schema/scenarios.ts';
import type { FileName, RawFiles } from './schema.ts';
import { standardData } from './standard.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const problemsOf = (files: Parameters<typeof loadData>[0]) => {
  const loaded = loadData(files);
  return loaded.ok ? [] : loaded.problems;
};
/** What is said when one thing in a built-in file is changed. */
const faults = <F extends FileName>(name: F, change: (file: RawFiles[F]) => void) => {
  const file = copy(builtInFiles[name]);
  change(file);
  return problemsOf({ [name]: file }).map(
    ({ file: where, record, field, why }) => `${where} | ${record} | ${field} | ${why}`,
  );
};
const byId = <T extends { id: string }>(list: readonly T[], id: string): T => found(list.find((one) => one.id === id));
const byHex = ({ worlds }: RawFiles['worlds'], hex: string) => found(worlds.find((one) => one.hex === hex));
function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('there is no such record');
  return record;
}

test('the built-in files pass, also after a trip through JSON', () => {
  const loaded = loadData(copy(builtInFiles));
  expect(loaded.ok && loaded.data).toEqual(standardData);
});

test('the data is frozen through and through', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(standardData)).toBe(true);
  expect(() => (standardData.squadronById as Map<string, unknown>).set('x', 1)).toThrow('cannot be changed');
  expect(() => (standardData.scenarioById as Map<string, unknown>).delete('campaign')).toThrow('cannot be changed');
  expect([Object.isFrozen(aboutData), aboutData.length]).toEqual([true, 9]);
});

test('a given file is neither frozen nor changed', () => {
  const worlds = copy(builtInFiles.worlds);
  const before = JSON.stringify(worlds);
  expect(loadData({ worlds }).ok).toBe(true);
  expect([JSON.stringify(worlds) === before, Object.isFrozen(worlds), Object.isFrozen(worlds.columns)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a given file replaces the built-in one whole', () => {
  const scenarios = copy(builtInFiles.scenarios);
  scenarios.scenarios.length = 1;
  const loaded = loadData({ scenarios });
  expect(loaded.ok && loaded.data.scenarios.map(({ id }) => id)).toEqual(['campaign']);
});

test('rubbish is answered, never thrown', () => {
  for (const rubbish of [null, 7, 'worlds', [], {}, { worlds: [null] }, { squadrons: [{ id: 3 }] }, { boxes: {} }])
    for (const file of Object.keys(builtInFiles))
      expect([file, rubbish, problemsOf({ [file]: rubbish }).length > 0]).toEqual([file, rubbish, true]);
  expect(problemsOf({ planets: {} } as never)).toEqual([
    {
      file: 'planets.json',
      record: '',
      field: '',
      why: expect.stringContaining('no such file is read; there are worlds, '),
    },
  ]);
});

test('shape faults name file, record and field', () => {
  expect(faults('counters', (file) => Object.assign(file.squadrons[4] ?? {}, { jump: '4', colour: 'red' }))).toEqual([
    expect.stringMatching(/^counters\.json \| I-BR-190 \| jump \| .*number/),
    'counters.json | I-BR-190 | colour | unknown field',
  ]);
  expect(faults('worlds', (file) => Object.assign(file.worlds[3] ?? {}, { tech: 16 }))).toEqual([
    expect.stringMatching(/^worlds\.json \| worlds\[3\] \| tech \| /),
  ]);
  expect(faults('tables', (file) => Object.assign(file.troopCombat.rows[7] ?? {}, { 2: 'x' }))).toEqual([
    'tables.json | troopCombat | rows.7[2] | must be a percentage or d',
  ]);
  expect(faults('tables', (file) => delete file.spaceCombat.rows['6'])).toHaveLength(1);
});

test('worlds stand on the display once, in order, with SDBs that the tables know', () => {
  expect(faults('worlds', (file) => Object.assign(byHex(file, '2314'), { sdb: 13 }))).toEqual([
    'worlds.json | 2314 | sdb | 13 is no row of squadronAgainstSdb',
  ]);
  expect(faults('worlds', (file) => Object.assign(byHex(file, '0707'), { hex: '0705' }))).toContain(
    'worlds.json | 0705 | hex | is not on the display',
  );
  expect(faults('worlds', (file) => Object.assign(byHex(file, '2606'), { hex: '2608' }))).toContain(
    'worlds.json | 2608 | hex | must stand in ascending order, once',
  );
  expect(faults('worlds', (file) => Object.assign(byHex(file, '2314'), { control: 'zhodani' }))).toEqual([
    'worlds.json | 2314 | control | must be imperial, whose territory it is',
  ]);
  expect(faults('worlds', (file) => Object.assign(byHex(file, '1408'), { control: 'imperial' }))).toEqual([
    'worlds.json | 1408 | control | a co-dominium starts uncontrolled',
  ]);
  expect(faults('worlds', (file) => Object.assign(byHex(file, '0707'), { sdb: 1 }))).toEqual([
    'worlds.json | 0707 | sdb | a vacuum world has none (R58)',
  ]);
  expect(faults('worlds', (file) => file.offDisplay.push('4040'))).toEqual([
    'worlds.json | offDisplay | 4040 | is not in the rectangle',
  ]);
});

test('the other files are held against the worlds', () => {
  const without = faults('worlds', (file) => file.worlds.splice(file.worlds.indexOf(byHex(file, '1510')), 1));
  expect(without).toEqual(
    expect.arrayContaining([
      'xboat-routes.json | routes[0] | a | there is no world at 1510',
      'counters.json | I-COL-JEWELL-B | home | there is no world at 1510',
      'scenarios.json | jewell-gate | placements[5].hex | there is no world at 1510',
    ]),
  );
});

test('xboat links join two worlds, once, with their true length', () => {
  expect(faults('xboat-routes', (file) => Object.assign(file.routes[4] ?? {}, { length: 3 }))).toEqual([
    'xboat-routes.json | routes[4] | length | 1711 to 2109 is 4',
  ]);
  expect(
    faults('xboat-routes', (file) => file.routes.push({ ...found(file.routes[0]), a: '1410', b: '1510' })),
  ).toEqual(['xboat-routes.json | routes[40] | b | 1410 to 1510 stands twice']);
  expect(faults('xboat-routes', (file) => Object.assign(file.routes[0] ?? {}, { b: '1511' }))).toEqual([
    'xboat-routes.json | routes[0] | b | there is no world at 1511',
  ]);
});

test('boxes stand once and open on the display', () => {
  expect(faults('map-areas', (file) => Object.assign(file.boxes[4] ?? {}, { id: 'ZR', entry: '0705' }))).toEqual(
    expect.arrayContaining([
      'map-areas.json | ZR | entry | 0705 is not on the display',
      'map-areas.json | ZR | id | stands twice',
      'order-of-battle.json | reinforcements[4] | boxes | there is no box ZA',
    ]),
  );
});

test('counters: ids once, marks that fit, markers as the tables say', () => {
  expect(faults('counters', (file) => Object.assign(file.troops[0] ?? {}, { id: 'I-ADM-1' }))).toContain(
    'counters.json | I-ADM-1 | id | stands twice',
  );
  expect(
    faults('counters', (file) => Object.assign(byId(file.troops, 'I-MAR-1'), { factor: 20, marine: false })),
  ).toEqual([
    'counters.json | I-MAR-1 | factor | no regiment has 20',
    'counters.json | I-MAR-1 | marine | must fit the group marine',
  ]);
  expect(
    faults('counters', (file) => Object.assign(byId(file.squadrons, 'I-BR-190'), { reduced: [6, 0, 3], home: '2314' })),
  ).toEqual([
    'counters.json | I-BR-190 | home | named colonials have one, only they',
    'counters.json | I-BR-190 | reduced | is stronger than full',
  ]);
  expect(
    faults('counters', (file) => Object.assign(byId(file.fleets, 'Z-F-40th'), { plotting: 5, code: '68F' })),
  ).toEqual([
    'counters.json | 68F | code | stands twice',
    'counters.json | Z-F-40th | plotting | fleetDefaults says 4',
  ]);
  expect(faults('counters', (file) => Object.assign(byId(file.admirals, 'V-ADM-2'), { precedence: 1 }))).toEqual([
    'counters.json | V-ADM-2 | precedence | vargr has another 1',
  ]);
});

test('the order of battle draws no more counters than there are', () => {
  const fewer = (id: string) =>
    faults('counters', (file) => {
      file.squadrons = file.squadrons.filter((one) => one.id !== id);
    }).filter((line) => line.startsWith('order-of-battle'));
  expect(fewer('Z-BR-46')).toEqual([
    'order-of-battle.json | zhodani squadrons | count | 46 are drawn from 45 counters',
  ]);
  expect(fewer('V-TR-1')).toEqual(['order-of-battle.json | initial.zhodani[33] | count | only 0 counters fit']);
  expect(
    faults('order-of-battle', (file) =>
      Object.assign(file.initial.imperial[2] ?? {}, { units: ['Z-FUL'], place: { hex: '2108' } }),
    ),
  ).toEqual([
    'order-of-battle.json | initial.imperial[2] | place | there is no world at 2108',
    'order-of-battle.json | initial.imperial[2] | units | imperial has no Z-FUL among its troops',
  ]);
  expect(faults('order-of-battle', (file) => Object.assign(file.guerrillas.atLeast[0] ?? {}, { count: 10 }))).toEqual([
    'order-of-battle.json | guerrillas | atLeast | there are only 10 guerrillas',
  ]);
  expect(
    faults('order-of-battle', (file) => Object.assign(file.initial.zhodani[0] ?? {}, { units: ['Z-COL-CLAN-1'] })),
  ).toContain('order-of-battle.json | initial.zhodani[0] | count | needs either count or units');
});

test('tables: rows of full width, ascending columns, one band a tech level, levels without gap', () => {
  expect(faults('tables', (file) => file.spaceCombat.rows['3']?.pop())).toEqual([
    'tables.json | spaceCombat | rows.3 | needs 10 results, has 9',
  ]);
  expect(faults('tables', (file) => file.surfaceBombing.columns.reverse())).toEqual([
    'tables.json | surfaceBombing | columns | must ascend',
  ]);
  expect(faults('tables', (file) => Object.assign(file.troopCombat.odds, { 3: '1:6' }))).toEqual([
    'tables.json | troopCombat | odds[3] | must ascend',
  ]);
  expect(faults('tables', (file) => Object.assign(file.techLevelModifiers.bands[1] ?? {}, { min: 14 }))).toEqual([
    'tables.json | techLevelModifiers | tech 13 | needs one band, has 0',
  ]);
  expect(faults('tables', (file) => Object.assign(file.percentageLoss.rows[100] ?? {}, { 0: 95 }))).toEqual([
    'tables.json | percentageLoss | rows.100 | must not rise with the loss',
  ]);
  expect(faults('tables', (file) => Object.assign(file.victory.levels[4] ?? {}, { max: 49 }))).toEqual([
    'tables.json | victory | levels[5].min | must be 50',
  ]);
  expect(faults('tables', (file) => Object.assign(file.replacements.zhodani[2] ?? {}, { from: 10 }))).toEqual([
    'tables.json | replacements | zhodani[2].from | must come after the line before',
  ]);
});

test('scenarios name counters and hexes that exist, each counter once, within capacity', () => {
  const spoil = (change: (jewell: ParsedFront) => void) =>
    faults('scenarios', (file) => change(byId(file.scenarios, 'jewell-gate') as ParsedFront));
  const line = (field: string, why: string) => [`scenarios.json | jewell-gate | ${field} | ${why}`];
  expect(spoil(({ placements }) => placements[0]?.orbit?.push('Z-BR-999'))).toEqual(
    line('placements[0].orbit', 'there is no squadron Z-BR-999'),
  );
  expect(spoil(({ placements }) => placements[0]?.orbit?.push('I-BR-191'))).toEqual(
    line('placements[0].orbit', 'I-BR-191 is not on the zhodani side'),
  );
  expect(spoil(({ placements }) => placements[2]?.orbit?.push('Z-BR-1'))).toEqual(
    line('placements[2].orbit', 'Z-BR-1 is placed twice'),
  );
  expect(spoil(({ placements }) => placements[0]?.cargo?.['Z-BR-17']?.push('Z-K3'))).toEqual(
    line('placements[0].cargo.Z-BR-17', 'carries 20, not 120'),
  );
  expect(spoil(({ placements }) => Object.assign(placements[0]?.cargo ?? {}, { 'Z-BR-31': ['Z-K3'] }))).toEqual([
    ...line('placements[0].cargo.Z-BR-31', 'is no squadron here'),
    ...line('placements[0].cargo.Z-BR-31', 'carries 20, not 100'),
  ]);
  expect(spoil(({ placements }) => Object.assign(placements[1] ?? {}, { hex: '2314' }))).toEqual(
    line('placements[1].hex', '2314 is not on the map of the scenario'),
  );
  expect(spoil(({ placements }) => Object.assign(placements[3] ?? {}, { surface: ['Z-G2'] }))).toEqual(
    line('placements[3].surface', 'guerrillas stand in their own list'),
  );
  expect(spoil(({ guerrillas }) => Object.assign(guerrillas[0] ?? {}, { id: 'Z-D9' }))).toEqual(
    line('guerrillas[0]', 'Z-D9 is no guerrilla'),
  );
  expect(spoil(({ reinforcements }) => Object.assign(reinforcements[0] ?? {}, { turn: 8 }))).toEqual(
    line('reinforcements[0].turn', 'is after the last turn'),
  );
  expect(spoil((jewell) => Object.assign(jewell, { id: 'campaign' }))).toEqual([
    'scenarios.json | campaign | id | stands twice',
  ]);
  expect(
    faults('scenarios', (file) => (byId(file.scenarios, 'ruie-gunnery') as ParsedBattle).dry.push('Z-BR-40')),
  ).toEqual(['scenarios.json | ruie-gunnery | dry | Z-BR-40 is not in the battle']);
  expect(faults('scenarios', (file) => file.scenarios[0]?.options.push('freeBeer' as never))).toHaveLength(1);
});

test('C, R21, R69 options with their defaults', () => {
  expect(Object.fromEntries(fifthFrontierWarOptions.map((option) => [option.id, option.default]))).toEqual({
    secretBase: 'chosen',
    surpriseAttack: false,
    blackGlobes: false,
    jumpTroops: false,
    squadronQuality: false,
    fogOfWar: false,
    reinforcementSixFive: false,
    turnLimit: 78,
    sharedSide: 'zhodani',
  });
});

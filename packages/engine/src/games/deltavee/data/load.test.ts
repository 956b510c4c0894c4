import { expect, test } from 'vitest';
import { builtInFiles, loadData, loadScenario } from './load.ts';
import type { RawScenario } from './schema.ts';
import { standardData } from './standard.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const problemsOf = (files: Parameters<typeof loadData>[0]) => {
  const loaded = loadData(files);
  return loaded.ok ? [] : loaded.problems;
};
const changed = <F extends keyof typeof builtInFiles>(name: F, change: (file: { [key: string]: never }) => void) => {
  const file = copy(builtInFiles[name]);
  change(file as never);
  return { [name]: file };
};
const duel: RawScenario = {
  id: 'duel',
  title: 'Duel',
  set: 'custom',
  source: 'custom',
  brief: 'Two Swords.',
  sheets: { A: [0, 0] },
  sides: [
    { name: 'One', units: [{ id: 'a', class: 'sword', pods: { crew: 1 }, place: { hex: 'A0101', velocity: [0, 3] } }] },
    {
      name: 'Two',
      units: [{ id: 'b', class: 'sword', boxes: [null, 'energy', 'crew'], place: { hex: 'A1618', velocity: [1, 1] } }],
    },
  ],
  victory: [{ result: 0, rule: 'DV-11.0b', when: { kind: 'destroyed', units: ['b'], count: 1 }, text: 'One wins.' }],
};
const faults = (change: (scenario: typeof duel) => void) => {
  const scenario = copy(duel);
  change(scenario);
  const loaded = loadScenario(standardData, scenario);
  return loaded.ok ? [] : loaded.problems.map(({ record, field, why }) => `${record} | ${field} | ${why}`);
};

test('the built-in files pass, also after a trip through JSON', () => {
  const loaded = loadData(copy(builtInFiles));
  expect(loaded.ok && loaded.data.scenarios).toEqual(standardData.scenarios);
  expect(loaded.ok && loaded.data.tables).toEqual(standardData.tables);
});

test('the data is frozen through and through', () => {
  const data = standardData as unknown as { classes: { cost: number }[]; tables: { fireResults: number[][] } };
  expect(() => data.classes.push({ cost: 1 })).toThrow(TypeError);
  expect(() => Object.assign(data.classes[0] ?? {}, { cost: 1 })).toThrow(TypeError);
  expect(() => data.tables.fireResults[0]?.fill(10)).toThrow(TypeError);
  expect(() => (standardData.classById as Map<string, unknown>).set('x', 1)).toThrow('cannot be changed');
  expect(() => (standardData.podById as Map<string, unknown>).delete('crew')).toThrow('cannot be changed');
  expect(() => Object.assign(standardData.scenarios[0]?.sides[0].units[0]?.place ?? {}, { hex: 'A0101' })).toThrow(
    TypeError,
  );
});

test('a given file is neither frozen nor changed', () => {
  const ships = copy(builtInFiles.ships);
  const before = JSON.stringify(ships);
  expect(loadData({ ships }).ok).toBe(true);
  expect([JSON.stringify(ships) === before, Object.isFrozen(ships), Object.isFrozen(ships.base[0])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a given file replaces the built-in one whole', () => {
  const tables = copy(builtInFiles.tables);
  tables.fireResults['laser-burst'][0] = 1;
  const loaded = loadData({ tables });
  expect(loaded.ok && loaded.data.tables.fireResults[0]?.[0]).toBe(1);
  expect(standardData.tables.fireResults[0]?.[0]).toBe(7);
  const one = loadData({ scenarios: { scenarios: [duel] } });
  expect(one.ok && one.data.scenarios.map(({ id }) => id)).toEqual(['duel']);
});

test('shape faults name file, record and field', () => {
  const wrongShip = changed('ships', (file) => Object.assign(file['base']?.[6] ?? {}, { burn: '6', colour: 'red' }));
  expect(problemsOf(wrongShip)).toEqual([
    { file: 'ships.json', record: 'flute', field: 'burn', why: expect.stringContaining('number') },
    { file: 'ships.json', record: 'flute', field: 'colour', why: 'unknown field' },
  ]);
  const wrongTable = changed('tables', (file) =>
    Object.assign(file['missileInterception']?.['civ7'] ?? [], { 3: 'B' }),
  );
  expect(problemsOf(wrongTable)).toEqual([
    { file: 'tables.json', record: 'missileInterception', field: 'civ7[3]', why: 'must be a chance 0 to 10 or A' },
  ]);
  const wrongMissile = changed('missiles', (file) => Object.assign(file['missiles']?.[2] ?? {}, { civ: 9 }));
  expect(problemsOf(wrongMissile)).toMatchObject([{ file: 'missiles.json', record: 'missiles[2]', field: 'civ' }]);
  const wrongUnit = changed('scenarios', (file) =>
    Object.assign(file['scenarios']?.[1]?.['sides']?.[1]?.['units']?.[0] ?? {}, { blocksSpent: -1 }),
  );
  expect(problemsOf(wrongUnit)).toMatchObject([{ file: 'scenarios.json', record: 'dv-2/P2-A', field: 'blocksSpent' }]);
});

test('rubbish is answered, never thrown', () => {
  for (const rubbish of [null, 7, 'ships', [], {}, { base: [null] }, { scenarios: [{ id: 3 }] }])
    for (const file of ['ships', 'pods', 'missiles', 'tables', 'scenarios'])
      expect([file, rubbish, problemsOf({ [file]: rubbish }).length > 0]).toEqual([file, rubbish, true]);
  expect(problemsOf({ planets: {} } as never)).toEqual([
    {
      file: 'planets.json',
      record: '',
      field: '',
      why: 'no such file is read; there are ships, pods, missiles, tables, scenarios',
    },
  ]);
});

test('ids stand once, variants have a base, tables have every row once', () => {
  const twice = changed('pods', (file) => Object.assign(file['pods']?.[1] ?? {}, { id: 'hunter' }));
  expect(problemsOf(twice)).toContainEqual({ file: 'pods.json', record: 'hunter', field: 'id', why: 'stands twice' });
  const baseless = changed('ships', (file) => Object.assign(file['fighterVariants']?.[0] ?? {}, { base: 'sword' }));
  expect(problemsOf(baseless)).toContainEqual({
    file: 'ships.json',
    record: 'terwillicker-x-1',
    field: 'base',
    why: 'there is no battlecraft sword',
  });
  const rows = changed('tables', (file) => Object.assign(file['hitTable']?.['rows']?.[3] ?? {}, { die: 5 }));
  expect(problemsOf(rows)).toEqual([
    { file: 'tables.json', record: 'hitTable', field: 'die 4', why: 'needs one row, has 0' },
    { file: 'tables.json', record: 'hitTable', field: 'die 5', why: 'needs one row, has 2' },
  ]);
  const endless = changed('ships', (file) => Object.assign(file['base']?.[3] ?? {}, { burn: null }));
  expect(problemsOf(endless)).toMatchObject([{ record: 'sword', field: 'burn' }]);
});

test('built-in scenarios are held against a replaced ship file', () => {
  const shorter = changed('ships', (file) => Object.assign(file['base']?.[5] ?? {}, { id: 'fife' }));
  expect(problemsOf(shorter)).toContainEqual({
    file: 'scenarios.json',
    record: 'dv-1/P1-E',
    field: 'class',
    why: 'there is no class piccolo',
  });
});

test('a custom scenario is completed', () => {
  const loaded = loadScenario(standardData, duel);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const [one, two] = loaded.scenario.sides;
  expect(one.units[0]?.place.directions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(two.units[0]).toMatchObject({
    pods: { energy: 1, crew: 1 },
    boxes: [null, 'energy', 'crew'],
    podArmor: 2,
    bound: null,
  });
  expect(loaded.scenario).toMatchObject({
    firstPlayer: 0,
    limit: null,
    points: null,
    special: { sambu: null, podHandlesCraft: [] },
  });
});

test.each<[string, (scenario: typeof duel) => void, string]>([
  [
    'unknown class',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { class: 'sabre' }),
    'duel/a | class | there is no class sabre',
  ],
  [
    'battlecraft alone',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { class: 'fugue', pods: {} }),
    'duel/a | class | a battlecraft starts in `carries` of a ship',
  ],
  [
    'unknown pod',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { pods: { oven: 1 } }),
    'duel/a | pods.oven | there is no such pod',
  ],
  [
    'too many pods',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { pods: { crew: 6 } }),
    'duel/a | pods | 6 places needed, a Sword has 5',
  ],
  [
    'storage on a Sword',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { pods: { storage: 1 } }),
    'duel/a | pods.storage | a Sword takes no storage pod',
  ],
  [
    'craft without pod',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { carries: ['fugue'] }),
    'duel/a | carries | names 1 craft for 0 battlecraft pods',
  ],
  [
    'pod without craft',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { pods: { battlecraft: 1 } }),
    'duel/a | carries | names 0 craft for 1 battlecraft pods',
  ],
  [
    'ship as craft',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { pods: { battlecraft: 1 }, carries: ['mace'] }),
    'duel/a | carries[0] | there is no battlecraft mace',
  ],
  [
    'too many rail missiles',
    ({ sides }) =>
      Object.assign(sides[0].units?.[0] ?? {}, { pods: { battlecraft: 1 }, carries: ['fugue'], rails: ['homing'] }),
    'duel/a | rails | a Fugue has 0 rails',
  ],
  [
    'rail type',
    ({ sides }) =>
      Object.assign(sides[0].units?.[0] ?? {}, {
        pods: { battlecraft: 1 },
        carries: ['terwillicker-x-1'],
        rails: ['guided'],
      }),
    'duel/a | rails | a Terwillicker X-1 carries no guided missile',
  ],
  [
    'boxes against pods',
    ({ sides }) => Object.assign(sides[1].units?.[0] ?? {}, { pods: { crew: 2 } }),
    'duel/b | boxes | do not hold what `pods` says',
  ],
  [
    'missiles of a missing pod',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { removeMissiles: { hunter: ['unguided'] } }),
    'duel/a | removeMissiles.hunter | no such pod aboard',
  ],
  [
    'hex off the sheets',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { place: { hex: 'B0101', velocity: [0, 0] } }),
    'duel/a | place.hex | B0101 is not on the sheets in play',
  ],
  [
    'no hex',
    ({ sides }) => Object.assign(sides[0].units?.[0] ?? {}, { place: { velocity: [0, 0] } }),
    'duel/a | place.hex | has no hex and no area to choose one from',
  ],
  ['same id', ({ sides }) => Object.assign(sides[1].units?.[0] ?? {}, { id: 'a' }), 'duel/a | id | stands twice'],
  [
    'asteroids off the sheets',
    (scenario) => Object.assign(scenario, { asteroids: ['A1701'] }),
    'duel | asteroids[0] | A1701 is not on the sheets in play',
  ],
  [
    'unknown unit',
    ({ victory }) => Object.assign(victory[0]?.when ?? {}, { units: ['c'] }),
    'duel | victory[0].when | there is no unit c',
  ],
  [
    'too many units',
    ({ victory }) => Object.assign(victory[0]?.when ?? {}, { count: 2 }),
    'duel | victory[0].when | asks for 2 of 1 units',
  ],
  [
    'points without rule',
    ({ victory }) => Object.assign(victory[0] ?? {}, { when: { kind: 'points', seat: 0, atLeast: 3 } }),
    'duel | victory[0].when | the scenario gives no points',
  ],
  [
    'unknown planet',
    (scenario) =>
      Object.assign(scenario, { jump: { seats: [0], region: { kind: 'beyond', distance: 9, planet: 'Mars' } } }),
    'duel | jump.region.planet | there is no planet Mars',
  ],
  [
    'crooked course',
    (scenario) =>
      Object.assign(scenario, {
        planets: [
          {
            name: 'Moon',
            hex: 'A0505',
            course: { direction: 6, turns: [{ hex: 'A0605', direction: 12 }], movesWith: 0 },
          },
        ],
      }),
    'duel | planets[0].course.turns[0] | A0605 is not reached from A0505 in direction 6',
  ],
  [
    'unknown option',
    (scenario) => Object.assign(scenario, { forcedOptions: ['fastMode'] }),
    'duel | forcedOptions | there is no option fastMode',
  ],
  [
    'two sheets in one place',
    (scenario) => Object.assign(scenario, { laterSheets: { B: [0, 0] } }),
    'duel | sheets | two sheets have one place',
  ],
  [
    'empty side',
    ({ sides }) => Object.assign(sides[0], { units: [] }),
    'duel | sides[0].units | a side has units or buys them',
  ],
])('cross reference: %s', (_, change, fault) => {
  expect(faults(change)).toContain(fault);
});

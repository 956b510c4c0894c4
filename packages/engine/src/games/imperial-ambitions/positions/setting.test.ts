import { expect, test } from 'vitest';
import { settingFor } from '#core/options';
import { aboardOf, unitsWhere } from '../board/units.ts';
import { builtInFiles } from '../data/load.ts';
import { standardData } from '../data/standard.ts';
import { imperialAmbitions } from '../index.ts';
import { B_ASSAULT, B_PLANETS, cloneState, SETUP, T_LAUNCH } from '../state.ts';
import { givenState, standardGame } from '../testing/given.ts';

const start = (scenario: string, options = {}) => {
  const game = standardGame();
  const wish = settingFor(game, { scenario, options });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const made = game.setUp(wish.setting);
  if (!made.ok) throw new Error(made.refusal.why);
  return made.g;
};

test('IA-win-2 every war starts with each player in control of his home sector', () => {
  for (const { id, systems } of standardData.scenarios.filter(({ kind }) => kind === 'strategic')) {
    const g = start(id);
    expect([g.phase, g.systems.controller]).toEqual([SETUP, systems.map(({ owner }) => owner)]);
  }
});

test('battle scenarios stand at the phase that their set-up says (R123)', () => {
  const phases = ['01-duel', '02-carrier-strike', '03-base-assault', '04-planetfall', '05-surface-storm'];
  expect(phases.map((id) => start(id).battle.phase)).toEqual([T_LAUNCH, B_PLANETS, B_PLANETS, B_PLANETS, B_ASSAULT]);
  expect(start('05-surface-storm').assault).toMatchObject({ on: 1, attacker: 1, defender: 0, system: 0 });
});

test('units of a scenario stand with what they carry', () => {
  const g = start('02-carrier-strike');
  const carriers = unitsWhere(g, (unit) => g.units.type[unit] === 5);
  expect(carriers.map((unit) => aboardOf(g, unit).map((one) => g.names[one]))).toEqual([
    ['F1', 'F2'],
    ['F3', 'F4'],
    ['F5', 'F6'],
  ]);
});

test('IA-neu-1 option neutralStrength replaces the garrisons, option forces leaves buying to the players', () => {
  const neutrals = (g: ReturnType<typeof start>): number => unitsWhere(g, (unit) => g.units.owner[unit] === -1).length;
  expect([neutrals(start('07-buffer-zone')), neutrals(start('07-buffer-zone', { neutralStrength: 'heavy' }))]).toEqual([
    6, 42,
  ]);
  const bought = start('07-buffer-zone', { forces: 'purchase' });
  expect([bought.fixedRows, bought.players.treasury]).toEqual([6, [0, 0]]);
});

test('a position may hold the largest war that can be played: 3,000 units, a battle among them', () => {
  const at = (nth: number): string => `${'ABCDEFGHIJKLMNO'[nth % 15]}${1 + (nth % 4)}`;
  const garrison = Array.from({ length: 2998 }, (_, nth) => {
    return { id: `Inf${nth}`, type: 'Inf', owner: 1 + (nth % 6), system: at(nth), where: 'surface' };
  });
  const ships = [1, 2].map((owner) => {
    return { id: `BB${owner}`, type: 'BB', owner, system: 'A1', map: { xy: [20, 20 + owner], facing: 0 } };
  });
  const position = {
    scenario: '10-second-empire',
    units: [...garrison, ...ships],
    battle: { system: 'A1', phase: 'move' },
  };
  const game = standardGame();
  const wish = settingFor(game, { scenario: '10-second-empire', position });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const made = game.setUp(wish.setting);
  if (!made.ok) throw new Error(made.refusal.why);
  expect(unitsWhere(made.g, () => true)).toHaveLength(3000);
  expect([made.g.battle.on, game.audit(made.g)]).toEqual([1, []]);
});

test('a scenario from a file opens, and its faults are reported by field', () => {
  const file = JSON.parse(JSON.stringify(builtInFiles.scenarios.scenarios[0])) as {
    id: string;
    sides: { role: string }[];
  };
  file.id = 'my-duel';
  const opened = imperialAmbitions.open(null, file);
  expect(opened.ok && opened.module.game.scenarios.map(({ id }) => id)).toContain('my-duel');
  file.sides[0]!.role = 'attacker';
  const wrong = imperialAmbitions.open(null, file);
  expect(wrong.ok || wrong.problems).toEqual(['scenario: my-duel: sides: one side is the defender']);
});

test('IA-position a position that does not fit is refused by field', () => {
  const units = { f: { type: 'F', owner: 0, aboard: 'dd' }, dd: { type: 'DD', owner: 0, system: 'A1' } } as const;
  expect(() => givenState({ units })).toThrow('units.0.aboard: dd has no room for f');
  expect(() => givenState({ units: { dd: { type: 'DD', owner: 0, system: 'Z9' } } })).toThrow('there is no system Z9');
  expect(() => givenState({ units: { dd: { type: 'DD', owner: 0, steps: 3, system: 'A1' } } })).toThrow(
    'a DD has 2 steps',
  );
});

test('a given battle stands at its phase', () => {
  const { at, unit } = givenState({
    battle: 'fire',
    planets: { habitable: '0905' },
    units: {
      dd: { type: 'DD', owner: 0, at: [20, 20], facing: 3 },
      ca: { type: 'CA', owner: 1, at: [24, 20] },
      pdb: { type: 'PDB', owner: 0, where: 'surface' },
    },
  });
  expect(at.g.battle).toMatchObject({ on: 1, sides: [0, 1], defender: 0, hostile: [0, 1], units: [0, 1, 2], seen: 3 });
  expect([at.g.units.battle[unit('dd')], at.g.units.battle[unit('pdb')], at.g.units.facing[unit('dd')]]).toEqual([
    1, 3, 3,
  ]);
});

test('a clone of the largest war is equal', () => {
  const g = start('10-second-empire');
  expect(cloneState(g)).toEqual(g);
});

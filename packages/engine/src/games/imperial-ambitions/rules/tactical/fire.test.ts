import { expect, test } from 'vitest';
import type { FireOrder } from '../../orders/pace-types.ts';
import { T_MOVE } from '../../state.ts';
import { type Given, type GivenTable, given, unitAt } from '../../testing/given.ts';

/** Two bases of seat 0 and three ships of seat 1 in range of each other. */
const duel: Given['units'] = {
  b1: unitAt('B', 0, [20, 20]),
  b2: unitAt('B', 0, [20, 21]),
  bb: unitAt('BB', 1, [22, 20]),
  ca: unitAt('CA', 1, [22, 21]),
  dd: unitAt('DD', 1, [22, 22]),
  b3: unitAt('B', 0, [20, 21]),
};
const start = (units: Given['units'], more: Partial<Given> = {}): GivenTable =>
  given({ battle: 'fire', units, dice: [6, 1], ...more });
const fire = (table: GivenTable, seat: number, units: string[], target: string, dice: number[]): void =>
  table.act(
    seat,
    'fire',
    { do: 'fire', units: units.map((name) => table.unit(name)), target: table.unit(target) },
    dice,
  );
const steps = (table: GivenTable, name: string): number => table.g.units.steps[table.unit(name)]!;
const asked = (table: GivenTable): number => table.decision('fire').by;

test('IA-tac-cbt-1 one die a side, the higher fires first; ties roll again', () => {
  expect(asked(start(duel))).toBe(0);
  expect(asked(start(duel, { dice: [2, 5] }))).toBe(1);
  expect(asked(start(duel, { dice: [4, 4, 1, 3] }))).toBe(1);
});

test('IA-tac-cbt-2 sides alternate until they are done, finally', () => {
  const table = start(duel);
  fire(table, 0, ['b1'], 'bb', [6]); // 32 to 15: 2-1
  expect(asked(table)).toBe(1);
  fire(table, 1, ['dd'], 'b2', []); // 3 to 24: nothing
  expect(asked(table)).toBe(0);
  table.act(0, 'fire', { do: 'done' });
  expect(asked(table)).toBe(1);
  fire(table, 1, ['bb'], 'b2', [1]); // 12 to 24: 1-2
  expect([asked(table), steps(table, 'b2')]).toEqual([1, 3]);
});

test('IA-tac-cbt-4 no unit fires twice in a phase', () => {
  const table = start(duel);
  fire(table, 0, ['b1'], 'bb', [6]);
  table.act(1, 'fire', { do: 'done' });
  const again = { do: 'fire' as const, units: [table.unit('b1')], target: table.unit('bb') };
  expect(table.refusal(0, 'fire', again)?.rule).toBe('IA-tac-cbt-4');
});

test('IA-tac-cbt-5 IA-tac-cbt-6 a unit is attacked again, and losses count at once', () => {
  const table = start(duel);
  fire(table, 0, ['b1'], 'bb', [3]); // 32 to 15: 2-1, one hit: now 9-12-3
  expect(steps(table, 'bb')).toBe(3);
  table.act(1, 'fire', { do: 'done' });
  fire(table, 0, ['b2'], 'bb', [6]); // 32 to 12 is still 2-1
  expect(table.told('fire').at(-1)).toMatchObject({ attack: 32, defence: 12, row: 3 });
});

test('IA-tac-cbt-6 a reduced unit fires with what is left, a destroyed one not at all (R43)', () => {
  const table = start({ ...duel, dd: unitAt('DD', 1, [22, 22], { steps: 1 }) });
  fire(table, 0, ['b1'], 'dd', [1]); // 32 to 2: 5-1, four hits on one step
  expect(table.told('destroyed')).toEqual([{ unit: table.unit('dd') }]);
  const dead = { do: 'fire' as const, units: [table.unit('dd')], target: table.unit('b1') };
  expect(table.refusal(1, 'fire', dead)?.rule).toBe('IA-tac-cbt-3');
});

test('IA-tac-cbt-7 IA-tac-cbt-30 a group from several hexes: each member with its own range and facing', () => {
  const table = start({
    bb: unitAt('BB', 0, [22, 20]), // two hexes abeam: 12
    ca: unitAt('CA', 0, [20, 25], { facing: 0 }), // five hexes, dead ahead: 6 - 2, two thirds: 3
    f: unitAt('F', 0, [20, 20]), // same hex: 4 + 2
    foe: unitAt('CL', 1, [20, 20], { facing: 0 }),
    other: unitAt('CL', 1, [20, 21]),
  });
  fire(table, 0, ['bb', 'ca', 'f'], 'foe', [6]);
  expect(table.told('fire').at(-1)).toMatchObject({ attack: 21, defence: 5, row: 5 });
});

test('IA-tac-cbt-8 IA-tac-cbt-32 an attack without effect is legal, rolls no die and uses up the shots (R41)', () => {
  const table = start({ ...duel, cl: unitAt('CL', 1, [22, 22]) }, { dice: [1, 6] });
  fire(table, 1, ['cl'], 'b1', []); // 5 to 24
  expect(table.g.units.fired[table.unit('cl')]).toBe(1);
  expect(table.told('hits')).toMatchObject([{ target: table.unit('b1'), hits: 0, chances: [36, 0, 0, 0, 0] }]);
});

test('IA-tac-cbt-23 DS halved doubles the odds of an attack from ahead', () => {
  const table = start({
    ...duel,
    bc: unitAt('BC', 1, [20, 17], { facing: 1 }),
  });
  fire(table, 0, ['b1'], 'bc', [6]);
  expect(table.told('fire').at(-1)).toMatchObject({ attack: 32, defence: 10, row: 4 });
});

test('IA-tac-cbt-29 hits reduce the target by so many steps; at none left it is removed', () => {
  const table = start({ ...duel, ca: unitAt('CA', 1, [22, 21], { facing: 0 }) });
  fire(table, 0, ['b1'], 'ca', [1]); // 32 to 8: 4-1, three hits
  expect(steps(table, 'ca')).toBe(0);
  expect(table.g.players.lossPoints).toEqual([0, 80]); // R112: its value points
});

test('IA-tac-cbt-28 one attack hits one unit of a stack, and hits never spill over (R6)', () => {
  const table = start({
    ...duel,
    cg: unitAt('Cg', 1, [22, 22], { steps: 1 }),
  });
  fire(table, 0, ['b1', 'b2'], 'cg', [1]);
  expect([steps(table, 'cg'), steps(table, 'dd'), steps(table, 'bb')]).toEqual([0, 2, 4]);
});

test('IA-tac-cbt-2 a side without a unit that can fire is skipped (R42)', () => {
  const table = start(
    {
      b: unitAt('B', 0, [20, 20]),
      cg: unitAt('Cg', 1, [22, 20]),
      far: unitAt('BB', 1, [22, 30]),
      near: unitAt('F', 0, [22, 29]),
    },
    { pace: [{ yield: 'never' }, { yield: 'never' }] },
  );
  fire(table, 0, ['b'], 'cg', [6, 1]);
  expect(asked(table)).toBe(1); // the BB has the fighter in reach
  table.act(1, 'fire', { do: 'done' });
  fire(table, 0, ['near'], 'far', [6, 6, 1]); // from ahead: 4 to 8; then T2 rolls
  expect(table.g.battle.phase).toBe(T_MOVE);
});

test('IA-tac-cbt-31 skipForced: passed over while nothing reaches 1-3, and not done; without it the seat is asked (5.1)', () => {
  const units: Given['units'] = {
    b: unitAt('B', 0, [20, 20]),
    f: unitAt('F', 1, [22, 20]), // 4 to 24
  };
  const skipped = start(units, { dice: [1, 6] });
  expect([skipped.told('standing'), skipped.told('done'), skipped.g.battle.done]).toEqual([[], [], [0, 0]]);
  expect(asked(skipped)).toBe(0);
  expect(asked(start(units, { dice: [1, 6], pace: [{}, { skipForced: false }] }))).toBe(1);
});

test('IA-tac-cbt-31 R42 R108 a PDB that fires becomes a target: the side that was passed over is asked again', () => {
  const table = start(
    {
      pdb: { type: 'PDB', owner: 0, where: 'surface' },
      dd: unitAt('DD', 0, [35, 30]), // out of everybody's range
      foe: unitAt('BB', 1, [22, 21]),
      foe2: unitAt('BB', 1, [22, 21]),
    },
    { planets: { habitable: '0905' }, dice: [1, 6] }, // seat 1 is first, with nothing to fire at
  );
  expect(asked(table)).toBe(0);
  fire(table, 0, ['pdb'], 'foe', [6]); // 32 to 15: 2-1, no hit
  expect(asked(table)).toBe(1);
  fire(table, 1, ['foe', 'foe2'], 'pdb', [1, 6, 1]); // 6 + 6 to 24: 1-2, one hit; then T2 rolls
  expect(table.told('fire').at(-1)).toMatchObject({ attack: 12, defence: 24 });
  expect(steps(table, 'pdb')).toBe(3);
});

test('IA-tac-cbt-31 R42 a side that passes is done for the phase, whatever becomes a target later', () => {
  const table = start(
    {
      pdb: { type: 'PDB', owner: 0, where: 'surface' },
      near: unitAt('BB', 0, [22, 22]),
      foe: unitAt('BB', 1, [22, 21]),
    },
    { planets: { habitable: '0905' }, dice: [1, 6] },
  );
  table.act(1, 'fire', { do: 'done' });
  expect(table.events.filter(({ type }) => type === 'done')).toMatchObject([
    { rule: 'IA-tac-cbt-31', data: { owner: 1 } },
  ]);
  fire(table, 0, ['pdb'], 'foe', [6]);
  expect(asked(table)).toBe(0); // seat 1 is not asked again
});

test('IA-pdb-3 firing marks a PDB for the battle, even without effect (R41)', () => {
  const table = start(
    {
      pdb: { type: 'PDB', owner: 0, where: 'surface', steps: 1 },
      dd: unitAt('DD', 0, [30, 30]),
      foe: unitAt('BB', 1, [22, 21]),
      ca: unitAt('CA', 1, [22, 21]),
    },
    { planets: { habitable: '0905' } },
  );
  fire(table, 0, ['pdb'], 'foe', [6]); // 12 to 15: 1-2
  expect(table.g.units.hasAttacked[table.unit('pdb')]).toBe(1);
  fire(table, 1, ['foe', 'ca'], 'pdb', [1, 6, 1]); // 6 + 3 to 6: 1-1; then T2 rolls
  expect(table.told('fire').at(-1)).toMatchObject({ attack: 9, defence: 6, row: 2 });
  expect(table.g.units.status[table.unit('pdb')]).not.toBe(0);
});

const order = (target: number | null, more: Partial<FireOrder> = {}): FireOrder => ({
  target,
  types: [],
  members: null,
  leastRow: 0,
  smallestGroup: false,
  ...more,
});

test('IA-tac-cbt-2 fireOrders: one order a slot, an order below its row is dropped (5.2)', () => {
  const table = start(duel, {
    dice: [6, 1, 5], // the first attack rolls at once
    pace: [{ fireOrders: [order(null, { types: ['DD'], members: [0], leastRow: 6 }), order(2, { leastRow: 6 })] }],
  });
  expect(table.told('fire')).toEqual([{ by: 0, units: [0], target: 4, attack: 32, defence: 4, row: 6 }]);
});

test('every attack is listed while the list is short', () => {
  const table = start(duel);
  const options = table.game.choices.fire.options!(table.play(), table.decision() as never)!;
  expect(options).toHaveLength(22); // seven groups of three bases at three ships, or none
  expect(options.at(-1)).toEqual({ do: 'done' });
});

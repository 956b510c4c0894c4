import { expect, test } from 'vitest';
import type { UnitTypeId } from '../../data/names.ts';
import { CANCELLED, DESTROYED, IN_PLAY, LOST } from '../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given, unitAt } from '../../testing/given.ts';
import { captureUnit } from './hits.ts';

const aboard = (type: UnitTypeId, host: string, more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner: 1,
  aboard: host,
  ...more,
});

/** A base of seat 0 fires once at `target` of seat 1; a BB of his keeps him in the battle. */
function shoot(
  units: Given['units'],
  target: string,
  dice: number[],
  { pace = [], ...more }: Partial<Given> = {},
): GivenTable {
  const table = given({
    battle: 'fire',
    units: {
      gun: unitAt('B', 0, [20, 20]),
      gun2: unitAt('B', 0, [20, 20]),
      bb: unitAt('BB', 1, [20, 22]),
      ...units,
    },
    dice: [6, 1],
    pace: [0, 1].map((seat) => ({ losses: 'cheapest' as const, yield: 'never' as const, ...pace[seat] })),
    ...more,
  });
  table.act(0, 'fire', { do: 'fire', units: [table.unit('gun')], target: table.unit(target) }, dice);
  return table;
}
const steps = (table: GivenTable, ...names: string[]): number[] =>
  names.map((name) => table.g.units.steps[table.unit(name)]!);
const status = (table: GivenTable, name: string): number => table.g.units.status[table.unit(name)]!;

test('IA-land-7 each step that a carrier loses costs one landed fighter step', () => {
  const units = {
    cv: unitAt('CV', 1, [22, 20]),
    f1: aboard('F', 'cv'),
    f2: aboard('F', 'cv', { steps: 1 }),
  };
  const one = shoot(units, 'cv', [4]); // 32 to 3: one hit; the weaker squadron goes first
  expect(steps(one, 'cv', 'f1', 'f2')).toEqual([3, 2, 0]);
  const three = shoot(units, 'cv', [2]);
  expect(steps(three, 'cv', 'f1', 'f2')).toEqual([1, 0, 0]);
});

test('IA-land-7 two steps lost with one fighter step aboard cost that one only (trap 7)', () => {
  const table = shoot({ cv: unitAt('CV', 1, [22, 20]), f: aboard('F', 'cv', { steps: 1 }) }, 'cv', [3]);
  expect(steps(table, 'cv', 'f')).toEqual([2, 0]);
  expect(steps(table, 'bb')).toEqual([4]);
});

test('IA-land-7 IA-tac-cbt-33 R134 the owner chooses unless he gave a standing order', () => {
  const table = shoot(
    { cv: unitAt('CV', 1, [22, 20]), f1: aboard('F', 'cv'), f2: aboard('F', 'cv', { steps: 1 }) },
    'cv',
    [4],
    { pace: [{}, { losses: 'ask' }] },
  );
  const [f1, f2] = [table.unit('f1'), table.unit('f2')];
  expect(table.decision()).toMatchObject({ by: 1, kind: 'chooseLosses', about: { units: [f1, f2], steps: 1 } });
  expect(table.refusal(1, 'chooseLosses', { units: [] })?.rule).toBe('IA-land-7');
  expect(table.refusal(1, 'chooseLosses', { units: [table.unit('bb')] })?.rule).toBe('IA-land-7');
  table.act(1, 'chooseLosses', { units: [f1] });
  expect(steps(table, 'cv', 'f1', 'f2')).toEqual([3, 1, 1]);
});

test('IA-land-7 nobody is asked when all choices leave the same position, and a list of types decides (5.1, 5.2)', () => {
  const alike = shoot({ cv: unitAt('CV', 1, [22, 20]), f1: aboard('F', 'cv'), f2: aboard('F', 'cv') }, 'cv', [4], {
    pace: [{}, { losses: 'ask' }],
  });
  expect(steps(alike, 'cv', 'f1', 'f2')).toEqual([3, 1, 2]);
  // two steps of two whole squadrons: one is lost, or both are halved
  const two = shoot({ cv: unitAt('CV', 1, [22, 20]), f1: aboard('F', 'cv'), f2: aboard('F', 'cv') }, 'cv', [3], {
    pace: [{}, { losses: 'ask' }],
  });
  expect(two.decision().kind).toBe('chooseLosses');
});

test('IA-land-8 IA-land-9 each step of a base costs a fighter step, a step of the docked ship and one of the troops', () => {
  const table = shoot(
    {
      b: unitAt('B', 1, [22, 20]),
      f: aboard('F', 'b'),
      ca: aboard('CA', 'b'),
      arm: aboard('Arm', 'b'),
    },
    'b',
    [1], // 32 to 24: 1-1, one hit
  );
  expect(steps(table, 'b', 'f', 'ca', 'arm')).toEqual([3, 1, 2, 1]);
  // projects count as docked and landed (R44)
  const yard = { b: unitAt('B', 1, [22, 20]), bc: aboard('BC', 'b', { project: true, steps: 2 }) };
  expect(steps(shoot(yard, 'b', [1]), 'b', 'bc')).toEqual([3, 1]);
});

test('IA-land-8 a carrier in the dock loses a fighter step for its own step (trap 33), a transport its troops', () => {
  const table = shoot(
    { b: unitAt('B', 1, [22, 20]), cv: aboard('CV', 'b'), f: aboard('F', 'cv'), own: aboard('F', 'b') },
    'b',
    [2],
  );
  expect(steps(table, 'b', 'cv', 'f', 'own')).toEqual([3, 3, 1, 1]);
  const loaded = shoot({ b: unitAt('B', 1, [22, 20]), t: aboard('T', 'b'), inf: aboard('Inf', 't') }, 'b', [2]);
  expect(steps(loaded, 'b', 't', 'inf')).toEqual([3, 1, 1]);
});

test('IA-land-8 IA-land-13 the last step too: then fighters and the docked ship are cast loose, troops and projects are lost (R45)', () => {
  const table = shoot(
    {
      ss: unitAt('SS', 1, [22, 20], { steps: 2, facing: 4 }),
      bb2: aboard('BB', 'ss'),
      arm: aboard('Arm', 'ss'),
    },
    'ss',
    [1], // 32 to 2: 5-1, four hits on two steps
  );
  expect(status(table, 'ss')).toBe(DESTROYED);
  expect(status(table, 'arm')).toBe(DESTROYED); // both its steps
  const bb = table.unit('bb2');
  expect([table.g.units.steps[bb], table.g.units.host[bb]]).toEqual([2, -1]);
  expect(table.decision()).toMatchObject({ by: 1, kind: 'castLoose', about: { units: [bb] } });
  expect(table.refusal(1, 'castLoose', { units: [{ unit: table.unit('bb'), facing: 1 }] })?.rule).toBe('IA-land-8');
  table.act(1, 'castLoose', { units: [{ unit: bb, facing: 2 }] });
  expect(table.g.units.facing[bb]).toBe(2);
  // it may be fired at but does not fire in this phase
  const shot = { do: 'fire' as const, units: [bb], target: table.unit('gun') };
  expect(table.refusal(1, 'fire', shot)?.rule).toBe('IA-tac-cbt-4');
  table.act(1, 'fire', { do: 'done' });
  const at = { do: 'fire' as const, units: [table.unit('gun2')], target: bb };
  expect(table.refusal(0, 'fire', at)).toBeNull();
});

test('IA-land-13 R45 R94 what was cast loose may land or dock in the same tactical turn', () => {
  const table = shoot(
    {
      ss: unitAt('SS', 1, [22, 20], { steps: 1 }),
      dd2: aboard('DD', 'ss'),
      other: unitAt('B', 1, [22, 20]),
    },
    'ss',
    [1],
  );
  const [dd, other] = [table.unit('dd2'), table.unit('other')];
  table.act(1, 'castLoose', { units: [] });
  for (const seat of [1, 0])
    if (table.table.pending.some(({ by }) => by === seat)) table.act(seat, 'fire', { do: 'done' });
  expect(table.g.units.fired[dd]).toBe(1);
  table.act(1, 'land', { land: [{ unit: dd, host: other }], merge: [] });
  expect(table.g.units.host[dd]).toBe(other);
});

test('IA-tac-cbt-33 R134 identical choices are made for him, choices that differ in anything are not', () => {
  const carrier = { cv: unitAt('CV', 1, [22, 20]), f1: aboard('F', 'cv'), f2: aboard('F', 'cv') };
  const ask = { pace: [{}, { losses: 'ask' as const }] };
  const alike = shoot(carrier, 'cv', [4], ask); // one step of two full squadrons
  expect(alike.told('standing')).toMatchObject([{ kind: 'chooseLosses', why: 'forced' }]);
  const bound = shoot({ ...carrier, f2: aboard('F', 'cv', { bound: true }) }, 'cv', [4], ask);
  expect(bound.decision()).toMatchObject({ by: 1, kind: 'chooseLosses', about: { steps: 1 } });
  const spread = shoot(carrier, 'cv', [3], ask); // two steps: of one, or one of each
  expect(spread.decision()).toMatchObject({ by: 1, kind: 'chooseLosses', about: { steps: 2 } });
  const ordered = shoot(carrier, 'cv', [3], { pace: [{}, { losses: 'cheapest' as const }] });
  expect(ordered.told('standing')).toMatchObject([{ kind: 'chooseLosses', why: 'order' }]);
  const nobody = given({
    battle: 'fire',
    units: { a: unitAt('DD', 0, [20, 20]), x: unitAt('DD', 1, [20, 22]) },
    dice: [6, 1],
  });
  expect(nobody.g.pace.map(({ losses }) => losses)).toEqual(['ask', 'ask']);
});

test('IA-land-9 troops that outlive their base, and its project, are lost with it (R45)', () => {
  const table = shoot(
    {
      ss: unitAt('SS', 1, [22, 20], { steps: 1 }),
      arm: aboard('Arm', 'ss'),
      ca: aboard('CA', 'ss', { project: true, steps: 2 }),
    },
    'ss',
    [4],
  );
  expect([status(table, 'arm'), status(table, 'ca')]).toEqual([LOST, CANCELLED]);
  expect(table.table.pending[0]!.kind).toBe('fire');
});

test('IA-gnd-10 each step that a transport loses costs its troops one', () => {
  const one = shoot({ t: unitAt('T', 1, [22, 20]), inf: aboard('Inf', 't') }, 't', [5]);
  expect(steps(one, 't', 'inf')).toEqual([1, 1]);
  const two = shoot(
    { t: unitAt('T', 1, [22, 20]), a: aboard('Inf', 't', { steps: 1 }), b: aboard('Arm', 't', { steps: 1 }) },
    't',
    [5],
  );
  expect(steps(two, 't', 'a', 'b')).toEqual([1, 0, 1]); // the cheaper one first
});

test('IA-tac-cbt-29 a ship hit to its last step in the dock of a base that stands stays docked (trap 9)', () => {
  const table = shoot({ b: unitAt('B', 1, [22, 20]), dd: aboard('DD', 'b') }, 'b', [2]);
  expect([status(table, 'dd'), table.g.units.host[table.unit('dd')]]).toEqual([IN_PLAY, table.unit('b')]);
});

test('IA-sur-7 a captured unit keeps its steps, place and cargo, takes a free name and counts as lost', () => {
  const table = given({
    battle: 'fire',
    units: {
      BB1: unitAt('BB', 0, [20, 20]),
      cv: unitAt('CV', 1, [22, 20], { steps: 1, facing: 4 }),
      f: aboard('F', 'cv', { steps: 1 }),
      bb: unitAt('BB', 1, [20, 22]),
    },
    dice: [6, 1],
  });
  const cv = table.unit('cv');
  const f = table.unit('f');
  captureUnit(table.play(), cv, 0, 'IA-sur-4');
  const { units, players, battle } = table.g;
  expect([units.owner[cv], units.owner[f], units.steps[cv], units.facing[cv], units.host[f]]).toEqual([0, 0, 1, 4, cv]);
  expect([units.idleUntil[cv], units.idleUntil[f]]).toEqual([battle.turn + 1, battle.turn + 1]);
  expect(players.lossPoints).toEqual([0, 25 * 2 + 10 * 2]);
});

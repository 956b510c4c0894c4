import { describe, expect, test } from 'vitest';
import { openingsFor } from '#core/figures';
import { type GivenTable, given, givenBattle } from '../../testing/given.ts';

const BB = { as: 12, ds: 15, ma: 3, isHyperspaceCapable: true, range: 2 };

describe('activation', () => {
  const moving = (): GivenTable =>
    givenBattle('move', {
      bb: { type: 'BB', owner: 0, at: [20, 20], facing: 0 },
      dd: { type: 'DD', owner: 0, at: [20, 20], facing: 3 },
      foe: { type: 'DD', owner: 1, at: [30, 30], facing: 0 },
    });

  test('IA-tac-move-6 a stack is activated at once, each unit with every end of its way', () => {
    const table = moving();
    table.act(0, 'round', { do: 'roll' }, [1]);
    const stacks = table.next('activate', { stack: null, moves: [] });
    expect(stacks.stacks).toEqual([{ xy: [20, 20], units: [table.unit('bb'), table.unit('dd')], size: 2 }]);
    expect(stacks.units).toEqual([]);
    const { units, left } = table.next('activate', { stack: [20, 20], moves: [] });
    expect(left).toBe(2);
    expect(units.map(({ unit }) => unit)).toEqual([table.unit('bb'), table.unit('dd')]);
    const ahead = units[0]!.ends.find(({ move }) => move.do === 'move' && move.hexes === 2 && move.turns.length === 0);
    expect(ahead).toMatchObject({ xy: [20, 18], facing: 0, cost: 2 }); // facing north, two hexes for two points
    const stay = { unit: table.unit('bb'), do: 'stay' } as const;
    const rest = table.next('activate', { stack: [20, 20], moves: [stay] });
    expect([rest.left, rest.units.map(({ unit }) => unit)]).toEqual([1, [table.unit('dd')]]);
  });

  test('IA-tac-move-9 an empty hex or an enemy has nothing to activate', () => {
    const table = moving();
    table.act(0, 'round', { do: 'roll' }, [1]);
    const asked = table.table.pending[0]!;
    for (const stack of [
      [21, 20],
      [30, 30],
    ])
      expect(openingsFor(table.play(), asked, { stack, moves: [] })).toMatchObject({
        ok: false,
        refusal: { rule: 'IA-tac-move-9' },
      });
  });
});

test('IA-hyp-1 IA-tf-2 a jump reaches every hex within the range of the slowest', () => {
  const table = given({
    phase: 'moving',
    order: [0, 1],
    units: { dd: { type: 'DD', owner: 0, system: 'A1' }, foe: { type: 'DD', owner: 1, system: 'C1' } },
  });
  const { groups } = table.next('strategicMove', { before: [], group: null, to: null, after: [], at: null });
  expect(groups).toEqual([{ taskForce: null, xy: [7, 8], units: [table.unit('dd')], range: 3 }]);
  const { ends, range } = table.next('strategicMove', {
    before: [],
    group: { units: [table.unit('dd')] },
    to: null,
    after: [],
    at: null,
  });
  expect([range, ends.length]).toEqual([3, 36]); // three rings of 6, 12 and 18 hexes
  expect(ends).toContainEqual({ to: [9, 8], distance: 2 });
  const foreign = { before: [], group: { units: [table.unit('foe')] }, to: null, after: [], at: null };
  expect(openingsFor(table.play(), table.table.pending[0]!, foreign)).toMatchObject({ ok: false });
});

test('IA-seq-4 IA-hyp-7 after a jump: free actions of those who stayed, none of those who jumped', () => {
  const table = given({
    phase: 'moving',
    order: [0, 1],
    units: {
      t: { type: 'T', owner: 0, system: 'A1' },
      home: { type: 'Inf', owner: 0, system: 'A2', where: 'surface' },
      b: { type: 'B', owner: 0, system: 'A2', where: 'orbit:habitable' },
      dd: { type: 'DD', owner: 0, system: 'A2' },
      near: { type: 'DD', owner: 0, xy: [10, 5] },
    },
  });
  const near = { units: [table.unit('near')] };
  const jump = { before: [], group: near, to: [11, 4] as [number, number], after: [], at: [11, 4] as [number, number] };
  const { shifts } = table.next('strategicMove', jump);
  expect(shifts).toContainEqual({ do: 'board', unit: table.unit('dd'), host: table.unit('b') });
  expect(shifts.filter(({ unit }) => unit === table.unit('near'))).toEqual([]);
  const dock = { do: 'board', unit: table.unit('dd'), host: table.unit('b') } as const;
  expect(table.next('strategicMove', { ...jump, after: [dock] }).shifts).not.toContainEqual(dock);
  const far = { ...jump, to: [30, 4] };
  expect(openingsFor(table.play(), table.table.pending[0]!, far)).toMatchObject({ refusal: { rule: 'IA-hyp-1' } });
  table.act(0, 'strategicMove', { before: [], jump: { ...near, to: [11, 4] }, after: [dock] });
  expect(table.g.units.host[table.unit('dd')]).toBe(table.unit('b'));
});

test('IA-tac-cbt-26 IA-tac-cbt-4 who cannot fire at the target, and why; the arcs of the target', () => {
  const table = givenBattle(
    'fire',
    {
      bb: { type: 'BB', owner: 0, at: [19, 28], facing: 1 },
      dd: { type: 'DD', owner: 1, at: [19, 22], facing: 0 },
      ca: { type: 'CA', owner: 0, at: [21, 22], facing: 1 },
      far: { type: 'CL', owner: 0, at: [5, 5], facing: 1 },
      f: { type: 'F', owner: 0, at: [19, 24] },
    },
    { planets: { habitable: '0610' } },
  );
  const target = table.unit('dd');
  const { barred, members, arcs } = table.next('fire', { target, units: [] });
  expect(members.map(({ unit, isEndOn }) => [unit, isEndOn])).toEqual([
    [table.unit('ca'), false],
    [table.unit('f'), true],
  ]);
  expect(barred.map(({ unit, rule, block }) => [unit, rule, block])).toEqual([
    [table.unit('bb'), 'IA-tac-cbt-26', [19, 25]],
    [table.unit('far'), 'IA-tac-cbt-16', null],
  ]);
  expect(arcs.forward).toContainEqual([19, 16]); // six hexes ahead
  expect(arcs.rear).toContainEqual([19, 28]);
  expect([...arcs.forward, ...arcs.rear]).not.toContainEqual([21, 22]);
});

test('IA-tac-cbt-3 a fire group: whom it reaches, who may join, and with what strength', () => {
  const table = givenBattle('fire', {
    bb: { type: 'BB', owner: 0, at: [20, 20], facing: 1 },
    far: { type: 'DD', owner: 0, at: [5, 5], facing: 1 },
    dd: { type: 'DD', owner: 1, at: [20, 23], facing: 1 },
  });
  const target = table.unit('dd');
  const best = { row: 4, chances: [12, 18, 6, 0, 0] }; // 12 to 4: 3-1
  expect(table.next('fire', { target: null, units: [] }).targets).toEqual([
    { target, units: [table.unit('bb')], best },
  ]);
  const { members } = table.next('fire', { target, units: [] });
  expect(members.map(({ unit, strength }) => [unit, strength])).toEqual([[table.unit('bb'), 12]]);
  expect(table.next('fire', { target, units: [table.unit('bb')] }).members).toEqual([]);
});

test('IA-bld-21 what may be ordered in a system, and what is left of the treasury', () => {
  const table = given({
    phase: 'build',
    treasury: [100, 0],
    units: {
      b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    },
  });
  const { systems } = table.next('build', { orders: [], system: null });
  expect(systems).toHaveLength(1);
  const start = { do: 'start', base: table.unit('b'), type: 'BB' } as const;
  const first = table.next('build', { orders: [], system: systems[0]! });
  expect(first.orders).toContainEqual({
    order: start,
    cost: 30,
    strength: BB,
    payments: [30, 30, 30, 30, 30],
    paid: 0,
  }); // IA-bld-7
  const second = table.next('build', { orders: [start], system: systems[0]! });
  expect(second.money).toBe(70);
  expect(second.orders.filter(({ order }) => order.do === 'start')).toEqual([]); // IA-bld-13: one step a turn
  expect(second.listed).toEqual([{ payments: [30, 30, 30, 30, 30], paid: 0 }]);
});

test('IA-bld-7 a project that runs: what was paid before, and what is still to come', () => {
  const table = given({
    phase: 'build',
    treasury: [100, 0],
    units: {
      b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
      bb: { type: 'BB', owner: 0, system: 'A1', where: 'orbit:habitable', project: true, steps: 2 },
    },
  });
  const order = { do: 'continue', project: table.unit('bb') } as const;
  const [system = -1] = table.next('build', { orders: [], system: null }).systems;
  const { orders } = table.next('build', { orders: [], system });
  expect(orders).toContainEqual({ order, cost: 30, strength: BB, payments: [30, 30, 30], paid: 2 });
});

import { expect, test } from 'vitest';
import { observe } from '#core/observe';
import { randomFrom } from '#core/random';
import type { AnswerOf } from '#core/types';
import { type GivenTable, type GivenUnit, given } from '../testing/given.ts';
import type { BuildOrder, Choices, ImperialTypes, Shift } from '../types.ts';

/** What seat 1 may know is alike in all these tables of seat 0: its base, its marker, its planet. */
const known: Record<string, GivenUnit> = {
  mine: { type: 'B', owner: 1, system: 'C1', where: 'orbit:habitable' },
  inf: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
  cg: { type: 'Cg', owner: 1, system: 'C1' },
  dd: { type: 'DD', owner: 1, system: 'C1', taskForce: 1 },
  base: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
  garrison: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  tf: { type: 'DD', owner: 0, xy: [8, 12], taskForce: 2 },
};
const hidden: Record<string, GivenUnit>[] = [
  {},
  {
    bb: { type: 'BB', owner: 0, xy: [8, 12], taskForce: 2 },
    arm: { type: 'Arm', owner: 0, system: 'A1', where: 'surface' },
  },
  { p: { type: 'DD', owner: 0, aboard: 'base', project: true, steps: 1 }, ca: { type: 'CA', owner: 0, system: 'A1' } },
];
const none = { taskForces: [], dissolve: [], shifts: [] };
const done = { before: [], jump: null, after: [] };

/** One turn up to the declarations: all that seat 1 is asked, told and refused, and what is sampled for it. */
function turnOf(
  secret: Record<string, GivenUnit>,
  treasury: number,
  orders: (table: GivenTable) => BuildOrder[],
): unknown[] {
  const table = given({ phase: 'build', treasury: [treasury, 90], units: { ...known, ...secret } });
  const seen: unknown[] = [];
  const ask = <K extends keyof Choices>(
    kind: K,
    answer: AnswerOf<ImperialTypes, K>,
    wrong: AnswerOf<ImperialTypes, K>[],
    dice: number[] = [],
  ): void => {
    const decision = table.table.pending.find(({ by }) => by === 1)!;
    const choice = table.game.choices[kind];
    seen.push(decision.about, choice.sample(table.play(), decision as never, randomFrom(7)));
    for (const one of wrong) seen.push(table.refusal(1, kind, one));
    table.act(1, kind, answer, dice);
  };
  const dock: Shift = { do: 'board', unit: 4, host: 4 };
  table.act(0, 'build', { orders: orders(table) });
  ask('build', { orders: [] }, [
    { orders: [{ do: 'start', base: 4, type: 'DD' }] },
    { orders: [{ do: 'startOnPlanet', system: 0, type: 'Inf' }] },
    { orders: [{ do: 'repair', unit: 6, by: 4 }] },
    { orders: [{ do: 'continue', project: 7 }] },
  ]);
  table.act(0, 'reorganise', none);
  ask(
    'reorganise',
    none,
    [
      { ...none, taskForces: [{ number: 3, at: [8, 12], units: [6] }] },
      { ...none, dissolve: [2] },
    ],
    [6, 1],
  );
  table.act(0, 'strategicMove', { before: [], jump: { taskForce: 2, to: [9, 12] }, after: [] });
  ask('strategicMove', done, [
    { ...done, before: [dock] },
    { ...done, jump: { units: [6], to: [9, 12] } },
    { ...done, jump: { units: [7], to: [9, 12] } },
  ]);
  table.act(0, 'strategicMove', done);
  table.act(0, 'reorganise', none);
  ask('reorganise', none, []);
  table.act(0, 'trade', { units: [] });
  ask('trade', { units: [] }, [{ units: [7] }, { units: [6] }]);
  return [...seen, ...table.events.filter(({ visibleTo }) => visibleTo === 'all' || visibleTo.includes(1))];
}

test('R23 R125 treasuries, building lists and contents of the others change nothing that a seat is asked, told or refused', () => {
  const plain = turnOf({}, 0, () => []);
  expect(plain.length).toBeGreaterThan(20);
  expect(turnOf({}, 500, () => [])).toEqual(plain);
  const lists: ((table: GivenTable) => BuildOrder[])[] = [
    (table) => [{ do: 'start', base: table.unit('base'), type: 'F' }],
    () => [{ do: 'startOnPlanet', system: 0, type: 'Cg' }],
  ];
  for (const list of lists) expect(turnOf({}, 500, list)).toEqual(plain);
  for (const secret of hidden) expect(turnOf(secret, 60, () => [])).toEqual(plain);
});

test('IA-seq-10 R125 with three players nobody sees who of the others has answered', () => {
  const table = given({ phase: 'build', seats: 3, units: { ...known, far: { type: 'DD', owner: 2, system: 'B1' } } });
  const asked = (viewer: number | 'public') => observe(table.game, table.table, viewer).decisions;
  const before = [asked(1), asked('public')];
  table.act(0, 'build', { orders: [] });
  expect([asked(1), asked('public')]).toEqual(before);
  table.act(2, 'build', { orders: [] });
  expect([asked(1), asked('public')]).toEqual(before);
});

test('IA-seq-10 R125 the numbers of sealed questions do not tell who has a standing answer', () => {
  const ids = [{}, { joinBattle: 'ask' as const }].map((setting) => {
    const at = { system: 'B1' };
    const table = given({
      phase: 'declare',
      order: [0, 1, 2, 3],
      units: {
        a: { type: 'DD', owner: 0, ...at },
        b: { type: 'DD', owner: 1, ...at },
        c: { type: 'DD', owner: 2, ...at },
        d: { type: 'DD', owner: 3, ...at },
      },
      pace: [{}, {}, setting, { joinBattle: 'ask' }],
    });
    table.act(0, 'declare', { attacks: [{ at: [20, 8], on: 1 }], assaults: [] });
    for (const seat of [1, 2, 3]) table.act(seat, 'declare', { attacks: [], assaults: [] });
    return observe(table.game, table.table, 0).decisions.map(({ id, by, kind }) => [id, by, kind]);
  });
  expect(ids[0]).toEqual(ids[1]);
  expect(ids[0]!.map(([, by, kind]) => [by, kind])).toEqual([
    [2, 'join'],
    [3, 'join'],
  ]);
});

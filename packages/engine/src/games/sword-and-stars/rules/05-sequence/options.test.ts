import { expect, test } from 'vitest';
import { HAND } from '../../state.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { chitOf, confederation, motion } from '../../testing/given-confederation.ts';
import { interstellar, operationScene } from '../../testing/given-operation.ts';
import type { Act, SsChoice } from '../../types.ts';
import { ballot } from '../07-confederation/sessions.ts';
import { playChit } from '../09-random-events/chits.ts';
import { toppledOrder } from '../09-random-events/toppled.ts';
import { intercept } from '../15-intercept/intercept.ts';
import { act, playerTurn } from './player-turn.ts';

const HIVE = 4;
const VEREEN = 2;

const turn = (position: Given, stage: 'start' | 'loop' = 'loop'): Scene =>
  given(
    { ...position, start: { ...position.start, active: 'hive', stage } },
    { steps: { playerTurn }, choices: { act } },
  ).run('playerTurn', { player: HIVE, held: '' });
function listed<K extends 'act' | 'intercept' | 'ballot'>(at: Scene, choice: SsChoice<K>) {
  const decision = at.table.pending[0] as never;
  const answers = choice.options!(at.play(), decision)!;
  expect(answers.map((one) => choice.check(at.play(), one, decision)).filter((refusal) => refusal !== null)).toEqual(
    [],
  );
  return answers;
}
const kinds = (acts: readonly Act[]): string[] => [...new Set(acts.map((one) => one.do))];

test('A4 at the start of a turn the menu has taxes, the chit and free acts', () => {
  const acts = listed(turn({ systems: { dom: { web: 3, gate: true } } }, 'start'), act);
  const dom = system('dom');
  expect(acts).toEqual([
    { do: 'taxes' },
    { do: 'draw' },
    { do: 'lowerWeb', system: dom, to: 2 },
    { do: 'lowerWeb', system: dom, to: 0 },
    { do: 'removeGate', system: dom },
  ]);
});

test('A4 then it lists every Operation, with what it needs and up to three points more', () => {
  const at = turn({ players: { hive: { points: 6 } } });
  const acts = listed(at, act);
  expect(kinds(acts)).toEqual(['taxes', 'govern', 'guardianWeb', 'starGate', 'conquest', 'raid', 'communicate']);
  const extras = acts.filter((one) => one.do === 'govern' && one.target === system('dom'));
  expect(extras).toEqual([0, 1, 2, 3].map((extra) => ({ do: 'govern', target: system('dom'), extra })));
  at.g.players.points[HIVE] = 0;
  expect(kinds(listed(at, act))).toEqual(['taxes', 'govern']); // nothing else is free
});

test('SS-11.54a what falls short of 0 is listed with the points that lift it there', () => {
  const at = turn({ players: { hive: { sectors: [1, 1, 1], points: 3 } }, systems: { dom: { tech: 3 } } });
  const governs = listed(at, act).filter((one) => one.do === 'govern' && one.target === system('dom'));
  expect(governs).toEqual([2, 3].map((extra) => ({ do: 'govern', target: system('dom'), extra }))); // 1 - 3 = -2
});

test('SS-5.0i end stands in the list once the duty is met, flip when nothing is possible', () => {
  expect(kinds(listed(turn({ players: { hive: { operations: 1, points: 0 } } }), act))).toContain('end');
  const helpless = { hive: { sectors: [1, 1, 1] as [1, 1, 1], points: 0, expelled: true } };
  expect(kinds(listed(turn({ players: helpless }), act))).toEqual(['taxes', 'flip']);
});

test('SS-8.31a under Total War only what the duty names', () => {
  const at = turn({ wars: [{ violator: 'avian', owed: ['hive'] }] });
  const acts = listed(at, act).filter((one) => one.do !== 'taxes');
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.every((one) => 'base' in one && at.g.systems.owner[one.target] === 1)).toBe(true);
});

test('SS-24.0d Colonization is listed where it is in use', () => {
  const at = turn({ options: { colonization: true }, systems: { neromadra: { owner: 'hive' } } });
  const target = system('neromadra');
  const projects = listed(at, act).filter((one) => one.do === 'colonize');
  expect(projects).toContainEqual({ do: 'colonize', target, bases: [system('edom-one')] });
});

test('SS-15.0 an Intercept: pass, or every sum of points that can be paid', () => {
  const at = operationScene({ players: { atjayan: { points: 3 } } });
  at.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon'));
  expect(listed(at, intercept)).toEqual([
    { intercept: false },
    ...[0, 1, 2].map((extra) => ({ intercept: true, extra, chits: [] })),
  ]);
});

test('SS-9.26a SS-9.26b with Weapons Advance in hand it is offered along', () => {
  const hand = ['weapons-advance' as const];
  const at = operationScene({ players: { atjayan: { points: 1, hand } } });
  at.answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon'));
  const weapons = chitOf(at, 'weapons-advance', HAND);
  expect(listed(at, intercept)).toEqual([
    { intercept: false },
    { intercept: true, extra: 0, chits: [] },
    { intercept: true, extra: 0, chits: [weapons] },
  ]);
  const chits = [chitOf(turn({ players: { hive: { hand } } }), 'weapons-advance', HAND + HIVE)];
  const acts = listed(turn({ players: { hive: { hand } } }), act).filter(
    (one) => 'chits' in one && one.chits.length > 0,
  );
  expect(acts.every((one) => 'chits' in one && one.chits[0] === chits[0])).toBe(true);
  expect(kinds(acts)).toEqual(['conquest', 'raid']);
});

test('SS-7.0c a ballot: none, or from all votes down to one for each choice', () => {
  const at = confederation().run('session', { motion: motion('ladau', [VEREEN]), ballots: [], next: 0 });
  const ballots = listed(at, ballot);
  expect(ballots).toHaveLength(1 + 2 * 4);
  expect(ballots[1]).toEqual({ choice: 0, votes: 4, chits: [] });
});

test('R16 orders of Toppled checks: all of a few Systems, of many each one first', () => {
  const orders = (count: number) => {
    const systems = Array.from({ length: count }, (_, index) => index);
    return toppledOrder.options!(given({}).play(), { about: { systems } } as never)!;
  };
  expect([orders(3).length, orders(4).length, orders(6).length]).toEqual([6, 24, 6]);
  expect(orders(6)[2]).toEqual({ systems: [2, 0, 1, 3, 4, 5] });
});

test('SS-9.2c chits are listed with the Systems that they fit', () => {
  const at = confederation({
    players: { hive: { hand: ['trade-disruption', 'resource-output-growth', 'confederation-influence'] } },
    systems: { dom: { trade: ['avian'] } },
  });
  expect(playChit.options!(at.play(), HIVE)).toEqual([
    { chit: chitOf(at, 'trade-disruption', HAND + HIVE), system: system('dom'), player: 1 },
    { chit: chitOf(at, 'resource-output-growth', HAND + HIVE) },
  ]);
});

import { expect, test } from 'vitest';
import { interrupt } from '../board/pause.ts';
import { act, playerTurn } from '../rules/05-sequence/player-turn.ts';
import { operation } from '../rules/11-operations/operations.ts';
import type { Hold } from '../state.ts';
import { card, type Given, given, type Scene, system } from '../testing/given.ts';
import type { SsPlay } from '../types.ts';
import { hold, holdChoice, pausePoint, setOrders } from './holds.ts';
import { noOrders } from './orders.ts';

const HIVE = 4;
const scene = (position: Given = {}): Scene =>
  given(position, {
    steps: { pausePoint, playerTurn, operation, sectorChecks: (play: SsPlay) => play.done() },
    choices: { hold: holdChoice, act },
    anytime: { hold, setOrders },
  });
const on = (at: Hold['at'], player = -1, where = -1): Hold => ({ at, player, system: where });
const dom = system('dom');

test('A12 a hold opens a window for its seat alone, once', () => {
  const at = scene();
  at.anytime(1, 'hold', { holds: [on('turnStart', 2), on('turnStart')] });
  at.run('pausePoint', on('turnStart', 2));
  expect([at.asked, at.told('hold-window'), at.g.holds[1]]).toEqual([['1 hold'], [{ player: 1 }], []]);
  expect(at.answer(1, 'hold', { nothing: true }).asked).toEqual(['0 act']);
});

test('A12 several seats get their windows one after the other, in the order of turns', () => {
  const at = scene({ order: ['hive', 'atjayan', 'avian', 'vereen', 'hospodar'] });
  for (const seat of [1, HIVE]) at.anytime(seat, 'hold', { holds: [on('endOfRound')] });
  at.run('pausePoint', on('endOfRound'));
  expect(at.asked).toEqual(['4 hold']);
  expect(at.answer(HIVE, 'hold', { nothing: true }).asked).toEqual(['1 hold']);
});

test('A12 other players, Systems and moments do not fire it', () => {
  const at = scene();
  at.anytime(1, 'hold', { holds: [on('turnStart', 3), on('afterOperation', -1, dom), on('taxation', 2)] });
  for (const here of [on('turnStart', 2), on('afterOperation', 2, system('atjay')), on('operation', 2)])
    expect(at.run('pausePoint', here).asked).toEqual(['0 act']);
  expect(at.run('pausePoint', on('afterOperation', 2, dom)).asked).toEqual(['1 hold']);
});

test('A12 at most one window per seat and pause point, also if he holds again', () => {
  const at = scene();
  at.anytime(1, 'hold', { holds: [on('turnStart')] }).run('pausePoint', on('turnStart', 2));
  at.anytime(1, 'hold', { holds: [on('turnStart')] });
  expect(at.asked).toEqual(['1 hold']);
  expect(at.answer(1, 'hold', { nothing: true }).asked).toEqual(['0 act']);
  expect(at.g.holds[1]).toHaveLength(1); // kept for the next one
});

test('A7 an act at the window takes the question back, and it is asked again', () => {
  const at = scene();
  at.anytime(1, 'hold', { holds: [on('turnStart')] }).run('pausePoint', on('turnStart', 2));
  const play = at.play();
  interrupt(play, 'aftermath', {});
  play.advance();
  expect(at.asked).toEqual(['1 hold']);
});

test('A12 before taxes and before an Operation: nothing of the act is shown, and he is asked again', () => {
  const at = scene({ start: { active: 'hive', stage: 'loop' } });
  at.anytime(1, 'hold', { holds: [on('taxation', HIVE), on('operation', HIVE)] });
  at.run('playerTurn', { player: HIVE, held: '' });
  at.answer(HIVE, 'act', { do: 'taxes' });
  expect([at.asked, at.events.map(({ type }) => type)]).toEqual([['1 hold'], ['hold-window']]);
  at.answer(1, 'hold', { nothing: true });
  at.answer(HIVE, 'act', { do: 'govern', target: dom, extra: 0 });
  expect(at.asked).toEqual(['1 hold']);
  at.anytime(1, 'hold', { holds: [on('operation')] }).answer(1, 'hold', { nothing: true });
  at.answer(HIVE, 'act', { do: 'govern', target: dom, extra: 0 }, card(1)); // the second time it is done
  expect(at.g.players.operations[HIVE]).toBe(1);
});

test('A7 leavers leave and waiting calls are heard at a pause point', () => {
  const at = scene();
  at.g.players.leaving[2] = 1;
  at.run('pausePoint', on('turnStart', 1));
  expect(at.told('dropped-out')).toEqual([{ player: 2 }]);
});

test('SS-hold holds name players and Systems that exist', () => {
  const at = scene({ scenario: 'two-new-empires' });
  expect(at.anytimeRefusal(0, 'hold', { holds: [on('turnStart', 2)] })?.rule).toBe('SS-hold');
  expect(at.anytimeRefusal(0, 'hold', { holds: [on('afterOperation', -1, 42)] })?.rule).toBe('SS-hold');
});

test('SS-orders change at any time but while an own question other than act is open', () => {
  const at = scene();
  const orders = { ...noOrders(), contest: 'never' as const };
  at.anytime(0, 'setOrders', { orders });
  expect(at.g.orders[0]).toEqual(orders);
  expect(at.g.orders[0]).not.toBe(orders);
  at.anytime(1, 'hold', { holds: [on('turnStart')] }).run('pausePoint', on('turnStart', 2));
  expect([at.anytimeRefusal(1, 'setOrders', { orders })?.rule, at.anytimeRefusal(2, 'setOrders', { orders })]).toEqual([
    'SS-orders',
    null,
  ]);
});

test('A12 clauses for this Operation or Player-Turn end with it', () => {
  const clause = (until: 'operation' | 'playerTurn' | 'round' | 'cancelled') => ({
    role: 'any' as const,
    operation: 'any' as const,
    attacker: -1,
    targets: [],
    minRating: null,
    maxRating: null,
    keepPoints: 0,
    keepCards: 0,
    answer: { do: 'pass' as const },
    until,
  });
  const at = scene({ start: { active: 'hive' }, players: { hive: { operations: 1 } } });
  at.g.orders[1]!.intercept = (['operation', 'playerTurn', 'round', 'cancelled'] as const).map(clause);
  const left = () => at.g.orders[1]!.intercept.map(({ until }) => until);
  at.run('pausePoint', on('afterOperation', HIVE, dom));
  expect(left()).toEqual(['playerTurn', 'round', 'cancelled']);
  at.run('playerTurn', { player: HIVE, held: '' }).answer(HIVE, 'act', { do: 'end' });
  expect(left()).toEqual(['round', 'cancelled']);
});

import { expect, test } from 'vitest';
import { noOrders } from '../../orders/orders.ts';
import { LEFT, NONE_PENDING, WAITING } from '../../state.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import type { SsPlay } from '../../types.ts';
import { playerTurn } from '../05-sequence/player-turn.ts';
import { dropOut, dropPlayer, resign, settleLeavers } from './drop-out.ts';
import { voteToEnd, voteToEndStep } from './end.ts';

const HIVE = 4;
const dom = system('dom');
const [AVIAN, VEREEN] = [1, 2];

/** What is called beside it is noted. */
function scene(position: Given = {}): Scene & { calls: string[] } {
  const calls: string[] = [];
  const aftermath = (play: SsPlay): void => {
    calls.push('aftermath');
    play.done();
  };
  const at = given(position, {
    steps: { playerTurn, voteToEnd: voteToEndStep, aftermath },
    choices: { voteToEnd },
    anytime: { dropOut },
  });
  at.game.resign = resign;
  return Object.assign(at, { calls });
}

test('SS-25.35 the first seat can be given the points too, and all are told', () => {
  const at = scene({ players: { hive: { points: 7 }, atjayan: { points: 1 } } });
  at.anytime(HIVE, 'dropOut', { to: 0 });
  expect([at.g.players.points[0], at.told('points-given')]).toEqual([8, [{ from: HIVE, to: 0, points: 7 }]]);
});

test('SS-25.35 the points go to another player in the game, or to nobody', () => {
  const at = scene();
  const refused = (by: number, to: number) => at.anytimeRefusal(by, 'dropOut', { to })?.rule ?? null;
  expect([-1, 0, 1, 2, 3].map((to) => refused(HIVE, to))).toEqual([null, null, null, null, null]);
  expect([refused(0, 0), refused(AVIAN, AVIAN)]).toEqual(['SS-25.35', 'SS-25.35']);
  at.g.players.status[AVIAN] = LEFT;
  expect([refused(HIVE, AVIAN), refused(AVIAN, 0)]).toEqual(['SS-25.35', 'CORE-anytime']);
  const two = scene({ scenario: 'two-new-empires' });
  expect([two.anytimeRefusal(0, 'dropOut', { to: 1 }), two.anytimeRefusal(0, 'dropOut', { to: 2 })?.rule]).toEqual([
    null,
    'SS-25.35',
  ]);
});

test('SS-25.31 dropping out is offered with nobody and every player to give to', () => {
  expect(dropOut.options!(scene({ scenario: 'two-new-empires' }).play(), 0)).toEqual([
    { to: -1 },
    { to: 0 },
    { to: 1 },
  ]);
});

test('SS-25.31 leaving is not undone, and what follows from it follows at once', () => {
  const at = scene();
  const play = at.play();
  play.act({ decision: null, by: HIVE, kind: 'dropOut', with: { to: -1 } });
  expect([play.revealed, at.calls, at.told('dropped-out')]).toEqual([true, ['aftermath'], [{ player: HIVE }]]);
});

test('SS-25.31 a game that ends with him has no aftermath', () => {
  const at = scene({ scenario: 'two-new-empires' });
  at.anytime(0, 'dropOut', { to: -1 });
  expect([at.table.result?.places, at.calls]).toEqual([[2, 1], []]);
});

test('R83 nothing on the map reminds of him', () => {
  const at = scene();
  const { players, conversion, colonization, systems, names } = at.g;
  const count = systems.owner.length;
  conversion.fill(2);
  colonization.fill(3);
  at.g.partials = { ...at.g.partials, target: [3, 5], base: [1, 2], attacker: [HIVE, VEREEN], count: [1, 1] };
  at.g.projects = [
    { player: HIVE, target: 3, bases: [system('veree')] },
    { player: VEREEN, target: 4, bases: [system('veree')] },
  ];
  for (const column of ['exile', 'expelled', 'asylum', 'mayMoveBack'] as const) players[column][VEREEN] = 1;
  for (const column of ['exile', 'expelled', 'asylum', 'mayMoveBack'] as const) players[column][HIVE] = 1;
  players.confederationSeat[HIVE] = 3;
  dropPlayer(at.play(), HIVE, -1);
  const ofSeat = (row: readonly number[], seat: number): number[] => [
    ...new Set(row.slice(seat * count, (seat + 1) * count)),
  ];
  expect(names.map((_, seat) => ofSeat(conversion, seat).includes(2))).toEqual([true, true, true, true, false]);
  expect([ofSeat(conversion, HIVE), ofSeat(colonization, HIVE), ofSeat(colonization, 3)]).toEqual([[0], [0], [3]]);
  expect([at.g.partials.attacker, at.g.projects.map(({ player }) => player)]).toEqual([[VEREEN], [VEREEN]]);
  expect([players.seat[HIVE], players.original[HIVE], players.confederationSeat[HIVE]]).toEqual([-1, -1, NONE_PENDING]);
  for (const column of ['exile', 'expelled', 'mayMoveBack'] as const)
    expect([players[column][HIVE], players[column][VEREEN]]).toEqual([0, 1]);
});

test('R83 his orders, holds, cards and points for Conversion and Colonization go', () => {
  const at = scene();
  const { players } = at.g;
  at.g.orders[HIVE]!.contest = 'never';
  at.g.holds[HIVE] = [{ at: 'turnStart', player: -1, system: -1 }];
  const columns = ['cards', 'armed', 'intercepts', 'conversions', 'colonizations'] as const;
  for (const column of columns) players[column][HIVE] = players[column][AVIAN] = 1;
  dropPlayer(at.play(), HIVE, -1);
  expect([at.g.orders[HIVE], at.g.holds[HIVE]]).toEqual([noOrders(), []]);
  expect(columns.map((column) => [players[column][HIVE], players[column][AVIAN]])).toEqual(Array(5).fill([0, 1]));
});

test('R83 Sessions that wait on his account are not held', () => {
  const at = scene();
  const window = (accused: number) => ({ cause: 'hiveTreaty' as const, accused, system: dom, wasMember: true });
  at.g.windows = [window(HIVE), window(AVIAN)];
  const call = (by: number, cause: 'readmission' | 'ladau', about: number) => ({ by, cause, about }) as never;
  at.g.calls = [
    call(HIVE, 'ladau', -1),
    call(AVIAN, 'readmission', HIVE),
    call(AVIAN, 'readmission', VEREEN),
    call(VEREEN, 'ladau', HIVE),
  ];
  dropPlayer(at.play(), HIVE, -1);
  expect(at.g.windows).toEqual([window(AVIAN)]);
  expect(at.g.calls).toEqual([call(AVIAN, 'readmission', VEREEN), call(VEREEN, 'ladau', HIVE)]);
});

test('SS-25.34 SS-25.33 the news tells why a System is free', () => {
  const at = scene({ systems: { dom: { treaty: ['avian', 'vereen'] }, 'edom-two': { treaty: [] } } });
  dropPlayer(at.play(), HIVE, -1);
  const ruleOf = (id: string) =>
    at.events.find(({ type, data: about }) => type === 'freed' && (about as { system: number }).system === system(id))
      ?.rule;
  expect([ruleOf('dom'), ruleOf('edom-two')]).toEqual(['SS-25.33', 'SS-25.34']);
});

test('R83 at a pause those who gave up leave for nothing, and what follows is called', () => {
  const at = scene({ players: { hive: { points: 7 }, atjayan: { points: 1 } } });
  expect(settleLeavers(at.play())).toBe(false);
  at.g.players.leaving[HIVE] = at.g.players.leaving[0] = 1;
  const play = at.play();
  expect(settleLeavers(play)).toBe(true);
  expect([at.g.players.status, at.told('dropped-out'), at.told('points-given')]).toEqual([
    [LEFT, 0, 0, 0, LEFT],
    [{ player: 0 }, { player: HIVE }],
    [],
  ]);
  expect(at.table.stack.at(-1)!.step).toBe('aftermath');
});

test('R83 who resigns at a pause leaves his points to nobody', () => {
  const at = scene({ players: { hive: { points: 7 }, atjayan: { points: 1 } } });
  at.play().act({ decision: null, by: HIVE, kind: 'resign', with: {} });
  expect([at.g.players.points[0], at.g.players.points[HIVE], at.calls]).toEqual([1, 0, ['aftermath']]);
});

test('R83 when everybody who waits for the Cycle has gone, the last player has won', () => {
  const at = scene({ scenario: 'galactic-cycle' });
  for (const seat of [1, 2, 3, 4]) {
    expect([at.table.result, at.g.players.status[seat]]).toEqual([null, WAITING]);
    at.play().act({ decision: null, by: seat, kind: 'resign', with: {} });
  }
  expect(at.table.result?.places).toEqual([1, 2, 2, 2, 2]);
});

test('SS-25.2b nobody has voted before he is asked; the three words are offered', () => {
  const at = scene().run('voteToEnd', { votes: [9, 9, 9, 9, 9] });
  expect(at.table.stack.at(-1)!.my).toEqual({ votes: [0, 0, 0, 0, 0] });
  expect(voteToEnd.options!(at.play(), {} as never)).toEqual([
    { vote: 'end' },
    { vote: 'continue' },
    { vote: 'abstain' },
  ]);
});

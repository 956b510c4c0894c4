import { fork, type GameEvent, randomFrom } from '@admiralty/engine';
import type { DvPlay, Order } from '@admiralty/engine/deltavee';
import { type Course, courseOf } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { answers, boardOf, chase, game, playOf, unitOf } from '../../test/battle.ts';
import { Budget } from '../budget.ts';
import { type Board, playMatch } from '../match.ts';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';
import { commandAdvice } from './command.ts';

/** All orders of the phase, as an imagined line has them. */
function forecast(play: DvPlay): Order[] {
  const decision = { ...play.table.pending[0]!, about: null };
  const budget = new Budget({ nodes: 100 });
  const advice = commandAdvice({ seat: decision.by, decision, play, random: randomFrom(1), input: null, budget });
  expect(advice).toHaveLength(1);
  return [advice[0]!.answer, ...advice[0]!.plan!] as Order[];
}

test('in an imagined line all orders of the phase are there at once, and make the course that a captain takes', () => {
  const board = boardOf('dv-1', chase(1, 'command'));
  const play = playOf(board);
  const hunted = unitOf(board, 'P2-D');
  const before = courseOf(play.g, hunted);
  const orders = forecast(play);
  expect(orders.at(-1)).toEqual({ do: 'end' });
  for (const order of orders) {
    const { id, by, kind } = play.table.pending[0]!;
    expect([by, kind]).toEqual([1, 'command']);
    expect(play.act({ decision: id, by, kind, with: order })).toBeNull();
  }
  const his = boardOf('dv-1', chase(1, 'command'));
  answers(his, 1, 'command');
  const course = courseOf(play.g, hunted);
  expect(course).toEqual(courseOf(playOf(his).g, hunted));
  expect(course).not.toEqual(before);
});

/** The course that the ship of a seat has when all orders but the last one, the end of the phase, are given. */
function courseAfter(board: Board, orders: readonly Order[], ship: number): Course {
  const play = playOf({ ...board, table: fork(game, board.table) });
  for (const order of orders.slice(0, -1)) {
    const { id, by, kind } = play.table.pending[0]!;
    expect(play.act({ decision: id, by, kind, with: order })).toBeNull();
  }
  return courseOf(play.g, ship);
}

test('a captain looks again after each Command, and an imagined line predicts what comes of it', () => {
  const board = boardOf('dv-1');
  const captain = botOf('deltavee', 'captain')!;
  const players = new Players(game, [captain, captain], 'foretold', { nodes: 100 });
  const ships = [unitOf(board, 'P1-E'), unitOf(board, 'P2-D')];
  let longest = 0;
  for (let phases = 0; phases < 40 && board.table.result === null; ) {
    const { by, kind } = board.table.pending[0]!;
    if (kind !== 'command') board.act(players.next(board.table)!.action);
    else {
      phases++;
      const expected = courseAfter(board, forecast(playOf(board)), ships[by]!);
      const given = answers(board, by, 'command');
      longest = Math.max(longest, given.length);
      const course = given.length > 0 && board.table.result === null ? courseOf(playOf(board).g, ships[by]!) : expected;
      expect([course.direction, course.velocity]).toEqual([expected.direction, expected.velocity]);
    }
  }
  expect(longest).toBeGreaterThan(4);
});

const OPPOSITES: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  accelerate: 'decelerate',
  decelerate: 'accelerate',
};

test.each(['captain', 'cadet'] as const)('a %s takes no Command of a phase back by another', (level) => {
  const bot = botOf('deltavee', level)!;
  let given = new Set<string>();
  let maneuvers = 0;
  const back: string[] = [];
  const watch = (_turn: unknown, _table: unknown, news: readonly GameEvent[]): void => {
    for (const { type, data } of news) {
      if (type === 'phase') given = new Set();
      if (type !== 'maneuver') continue;
      const { unit, do: what } = data as { unit: number; do: string };
      maneuvers++;
      if (given.has(`${unit} ${OPPOSITES[what]}`)) back.push(`${unit} ${what}`);
      given.add(`${unit} ${what}`);
    }
  };
  for (const seed of ['back/0', 'back/1', 'back/2'])
    playMatch(game, boardOf('dv-own-1', undefined, undefined, seed), [bot, bot], seed, {
      allowance: { nodes: 100 },
      watch,
    });
  expect(back).toEqual([]);
  expect(maneuvers).toBeGreaterThan(30);
});

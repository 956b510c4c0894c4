import { randomFrom } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { answers, boardOf, chase, playOf, unitOf } from '../../test/battle.ts';
import { Budget } from '../budget.ts';
import { commandAdvice } from './command.ts';
import { courseOf } from './course.ts';

test('in an imagined line all orders of the phase are there at once, and make the course that a captain takes', () => {
  const board = boardOf('dv-1', chase(1, 'command'));
  const play = playOf(board);
  const hunted = unitOf(board, 'P2-D');
  const before = courseOf(play.g, hunted);
  const decision = play.table.pending[0]!;
  const question = { seat: 1, decision: { ...decision, about: null }, play, random: randomFrom(1) };
  const advice = commandAdvice({ ...question, input: null, budget: new Budget({ nodes: 100 }) });
  expect(advice).toHaveLength(1);
  const orders = [advice[0]!.answer, ...advice[0]!.plan!];
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

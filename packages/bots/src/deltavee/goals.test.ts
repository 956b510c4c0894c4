import { courseOf } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { boardOf, playOf, unitOf } from '../../test/battle.ts';
import { goalOf, progressOf, pullOf } from './goals.ts';

test.each([
  ['a smuggler runs for the jump line', 'dv-3', 0, 'P1-A', 'jump'],
  ['a merchant makes for orbit', 'dv-4', 0, 'P1-B', 'orbit'],
  ['a pirate comes alongside', 'dv-4', 1, 'P2-A', 'dock'],
  ['a freighter brings its cargo into orbit', 'dv-5', 0, 'P1-C', 'orbit'],
  ['the bomb only has to get there', 'dv-8', 0, 'P1-B', 'enter'],
  ['a belt runner brings its cargo into orbit', 'dv-own-4', 0, 'P1-A', 'orbit'],
])('%s', (_, scenario, seat, name, kind) => {
  const board = boardOf(scenario);
  expect(goalOf(playOf(board), seat, unitOf(board, name))).toMatchObject({ kind });
});

test.each([
  ['an escort fights', 'dv-5', 0, 'P1-A'],
  ['a hunter has no goal but the enemy', 'dv-3', 1, 'P2-A'],
  ['nor has a duellist', 'dv-1', 0, 'P1-E'],
])('%s', (_, scenario, seat, name) => {
  const board = boardOf(scenario);
  expect(goalOf(playOf(board), seat, unitOf(board, name))).toBeNull();
});

const merchant = (hex: string) => {
  const units = [{ id: 'P1-B', hex, direction: 9, velocity: 2 }];
  return boardOf('dv-4', { scenario: 'dv-4', start: { turn: 4, seat: 0, phase: 'command' }, units });
};

test('the nearer the planet, the more of the game is won', () => {
  expect(progressOf(playOf(merchant('A1209')), 0)).toBeGreaterThan(progressOf(playOf(merchant('C0609')), 0) + 0.05);
});

test('a course to the planet pulls more than one away from it', () => {
  const board = merchant('B0809');
  const play = playOf(board);
  const unit = unitOf(board, 'P1-B');
  const pull = pullOf(play, unit, goalOf(play, 0, unit)!);
  const course = courseOf(play.g, unit);
  expect(pull(course)).toBeGreaterThan(pull({ ...course, direction: 3 }));
});

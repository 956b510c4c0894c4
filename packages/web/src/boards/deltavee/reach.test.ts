import { expect, test } from 'vitest';
import { endOf, wayOf } from './course.ts';
import { endsOf, turnsTo } from './reach.ts';

const course = { q: 0, r: 0, direction: 12, velocity: 2, zig: 0 };

test('DV-6.1b along a hexrow, DV-6.1c past a corner by turns, left first', () => {
  expect(wayOf(course).map(({ q, r }) => [q, r])).toEqual([
    [0, 0],
    [0, -1],
    [0, -2],
  ]);
  expect(wayOf({ ...course, direction: 3, velocity: 3 }).map(({ q, r }) => [q, r])).toEqual([
    [0, 0],
    [1, -1],
    [2, -1],
    [3, -2],
  ]);
  expect(endOf({ ...course, velocity: 0 })).toEqual({ q: 0, r: 0 });
});

test('one Command from velocity 2: straight on, a hex more, a hex less, or one of two corners', () => {
  const ends = endsOf(course, { commands: 1, speedChanges: 1, isOnlySpeed: false });
  expect(ends.map(({ q, r, commands }) => [q, r, commands.join()])).toEqual([
    [0, -2, ''],
    [0, -3, 'accelerate'],
    [0, -1, 'decelerate'],
    [-1, -1, 'left'],
    [1, -2, 'right'],
  ]);
});

test('DV-7.1b without an allowance only the speed changes, and DV-4.2 only as often as the rating says', () => {
  const ends = endsOf(course, { commands: 1, speedChanges: 1, isOnlySpeed: true });
  expect(ends).toHaveLength(3);
  const slow = endsOf(course, { commands: 3, speedChanges: 1, isOnlySpeed: false });
  expect(Math.max(...slow.map((end) => end.course.velocity))).toBe(3);
  expect(Math.min(...slow.map((end) => end.course.velocity))).toBe(1);
});

test('the fewest Commands stand at each end', () => {
  const ends = endsOf({ ...course, velocity: 1 }, { commands: 7, speedChanges: 3, isOnlySpeed: false });
  const behind = ends.find(({ q, r }) => q === 0 && r === 1);
  expect(behind?.commands).toEqual(['left', 'left', 'left', 'left', 'left']);
  expect(ends.find(({ q, r }) => q === 0 && r === 0)?.commands).toEqual(['decelerate']);
});

test('turning takes the short way round', () => {
  expect(turnsTo(1, 11)).toEqual(['left', 'left']);
  expect(turnsTo(11, 1)).toEqual(['right', 'right']);
  expect(turnsTo(6, 6)).toEqual([]);
});

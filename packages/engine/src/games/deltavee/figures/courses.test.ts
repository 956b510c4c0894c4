import { expect, test } from 'vitest';
import { after, changed, changeOf, endsOf, turningsOf, turnTo, wayOf } from './courses.ts';

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
  expect(wayOf({ ...course, velocity: 0 })).toEqual([{ q: 0, r: 0 }]);
});

test('one Command from velocity 2: straight on, a hex more, a hex less, or one of two corners', () => {
  const ends = endsOf(course, { commands: 1, speeds: 1, onlySpeed: false }, 9);
  expect(ends.map(({ q, r, commands }) => [q, r, commands.join()])).toEqual([
    [0, -2, ''],
    [0, -1, 'decelerate'],
    [-1, -1, 'left'],
    [1, -2, 'right'],
    [0, -3, 'accelerate'],
  ]);
});

test('DV-7.1b without an allowance only the speed changes, and DV-4.2 only as often as the rating says', () => {
  const ends = endsOf(course, { commands: 1, speeds: 1, onlySpeed: true }, 9);
  expect(ends).toHaveLength(3);
  const slow = endsOf(course, { commands: 3, speeds: 1, onlySpeed: false }, 9);
  expect(Math.max(...slow.map((end) => end.course.velocity))).toBe(3);
  expect(Math.min(...slow.map((end) => end.course.velocity))).toBe(1);
});

test('the fewest Commands stand at each end', () => {
  const ends = endsOf({ ...course, velocity: 1 }, { commands: 7, speeds: 3, onlySpeed: false }, 9);
  const behind = ends.find(({ q, r }) => q === 0 && r === 1);
  expect(behind?.commands).toEqual(['left', 'left', 'left', 'left', 'left']);
  expect(ends.find(({ q, r }) => q === 0 && r === 0)?.commands).toEqual(['decelerate']);
});

test('turning takes the short way round', () => {
  expect(turningsOf(turnTo(1, 11))).toEqual(['left', 'left']);
  expect(turningsOf(turnTo(11, 1))).toEqual(['right', 'right']);
  expect(turningsOf(turnTo(6, 6))).toEqual([]);
});

test('DV-2.6a nobody accelerates beyond the maximum velocity', () => {
  const fast = { ...course, velocity: 5 };
  const speeds = (most: number): number[] => [
    ...new Set(endsOf(fast, { commands: 2, speeds: 2, onlySpeed: false }, most).map((end) => end.course.velocity)),
  ];
  expect(Math.max(...speeds(6))).toBe(6);
  expect(Math.max(...speeds(9))).toBe(7);
});

test('several Movement Phases at once end where they end one after the other', () => {
  const zigzag = { ...course, direction: 3, velocity: 3, zig: 1 };
  expect(after(zigzag, 2)).toEqual(after(after(zigzag)));
  expect(changed(course, changeOf(['right', 'right', 'accelerate']))).toMatchObject({ direction: 2, velocity: 3 });
});

import { expect, test } from 'vitest';
import { given, system } from '../testing/given.ts';
import {
  checkPath,
  isSystem,
  isWithinRange,
  rangeBetween,
  rangeLimit,
  rollSystem,
  shortestPaths,
} from './03-systems.ts';

const at = given({ scenario: 'empire-no-more' });
const path = (...ids: string[]) => ids.map(system);

test('SS-3.1 a gap System is neither Base nor Target but counts for Range', () => {
  expect(isSystem(at, system('gap-4'))).toBe(false);
  expect(isSystem(at, system('atjay'))).toBe(true);
  expect(isSystem(at, -1)).toBe(false);
  expect(rangeBetween(at, system('atjay'), system('leandri'))).toBe(2); // through gap-4
});

test('SS-11.6a Range counts from the Base exclusive to the Target inclusive', () => {
  expect(rangeBetween(at, system('nelldon'), system('veree'))).toBe(2);
  expect(rangeBetween(at, system('windstar'), system('perkis'))).toBe(2);
});

test('SS-11.61 the limit is 3 at Tech Level 3, 2 at 2 and 1 below', () => {
  const limits = ['veree', 'nelldon', 'barnz', 'ambrel', 'mozarab'].map((id) => rangeLimit(at, system(id)));
  expect(limits).toEqual([3, 2, 1, 1, 1]);
  expect(isWithinRange(at, system('veree'), system('barton'))).toBe(true);
  expect(isWithinRange(at, system('nelldon'), system('ambrel'))).toBe(false);
});

test('SS-11.62a the path must be a shortest one, from neighbour to neighbour', () => {
  const [from, to] = path('veree', 'barton');
  expect(shortestPaths(at, from!, to!)).toEqual([path('brandon', 'nelldon')]);
  expect(checkPath(at, from!, to!, path('brandon', 'nelldon'))).toBeNull();
  expect(checkPath(at, from!, to!, path('nelldon', 'brandon'))?.rule).toBe('SS-11.62a');
  expect(checkPath(at, from!, to!, path('av-lem', 'la-dau', 'nelldon'))).toEqual({
    rule: 'SS-11.62a',
    why: 'the path is 4 long, the shortest is 3',
  });
  expect(checkPath(at, from!, to!, [99, -1])?.rule).toBe('SS-11.62a');
});

test('SS-11.62a among equal paths there is a choice', () => {
  const found = shortestPaths(at, system('windstar'), system('perkis'));
  expect(found).toEqual([path('skysworld'), path('prantis')]);
});

test('SS-9.3 row, then column', () => {
  expect(rollSystem(at.play(5, 6))).toBe(system('harvest'));
  expect(rollSystem(at.play(6, 5))).toBe(system('yavay'));
});

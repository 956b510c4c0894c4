import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, holdersOf, valuesIn } from './columns.ts';

const scanned = (column: readonly number[], value: number): number[] =>
  column.flatMap((held, counter) => (held === value ? [counter] : []));

test('holders are those that a look at every counter finds, after any assignments', () => {
  const value = fc.integer({ min: -1, max: 4 });
  const column = fc.array(value, { minLength: 1, maxLength: 12 });
  const moves = fc.array(fc.record({ counter: fc.nat(), to: value, asked: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(column, moves, (start, all) => {
      for (const { counter, to, asked } of all) {
        if (asked) holdersOf(start, to);
        assign(start, counter % start.length, to);
        expect(start[counter % start.length]).toBe(to);
      }
      for (let held = -1; held <= 5; held++) expect(holdersOf(start, held)).toEqual(scanned(start, held));
      expect(valuesIn(start)).toEqual([0, 1, 2, 3, 4].filter((held) => start.includes(held)));
    }),
  );
});

test('a copy of a column knows only its own holders', () => {
  const column = [3, 3, 5];
  expect(holdersOf(column, 3)).toEqual([0, 1]);
  const copy = column.slice();
  assign(copy, 0, 5);
  expect(holdersOf(copy, 3)).toEqual([1]);
  expect(holdersOf(copy, 5)).toEqual([0, 2]);
  expect(holdersOf(column, 3)).toEqual([0, 1]);
  expect(JSON.stringify(column)).toBe('[3,3,5]');
});

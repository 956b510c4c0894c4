import { expect, test } from 'vitest';
import { auditColumns, Columns } from './columns.ts';

const UNITS = new Columns((of, was) => ({
  owner: of(was['owner'], -1),
  steps: of(was['steps']),
  path: of(was['path'], 7, 3),
}));

test('rows start as their columns say, or as is given', () => {
  expect(UNITS.rows(2)).toEqual({ owner: [-1, -1], steps: [0, 0], path: [7, 7, 7, 7, 7, 7] });
  expect(UNITS.rows(1, { steps: 4 })).toEqual({ owner: [-1], steps: [4], path: [7, 7, 7] });
});

test('rows are added, written, read, dropped and cut', () => {
  const PAIRS = new Columns((of, was) => ({ left: of(was['left'], 1), right: of(was['right']) }));
  const pairs = PAIRS.rows(0);
  expect([PAIRS.add(pairs, {}), PAIRS.add(pairs, { right: 5 }), PAIRS.add(pairs, { left: 9 })]).toEqual([0, 1, 2]);
  PAIRS.put(pairs, 0, { right: 3 });
  expect(PAIRS.row(pairs, 0)).toEqual({ left: 1, right: 3 });
  PAIRS.drop(pairs, 1);
  expect(pairs).toEqual({ left: [1, 9], right: [3, 0] });
  PAIRS.cut(pairs, 1);
  expect(pairs).toEqual({ left: [1], right: [3] });
});

test('rows grow to a number, never shrink', () => {
  const steps = new Columns((of, was) => ({ owner: of(was['owner'], -1), steps: of(was['steps']) }));
  const few = steps.rows(1);
  steps.grow(few, 3, { steps: 2 });
  steps.grow(few, 2);
  expect(few).toEqual({ owner: [-1, -1, -1], steps: [0, 2, 2] });
});

test('a copy shares nothing', () => {
  const units = UNITS.rows(1);
  const twin = UNITS.clone(units);
  twin.owner[0] = 2;
  expect([units.owner[0], twin]).toEqual([-1, { owner: [2], steps: [0], path: [7, 7, 7] }]);
});

test('a column made under another name is noticed at once', () => {
  expect(() => new Columns((of, was) => ({ left: of(was['lefft']) }))).toThrow('left');
});

test('the audit names columns of another length and what is no whole number', () => {
  const lines: string[] = [];
  auditColumns('units', { a: [1, 2], b: [1], c: [0, 0.5] }, 2, (line) => lines.push(line));
  expect(lines).toEqual(['units.b has 1 entries, not 2', 'units.c holds 0.5']);
});

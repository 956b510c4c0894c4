import { expect, test } from 'vitest';
import { pathText, placed, readPath, valueAt, withValue } from './paths.ts';

const record = {
  id: 'my-war',
  systems: [
    { id: 'A1', hex: '0505', planets: [] },
    { id: 'A2', hex: '0506', planets: [{ type: 'rocky', hex: null }] },
  ],
  sides: [{ name: 'Red', units: [{ id: 'P1-A', place: { hex: 'A0101' } }] }],
};

test.each(['systems[1].planets[0].hex', 'name', 'sheets.A[0]'])('%s is read and written alike', (text) => {
  expect(pathText(readPath(text))).toBe(text);
});

test('a value is changed in its place, the rest stays the very same', () => {
  const next = withValue(record, ['systems', 1, 'hex'], '0707');
  expect(valueAt(next, ['systems', 1, 'hex'])).toBe('0707');
  expect(next.systems[0]).toBe(record.systems[0]);
  expect(next.sides).toBe(record.sides);
  expect(record.systems[1]?.hex).toBe('0506');
});

test('undefined takes a field away', () => {
  expect(withValue(record, ['systems', 0, 'planets'], undefined).systems[0]).toEqual({ id: 'A1', hex: '0505' });
});

test('a field within one that is not there brings it along', () => {
  expect(withValue({ id: 'x' }, ['options', 'rules', 'a'], true)).toEqual({ id: 'x', options: { rules: { a: true } } });
});

test.each([
  [{ record: 'my-war', field: 'systems[1].hex' }, ['systems', 1, 'hex']],
  [{ record: 'my-war/A2', field: 'name' }, ['systems', 1, 'name']],
  [{ record: 'my-war/P1-A', field: 'place.hex' }, ['sides', 0, 'units', 0, 'place', 'hex']],
  [{ record: 'my-war', field: '' }, []],
])('a problem of %j stands at %j', (problem, path) => {
  expect(placed(record, { file: 'scenario', why: 'no', ...problem })).toEqual({ path, why: 'no' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { objectsOf, shared } from './laws/kept.ts';

test('a copy is alike and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const made = copy(value);
      expect(JSON.stringify(made)).toBe(JSON.stringify(value));
      expect(shared(made, objectsOf(value))).toBeNull();
    }),
  );
});

test('a key named __proto__ stays data', () => {
  const made = copy(JSON.parse('{"__proto__":{"x":1},"y":2}') as { x?: number });
  expect(JSON.stringify(made)).toBe('{"__proto__":{"x":1},"y":2}');
  expect(made.x).toBeUndefined();
});

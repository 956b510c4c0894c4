import { expect, test } from 'vitest';
import { cloneState } from './state.ts';
import { busyWar } from './testing/given-war.ts';

test('a clone shares nothing and says the same', () => {
  const g = busyWar();
  const twin = cloneState(g);
  expect(twin).toEqual(g);
  const seen = new Set<object>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    seen.add(value);
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(g);
  const before = seen.size;
  collect(twin);
  expect(seen.size).toBe(2 * before);
});

test('a full table is well below 64 kB', () => {
  expect(JSON.stringify(busyWar()).length).toBeLessThan(32_000);
});

import { expect, test } from 'vitest';
import { placesFor } from './hall.tsx';

test.each([1, 5, 9, 22, 40])('%i votes have a place each, in the upper half, from left to right', (count) => {
  const places = placesFor(count);
  expect(places).toHaveLength(count);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  expect(places.every(({ y }) => y < 0)).toBe(true);
  expect(places[0]?.x).toBeLessThanOrEqual(places.at(-1)?.x ?? 0);
});

import { expect, test } from 'vitest';
import { placedPath } from './placed-path.ts';
import { sides } from './side.ts';

test('absolute numbers are scaled and moved, relative ones scaled, flags of arcs kept', () => {
  expect(placedPath('M32 8 58 54H6z', 0.5, 10, 1)).toBe('M26 5 39 28 H13 z');
  expect(placedPath('M7 32a25 25 0 1 0 50 0', 2, 0, 0)).toBe('M14 64 a50 50 0 1 0 100 0 ');
});

test('every emblem lands in its box', () => {
  for (const { path } of Object.values(sides)) {
    const [x, y] =
      /M(\S+) (\S+)/
        .exec(placedPath(path, 0.172, 2, 1))
        ?.slice(1)
        .map(Number) ?? [];
    expect(x).toBeGreaterThan(2);
    expect(x).toBeLessThan(13);
    expect(y).toBeGreaterThan(1);
    expect(y).toBeLessThan(12);
  }
});

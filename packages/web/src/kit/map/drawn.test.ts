import { expect, test } from 'vitest';
import { drawnAt, isIn } from './drawn.ts';

test('small print is drawn a sight beyond each edge, and anew only when the reader leaves that', () => {
  const first = drawnAt(2, { x: 100, y: 50, width: 40, height: 20 }, null);
  expect(first).toEqual({ level: 2, near: { x: 60, y: 30, width: 120, height: 60 } });
  expect(drawnAt(2, { x: 60, y: 70, width: 40, height: 20 }, first)).toBe(first);
  const beyond = drawnAt(2, { x: 59, y: 70, width: 40, height: 20 }, first);
  expect(beyond.near).toEqual({ x: 19, y: 50, width: 120, height: 60 });
  expect(drawnAt(3, { x: 100, y: 50, width: 40, height: 20 }, first)).not.toBe(first);
});

test('a point on the edge is in', () => {
  const area = { x: 0, y: 0, width: 10, height: 5 };
  expect(isIn(area, { x: 10, y: 5 })).toBe(true);
  expect(isIn(area, { x: 10.1, y: 5 })).toBe(false);
});

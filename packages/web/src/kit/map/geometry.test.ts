import { expect, test } from 'vitest';
import { areaOf, HEX, hexAt, hexCentre } from './geometry.ts';

test('every point within a hex belongs to it, up to its corners', () => {
  for (const [q, r] of [
    [0, 0],
    [5, -3],
    [-4, 7],
    [-3, -2],
  ] as const) {
    const { x, y } = hexCentre(q, r);
    expect(hexAt({ x, y })).toEqual({ q, r });
    for (let corner = 0; corner < 6; corner++) {
      const angle = (corner * Math.PI) / 3;
      const near = { x: x + 0.98 * HEX * Math.cos(angle), y: y + 0.98 * HEX * Math.sin(angle) };
      expect(hexAt(near)).toEqual({ q, r });
    }
  }
});

test('the hex to the south is one height below, the column to the east half a height lower', () => {
  expect(hexCentre(0, 1).y).toBeCloseTo(55.426, 3);
  expect(hexCentre(1, 0)).toEqual({ x: 48, y: expect.closeTo(27.713, 3) });
});

test('an area holds its points with the margin', () => {
  expect(
    areaOf(
      [
        { x: 3, y: 10 },
        { x: -1, y: 4 },
      ],
      2,
    ),
  ).toEqual({ x: -3, y: 2, width: 8, height: 10 });
});

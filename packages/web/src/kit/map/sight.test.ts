import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import type { Area } from './geometry.ts';
import { clearing, fitting, inward, pushInto, roomsIn, sightOf } from './sight.ts';

const world = { x: 0, y: 0, width: 4000, height: 4000 };
const size = { width: 800, height: 700 };
/** tools over the whole top, a legend at the bottom left, a small map at the bottom right */
const covers = [
  { x: 0, y: 0, width: 800, height: 50 },
  { x: 0, y: 650, width: 500, height: 50 },
  { x: 660, y: 560, width: 140, height: 140 },
];
const at = { world, unit: 32 };

/** Where an area of the map lands in the frame. */
function landed(area: Area): Area {
  const { x, y, k } = fitting(area, size, at, covers);
  return { x: x + area.x * k, y: y + area.y * k, width: area.width * k, height: area.height * k };
}

test('a fitted area lies beside or above what covers the map, wherever it becomes larger', () => {
  expect(roomsIn(size, covers)).toEqual([
    { x: 0, y: 50, width: 800, height: 510 },
    { x: 0, y: 50, width: 660, height: 600 },
    { x: 500, y: 50, width: 160, height: 650 },
  ]);
  expect(roomsIn(size, [])).toEqual([{ x: 0, y: 0, width: 800, height: 700 }]);
  expect(landed({ x: 100, y: 100, width: 1600, height: 400 })).toEqual({ x: 0, y: 205, width: 800, height: 200 });
  expect(landed({ x: 100, y: 100, width: 400, height: 1200 })).toEqual({ x: 230, y: 50, width: 200, height: 600 });
});

test('what is one’s own is brought from under a cover and back from the edge, while what matters stays in sight', () => {
  const must = { x: 300, y: 100, width: 100, height: 100 };
  const own = [{ x: 460, y: 660, width: 30, height: 30 }];
  const push = clearing(must, own, size, covers);
  expect(push.x).toBe(0);
  expect(push.y).toBeCloseTo(-50); // out of the legend; what matters goes up to the tools
  expect(
    clearing({ ...must, y: 500, height: 150 }, [{ x: -10, y: 300, width: 30, height: 30 }], size, covers).x,
  ).toBeGreaterThanOrEqual(10);
  expect(clearing(must, [{ x: 300, y: 300, width: 30, height: 30 }], size, covers)).toEqual({ x: 0, y: 0 });
});

test('what is in sight is not pushed, what is not by the least, what is too large cannot be', () => {
  const room = { x: 0, y: 50, width: 800, height: 510 };
  expect(pushInto({ x: 10, y: 60, width: 50, height: 50 }, room)).toEqual({ x: 0, y: 0 });
  expect(pushInto({ x: 780, y: 20, width: 50, height: 50 }, room)).toEqual({ x: -30, y: 30 });
  expect(pushInto({ x: 0, y: 0, width: 900, height: 50 }, room)).toBeNull();
});

test('a map that fills the frame is not left beyond its edges, a smaller one stays', () => {
  const pushOf = (x: number, y: number, k: number) => inward(zoomIdentity.translate(x, y).scale(k), size, world);
  expect(pushOf(-100, -100, 1)).toEqual({ x: 0, y: 0 });
  expect(pushOf(50, -3500, 1)).toEqual({ x: -50, y: 200 });
  expect(pushOf(300, 650, 0.1)).toEqual({ x: 0, y: 0 });
});

test('the sight of a transform is the part of the map in the frame', () => {
  expect(sightOf(fitting({ x: 0, y: 0, width: 800, height: 400 }, size, at), size, world)).toMatchObject({
    x: 0,
    y: -150,
    width: 800,
  });
});

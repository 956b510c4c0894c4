import { expect, test } from 'vitest';
import type { Area } from './geometry.ts';
import { fitting, pushInto, roomsIn, sightOf } from './sight.ts';

const world = { x: 0, y: 0, width: 4000, height: 4000 };
const size = { width: 800, height: 700 };
const inset = { top: 50, right: 0, bottom: 50, corner: 140 };
const at = { world, unit: 32 };

/** Where an area of the map lands in the frame. */
function landed(area: Area): Area {
  const { x, y, k } = fitting(area, size, at, inset);
  return { x: x + area.x * k, y: y + area.y * k, width: area.width * k, height: area.height * k };
}

test('a fitted area lies beside or above the small map, wherever it becomes larger', () => {
  expect(roomsIn(size, inset)).toEqual([
    { x: 0, y: 50, width: 800, height: 510 },
    { x: 0, y: 50, width: 660, height: 600 },
  ]);
  expect(landed({ x: 100, y: 100, width: 1600, height: 400 })).toEqual({ x: 0, y: 205, width: 800, height: 200 });
  expect(landed({ x: 100, y: 100, width: 400, height: 1200 })).toEqual({ x: 230, y: 50, width: 200, height: 600 });
});

test('what is in sight is not pushed, what is not by the least, what is too large cannot be', () => {
  const room = { x: 0, y: 50, width: 800, height: 510 };
  expect(pushInto({ x: 10, y: 60, width: 50, height: 50 }, room)).toEqual({ x: 0, y: 0 });
  expect(pushInto({ x: 780, y: 20, width: 50, height: 50 }, room)).toEqual({ x: -30, y: 30 });
  expect(pushInto({ x: 0, y: 0, width: 900, height: 50 }, room)).toBeNull();
});

test('the sight of a transform is the part of the map in the frame', () => {
  expect(sightOf(fitting({ x: 0, y: 0, width: 800, height: 400 }, size, at), size, world)).toMatchObject({
    x: 0,
    y: -150,
    width: 800,
  });
});

import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { type Area, middleOf, type Point } from './geometry.ts';

export interface Size {
  width: number;
  height: number;
}

/** What lies over a map, in pixels of its frame. */
export type Covers = readonly Area[];

/** Hex radius on the screen, from the farthest to the nearest. */
export const RADII = [7, 96] as const;
/** Fitting goes no nearer than this. */
const FIT_RADIUS = 56;
/** Below this nobody can tell counters apart. */
export const READABLE = 18;
const NEAR = 30;
/** Where not all can be shown that matters, this near: much of it is seen then, and can be read. */
export const AMONG_MANY = 24;

export function clampScale(scale: number, unit: number): number {
  return Math.min(Math.max(scale, RADII[0] / unit), RADII[1] / unit);
}

/** The transform that shows an area whole, as near as it goes beside what lies over the map. */
export function fitting(
  area: Area,
  size: Size,
  at: { world: Area; unit: number },
  covers: Covers = [],
  nearest = FIT_RADIUS,
): ZoomTransform {
  const scaleIn = (room: Area): number =>
    Math.min(room.width / area.width, room.height / area.height, nearest / at.unit);
  const best = roomsIn(size, covers).reduce((one, other) => (scaleIn(other) > scaleIn(one) ? other : one));
  return centred(middleOf(area), clampScale(scaleIn(best), at.unit), best, at.world);
}

/** What is shown first: home, or on small screens, where home would be unreadable, what lies round the selection. */
export function opening(
  at: { world: Area; home: Area; unit: number; spot: Point | null },
  size: Size,
  covers: Covers = [],
): ZoomTransform {
  const whole = fitting(at.home, size, at, covers);
  if (whole.k * at.unit >= READABLE || at.spot === null) return whole;
  return centred(at.spot, NEAR / at.unit, roomsIn(size, covers)[0], at.world);
}

/** The free parts of the frame, the largest first: each as wide and as high as nothing lies over it. They overlap. */
export function roomsIn({ width, height }: Size, covers: Covers): [Area, ...Area[]] {
  const whole = { x: 0, y: 0, width: Math.max(1, width), height: Math.max(1, height) };
  const free = covers.reduce<Area[]>((rooms, cover) => widest(rooms.flatMap((room) => beside(room, cover))), [whole]);
  const usable = free.filter((room) => room.width >= LEAST_ROOM && room.height >= LEAST_ROOM);
  const [first = whole, ...others] = usable.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return [first, ...others];
}
/** pixels; in less nothing is looked at */
const LEAST_ROOM = 120;
const sizeOf = ({ width, height }: Size): number => width * height;

/** What a cover leaves of a room: to its left, to its right, above and below. */
function beside(room: Area, cover: Area): Area[] {
  if (!overlap(room, cover)) return [room];
  const { x, y, width, height } = room;
  const [right, bottom] = [cover.x + cover.width, cover.y + cover.height];
  return [
    { x, y, width: cover.x - x, height },
    { x: right, y, width: x + width - right, height },
    { x, y, width, height: cover.y - y },
    { x, y: bottom, width, height: y + height - bottom },
  ].filter((part) => part.width > 0 && part.height > 0);
}

/** Without those that lie within another. */
function widest(rooms: readonly Area[]): Area[] {
  return rooms.filter(
    (one, at) =>
      !rooms.some((other, place) => place !== at && isWithin(one, other) && (place < at || !isWithin(other, one))),
  );
}

function isWithin(one: Area, other: Area): boolean {
  const [right, bottom] = [other.x + other.width, other.y + other.height];
  return one.x >= other.x && one.y >= other.y && one.x + one.width <= right && one.y + one.height <= bottom;
}

function overlap(one: Area, other: Area): boolean {
  const isAside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isAside && one.y + one.height > other.y && other.y + other.height > one.y;
}

/**
 * How far to push the frame's contents, in pixels, so that `must` stays in its room and as few as can be of the others
 * lie under a cover or are cut by the edge; the least such push.
 */
export function clearing(must: Area, others: readonly Area[], size: Size, covers: Covers): Point {
  const frame = { x: 0, y: 0, ...size };
  const harm = ({ x, y }: Point): number =>
    others.reduce((sum, one) => {
      const moved = { ...one, x: one.x + x, y: one.y + y };
      if (!overlap(moved, frame)) return sum + OUT;
      return sum + (covers.some((cover) => overlap(moved, cover)) ? COVERED : isWithin(moved, frame) ? 0 : CUT);
    }, 0);
  const far = ({ x, y }: Point): number => Math.hypot(x, y);
  let best = { x: 0, y: 0 };
  let least = harm(best);
  for (const room of roomsIn(size, covers)) {
    if (!isWithin(must, room)) continue;
    for (const x of stepsOf(room.x - must.x, room.x + room.width - must.x - must.width))
      for (const y of stepsOf(room.y - must.y, room.y + room.height - must.y - must.height)) {
        const push = { x, y };
        const found = harm(push);
        if (found < least || (found === least && far(push) < far(best))) [best, least] = [push, found];
      }
  }
  return best;
}
const COVERED = 3;
const CUT = 2;
const OUT = 1;
const STEPS = 12;

function stepsOf(from: number, to: number): number[] {
  return [0, ...Array.from({ length: STEPS + 1 }, (_, at) => from + ((to - from) * at) / STEPS)];
}

/** The transform that has a point in the middle of a part of the frame. */
export function centred(point: Point, k: number, room: Area, world: Area): ZoomTransform {
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return zoomIdentity.translate(middle.x - (point.x - world.x) * k, middle.y - (point.y - world.y) * k).scale(k);
}

/** How far the map must be pushed, in pixels, so that an area of the frame lies in the room; null: it is too large. */
export function pushInto(area: Area, room: Area): Point | null {
  if (area.width > room.width || area.height > room.height) return null;
  const along = (at: number, length: number, from: number, room: number): number =>
    Math.min(Math.max(at, from), from + room - length) - at;
  return { x: along(area.x, area.width, room.x, room.width), y: along(area.y, area.height, room.y, room.height) };
}

/** How far to push the map, in pixels, so that no more of the frame than must be lies beyond its edges. */
export function inward({ x, y, k }: ZoomTransform, { width, height }: Size, world: Area): Point {
  const along = (at: number, length: number, room: number): number =>
    length <= room ? 0 : Math.min(Math.max(at, room - length), 0) - at;
  return { x: along(x, world.width * k, width), y: along(y, world.height * k, height) };
}

/** The part of the map in sight, in map units. */
export function sightOf({ x, y, k }: ZoomTransform, { width, height }: Size, world: Area): Area {
  return { x: world.x - x / k, y: world.y - y / k, width: width / k, height: height / k };
}

/** On the way from one to the other; the scale grows evenly for the eye. */
export function between(from: ZoomTransform, to: ZoomTransform, share: number): ZoomTransform {
  if (share >= 1) return to;
  const k = from.k * (to.k / from.k) ** share;
  const part = from.k === to.k ? share : (k - from.k) / (to.k - from.k);
  return zoomIdentity.translate(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part).scale(k);
}

/** All that says of itself that it lies over the map. */
export function coversOf(frame: HTMLElement): Covers {
  const { x: left, y: top, width, height } = frame.getBoundingClientRect();
  return [...document.querySelectorAll('[data-over-map]')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const cover = {
      x: box.x - left - GAP,
      y: box.y - top - GAP,
      width: box.width + 2 * GAP,
      height: box.height + 2 * GAP,
    };
    return box.width > 0 && overlap(cover, { x: 0, y: 0, width, height }) ? [cover] : [];
  });
}
const GAP = 4;

/** The same, moved by so many pixels. */
export function pushed({ x, y, k }: ZoomTransform, by: Point): ZoomTransform {
  return zoomIdentity.translate(x + by.x, y + by.y).scale(k);
}

/** width and height both change by more: another screen; a panel that opens changes one of them */
const TURNED = 1.2;

/** A phone on its side, a window made large: as if it were opened there. */
export function isTurned(before: Size, now: Size): boolean {
  const change = (one: number, other: number): number => Math.max(one / other, other / one);
  return change(before.width, now.width) > TURNED && change(before.height, now.height) > TURNED;
}

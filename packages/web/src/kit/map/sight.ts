import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Area, Point } from './geometry.ts';

export interface Size {
  width: number;
  height: number;
}

/** What the house lays over the edges of a map, in pixels; `corner`: the small map at the bottom right. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  corner: number;
}
const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, corner: 0 };

/** Hex radius on the screen, from the farthest to the nearest. */
export const RADII = [7, 96] as const;
/** Fitting goes no nearer than this. */
const FIT_RADIUS = 56;
/** Below this nobody can tell counters apart. */
export const READABLE = 18;
const NEAR = 30;

export function clampScale(scale: number, unit: number): number {
  return Math.min(Math.max(scale, RADII[0] / unit), RADII[1] / unit);
}

/** The transform that shows an area whole, as near as it goes beside what lies over the edges. */
export function fitting(
  area: Area,
  size: Size,
  at: { world: Area; unit: number },
  inset: Inset = NO_INSET,
): ZoomTransform {
  const scaleIn = (room: Area): number =>
    Math.min(room.width / area.width, room.height / area.height, FIT_RADIUS / at.unit);
  const best = roomsIn(size, inset).reduce((one, other) => (scaleIn(other) > scaleIn(one) ? other : one));
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return centred(middle, clampScale(scaleIn(best), at.unit), best, at.world);
}

/** What is shown first: home, or on small screens, where home would be unreadable, what lies round the selection. */
export function opening(
  at: { world: Area; home: Area; unit: number; spot: Point | null },
  size: Size,
  inset: Inset = NO_INSET,
): ZoomTransform {
  const whole = fitting(at.home, size, at, inset);
  if (whole.k * at.unit >= READABLE || at.spot === null) return whole;
  return centred(at.spot, NEAR / at.unit, roomsIn(size, inset)[0], at.world);
}

/** The free parts of the frame, in pixels: beside the small map, or above it. */
export function roomsIn({ width, height }: Size, { top, right, bottom, corner }: Inset): [Area, ...Area[]] {
  const room = (fromRight: number, fromBottom: number): Area => ({
    x: 0,
    y: top,
    width: Math.max(1, width - fromRight),
    height: Math.max(1, height - top - fromBottom),
  });
  const above = room(right, Math.max(bottom, corner));
  return corner > 0 ? [above, room(right + corner, bottom)] : [above];
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

/** As the stylesheets say. */
export function insetOf(frame: HTMLDivElement): Inset {
  const style = getComputedStyle(frame);
  const pixels = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: pixels('--map-tools'),
    right: pixels('--map-right'),
    bottom: pixels('--map-inset'),
    corner: pixels('--map-corner'),
  };
}

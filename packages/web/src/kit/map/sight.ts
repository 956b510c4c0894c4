import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Area, Point } from './geometry.ts';

export interface Size {
  width: number;
  height: number;
}

/** What the house lays over the right and the lower edge of a map, in pixels. */
export interface Inset {
  right: number;
  bottom: number;
}
const NO_INSET: Inset = { right: 0, bottom: 0 };

/** Hex radius on the screen, from the farthest to the nearest. */
export const RADII = [7, 96] as const;
/** Fitting goes no nearer than this. */
const FIT_RADIUS = 56;
const READABLE = 18;
const NEAR = 30;

export function clampScale(scale: number, unit: number): number {
  return Math.min(Math.max(scale, RADII[0] / unit), RADII[1] / unit);
}

/** The transform that shows an area whole, as far as it goes beside what lies over the edges. */
export function fitting(
  area: Area,
  size: Size,
  at: { world: Area; unit: number },
  inset: Inset = NO_INSET,
): ZoomTransform {
  const width = size.width - inset.right;
  const scale = Math.min(width / area.width, size.height / area.height, FIT_RADIUS / at.unit);
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return centred(middle, clampScale(scale, at.unit), clear(size, inset), at.world);
}

/** What is shown first: home, or on small screens, where home would be unreadable, what lies round the selection. */
export function opening(
  at: { world: Area; home: Area; unit: number; spot: Point | null },
  size: Size,
  inset: Inset = NO_INSET,
): ZoomTransform {
  const whole = fitting(at.home, size, at, inset);
  if (whole.k * at.unit >= READABLE || at.spot === null) return whole;
  return centred(at.spot, NEAR / at.unit, clear(size, inset), at.world);
}

/** The frame without what lies over its edges. */
export function clear({ width, height }: Size, { right, bottom }: Inset): Size {
  return { width: Math.max(1, width - right), height: Math.max(1, height - bottom) };
}

/** The transform that has a point in the middle. */
export function centred(point: Point, k: number, size: Size, world: Area): ZoomTransform {
  return zoomIdentity
    .translate(size.width / 2 - (point.x - world.x) * k, size.height / 2 - (point.y - world.y) * k)
    .scale(k);
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

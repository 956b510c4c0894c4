import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Area, Point } from './geometry.ts';

export interface Size {
  width: number;
  height: number;
}

/** Hex radius on the screen, from the farthest to the nearest. */
export const RADII = [7, 96] as const;
/** Fitting goes no nearer than this. */
const FIT_RADIUS = 56;
const READABLE = 18;
const NEAR = 30;

export function clampScale(scale: number, unit: number): number {
  return Math.min(Math.max(scale, RADII[0] / unit), RADII[1] / unit);
}

/** The transform that shows an area whole, as far as it goes above what lies over the lower edge. */
export function fitting(area: Area, size: Size, at: { world: Area; unit: number }, inset = 0): ZoomTransform {
  const scale = Math.min(size.width / area.width, size.height / area.height, FIT_RADIUS / at.unit);
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return centred(middle, clampScale(scale, at.unit), above(size, inset), at.world);
}

/** What is shown first: home, or on small screens, where home would be unreadable, what lies round the selection. */
export function opening(
  at: { world: Area; home: Area; unit: number; spot: Point | null },
  size: Size,
  inset = 0,
): ZoomTransform {
  const whole = fitting(at.home, size, at, inset);
  if (whole.k * at.unit >= READABLE || at.spot === null) return whole;
  return centred(at.spot, NEAR / at.unit, above(size, inset), at.world);
}

/** The frame without what lies over its lower edge. */
export function above({ width, height }: Size, inset: number): Size {
  return { width, height: Math.max(1, height - inset) };
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

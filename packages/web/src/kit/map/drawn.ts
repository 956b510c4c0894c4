import { createContext, useContext } from 'react';
import type { Area, Point } from './geometry.ts';
import type { MapLevel } from './level.ts';

/** What a map draws since the last gesture ended. */
export interface Drawn {
  level: MapLevel;
  /** where small print is drawn: what was in sight, and as much again on every side */
  near: Area;
}

/** The same as before while all in sight is drawn already. */
export function drawnAt(level: MapLevel, sight: Area, before: Drawn | null): Drawn {
  if (before?.level === level && holds(before.near, sight)) return before;
  const { x, y, width, height } = sight;
  return { level, near: { x: x - width, y: y - height, width: 3 * width, height: 3 * height } };
}

function holds(outer: Area, inner: Area): boolean {
  const far = { x: inner.x + inner.width, y: inner.y + inner.height };
  return isIn(outer, inner) && isIn(outer, far);
}

export function isIn({ x, y, width, height }: Area, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height;
}

/** null: everywhere. */
export const NearContext = createContext<Area | null>(null);

export function useNear(): Area | null {
  return useContext(NearContext);
}

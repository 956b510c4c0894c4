import { createContext, useContext } from 'react';

/** How near the reader is: 0 far, 1, 2 working, 3 near. What is drawn hangs on it, and only changes when a gesture ends. */
export type MapLevel = 0 | 1 | 2 | 3;

export const LevelContext = createContext<MapLevel>(2);

export function useMapLevel(): MapLevel {
  return useContext(LevelContext);
}

/** By the radius of a hex, or of a node's surroundings, on the screen. */
export function levelOf(radius: number): MapLevel {
  if (radius < 14) return 0;
  if (radius < 25) return 1;
  return radius <= 46 ? 2 : 3;
}

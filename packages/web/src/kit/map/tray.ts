import { createContext, useContext } from 'react';

/** The topmost group of the map, for what must lie over all counters; null until the map is there. */
export const TrayContext = createContext<SVGGElement | null>(null);

export function useTrayLayer(): SVGGElement | null {
  return useContext(TrayContext);
}

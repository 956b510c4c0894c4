/** What the open composer has the map draw, and what the map hands back to it. */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

export interface Scene {
  /** nodes from Base to Target, both included; the way chosen */
  path?: readonly number[];
  /** through a StarGate: no nodes between */
  isGate?: boolean;
  base?: number | null;
  target?: number | null;
  /** what the prompt says of it in its Next */
  next?: string;
  /** Systems that can be picked, with a figure each */
  marks?: readonly { system: number; figure?: string }[];
  /** true: taken, the map does nothing else with it */
  onSystem?(system: number): boolean;
}

export const useScene = create<{ scene: Scene | null; set(scene: Scene | null): void }>()((set) => ({
  scene: null,
  set: (scene) => set({ scene }),
}));

/** Shows a scene as long as the composer stands; it is made anew whenever the key changes, which must name all that it draws from. */
export function useShowScene(key: string, make: () => Scene | null): void {
  const set = useScene((store) => store.set);
  const latest = useRef(make);
  latest.current = make;
  useEffect(() => {
    set(key === '' ? null : latest.current());
    return () => set(null);
  }, [key, set]);
}

/** What the open composer has the map draw, and what the map hands back to it. */
import { sceneStore } from '../../shell/map/scene-store.ts';

/** Jumps and holds of one fleet, with the turn of each. */
export interface Route {
  fleet: number;
  side: number;
  stops: readonly { place: number; turn: number }[];
  isChosen?: boolean;
}

export interface Scene {
  /** places that can be picked now, with a figure each */
  marks?: readonly { place: number; figure?: string }[];
  /** the place in hand */
  from?: number | null;
  target?: number | null;
  routes?: readonly Route[];
  /** what the prompt says of it in its Next */
  next?: string;
  /** true: taken, the map does nothing else with it */
  onPlace?(place: number): boolean;
}

export const { useScene, useShowScene } = sceneStore<Scene>();

/** What the open composer has the map draw, and what the map hands back to it. */
import { sceneStore } from '../../shell/map/scene-store.ts';

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

export const { useScene, useShowScene } = sceneStore<Scene>();

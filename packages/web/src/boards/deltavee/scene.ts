/** What the open composer has the map draw, and what the map hands back to it. */
import type { Hex } from '@admiralty/engine/hex';
import { sceneStore } from '../../shell/map/scene-store.ts';
import type { Course } from './course.ts';

/** A course that is not (or not any more) that of a unit on the plane. */
export interface SceneCourse {
  course: Course;
  seat: number;
  drawing: string | null;
  look: 'preview' | 'old' | 'plain';
  /** its outline stands where it begins, not where it ends: the counter itself is not there yet */
  isNew?: boolean;
}

export interface Scene {
  /** hexes that can be picked, with what they take */
  reach?: readonly (Hex & { figure?: string })[];
  courses?: readonly SceneCourse[];
  /** lines of fire by unit */
  fire?: readonly { from: number; to: number; tag: string; isChosen: boolean }[];
  /** a chosen hex */
  chosen?: Hex | null;
  /** headings round a hex */
  clock?: { at: Hex; heading: number; legal?: readonly number[]; onPick?(heading: number): void } | null;
  /** units that can be picked: targets, or those still to move */
  marks?: readonly { unit: number; isChosen: boolean }[];
  /** units whose own course is replaced by one of `courses` */
  hides?: readonly number[];
  /** true: taken, the map does nothing else with it */
  onHex?(hex: Hex): boolean;
  onUnit?(unit: number): boolean;
}

export const { useScene, useShowScene } = sceneStore<Scene>();

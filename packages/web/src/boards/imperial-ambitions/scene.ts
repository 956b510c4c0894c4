/** What the open composer has the map draw, and what the map hands back to it. */
import type { Xy } from '@admiralty/engine/imperial-ambitions';
import { useBoardStore } from '../../shell/board-store.ts';
import { sceneStore } from '../../shell/map/scene-store.ts';
import type { Bench } from './bench/bench.ts';
import { unitOfId, xyOfId } from './ids.ts';

type Place = Readonly<Xy>;

/** Where a unit would stand; facing null: it has none that counts. */
export interface GhostUnit {
  unit: number;
  xy: Place;
  facing: number | null;
  isChosen: boolean;
}

export interface Scene {
  /** hexes that can be picked now, with a figure each, and the facings in which a unit may end there */
  reach?: readonly { xy: Place; figure?: string; facings?: readonly number[] }[];
  /** where a side may set up */
  zone?: readonly Place[];
  /** the way chosen, from its start to its end */
  path?: readonly Place[];
  ghosts?: readonly GhostUnit[];
  /** how units that stand there would face */
  darts?: readonly { xy: Place; facings: readonly number[] }[];
  fires?: readonly { from: Place; to: Place; tag?: string; isChosen: boolean }[];
  /** what can be picked: a unit, or all that is in a hex; with what it promises */
  marks?: readonly { xy: Place; isChosen: boolean; unit?: number; figure?: string }[];
  /** ahead and astern of a ship, with what that means there */
  arcs?: { forward: readonly Place[]; rear: readonly Place[]; label: string } | null;
  /** lines of fire that end at a star or planet */
  blocked?: readonly { from: Place; at: Place }[];
  /** kept in sight */
  spot?: Place | null;
  /** what matters now: the map shows all of it until the reader moves the map */
  area?: readonly Place[];
  /** laid out under the map where there is room */
  bench?: Bench | null;
  /** true: taken, the map does nothing else with it */
  onHex?(xy: Xy): boolean;
  onUnit?(unit: number): boolean;
}

export const { useScene, useShowScene } = sceneStore<Scene>();

/** A counter goes to the open composer first, as a unit or as its hex; then it is selected. */
export function pickCounter(id: string): void {
  const { scene } = useScene.getState();
  const unit = unitOfId(id);
  const xy = xyOfId(id);
  const isTaken = unit === null ? xy && scene?.onHex?.(xy) : scene?.onUnit?.(unit);
  if (!isTaken) useBoardStore.getState().select(id);
}

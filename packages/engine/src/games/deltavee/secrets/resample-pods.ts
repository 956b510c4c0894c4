/** What binds the pods of an enemy ship: which boxes are open, what they can hold, what damage takes from them. */
import { MISSILE_TYPES } from '../data/types.ts';
import { changeMissiles, isSound, loseMissiles, podType, preparable } from '../rules/05-pods.ts';
import { scenarioOf, specOf } from '../rules/10-set-up/fitting.ts';
import {
  CRAFT_INSIDE,
  CRAFT_LOST,
  CRAFT_PREPARED,
  DAMAGED,
  DESTROYED,
  type DeltaVeeState,
  NO_JUMP,
  OK,
  WRECKED,
} from '../state.ts';
import type { Position } from '../types.ts';
import { copyOf } from './knowledge.ts';

/** Boxes whose contents the enemy cannot know: not seen, not read (R11), one place each. */
export function openRows(g: DeltaVeeState, unit: number): number[] {
  const { units, pods } = g;
  const from = units.podFrom[unit]!;
  const rows: number[] = [];
  if (copyOf(g, unit)) return rows;
  for (let row = from; row < from + units.podCount[unit]!; row++) {
    const isWhole = pods.partOf[row] === row && pods.partOf[row + 1] !== row; // a storage pod fills neighbouring boxes
    if (pods.known[row] === 0 && isWhole) rows.push(row);
  }
  return rows;
}

export const isClean = ({ pods }: DeltaVeeState, row: number): boolean =>
  pods.state[row] === OK && pods.hits[row] === 0;

/**
 * DV-8.9m: a jump marker is gone when the last jump engine is damaged, so one is sound. And Sambu's enemy would have won
 * if none of his ships could jump (DV-FSB-S1b): each that still can is taken to.
 */
export function shouldJump(at: Position, unit: number): boolean {
  return at.g.units.jump[unit] !== NO_JUMP || scenarioOf(at).special.sambu !== null;
}

/** Pod ids whose destruction everybody would have noticed (DV-S5b, DV-S8b). */
export function scoredPods(at: Position, unit: number): readonly string[] {
  const { points, victory } = scenarioOf(at);
  const named = victory.flatMap(({ when }) =>
    when.kind === 'podDestroyed' && when.unit === at.g.names[unit] ? [when.pod] : [],
  );
  return [...named, ...(points?.seat1.pods ?? [])];
}

/** Pod ids of this ship whose damage or emptiness calls another ship in (DV-S9b). */
export function awaitedPods(at: Position, unit: number): readonly string[] {
  return scenarioOf(at).sides.flatMap(({ units }) =>
    units.flatMap(({ enters }) => (enters && enters.after.unit === at.g.names[unit] ? [enters.after.pod] : [])),
  );
}

/** Counters that may lie prepared from a pod: missiles that need it, and its craft. */
export function capacityOf(at: Position, row: number): number {
  const { g } = at;
  const type = podType(at, row);
  if (!type || !isSound(g, row)) return 0;
  let sum = g.pods.craft[row] === CRAFT_INSIDE ? 1 : 0;
  if (!type.weapons) return sum;
  for (let missile = 0; missile < MISSILE_TYPES.length; missile++) sum += preparable(g, row, type, missile);
  return sum;
}

/** What the damage of its box, or the end of its ship, takes from a pod. */
export function settle(at: Position, unit: number, row: number): void {
  const { pods, units } = at.g;
  const isGone = units.status[unit] === DESTROYED;
  const type = podType(at, row);
  if (pods.state[row]! < DAMAGED && !isGone) return;
  if (type?.weapons || pods.state[row] === WRECKED || isGone) loseMissiles(at.g, row); // DV-8.9g, DV-8.9h
  if (pods.craft[row]! >= CRAFT_INSIDE && pods.craft[row]! <= CRAFT_PREPARED) {
    pods.craft[row] = CRAFT_LOST; // DV-8.9l
    pods.craftEnergy[row] = 0;
  }
  if (pods.state[row] === WRECKED) pods.energy[row] = 0; // DV-8.9o
}

/** All that the pod had at the start. */
export function reload(at: Position, unit: number, row: number): void {
  loseMissiles(at.g, row);
  loadAtStart(at, unit, row).forEach((count, type) => {
    changeMissiles(at.g, row, type, count);
  });
}

/** Missiles of a pod at the start: unguided, guided, intelligent, MIMS. */
function loadAtStart(at: Position, unit: number, row: number): number[] {
  const type = at.data.pods[at.g.pods.type[row]!]!;
  const missing = specOf(at, unit)?.removeMissiles[type.id] ?? []; // DV-S3a, DV-S5a
  return type.missiles.map((count, missile) => (missing.includes(MISSILE_TYPES[missile]!) ? 0 : count));
}

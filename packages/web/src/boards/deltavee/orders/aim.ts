/** Odds of fire before it is declared, as the rules work them from what the reader knows. */
import type { DeltaVeeTypes, FireFigures, HitCell, ShotOf } from '@admiralty/engine/deltavee';
import { typedQueries } from '@admiralty/host';
import type { TableClient } from '../../../table/types.ts';

/** One target, by any type of fire of one source. */
export interface Aim extends Omit<FireFigures, 'chance' | 'energy' | 'farthest' | 'left'> {
  target: number;
  /** in 10, by fire type */
  chances: number[];
  /** Energy Units, by fire type */
  energies: number[];
  /** highest Target Value that it can hit, by fire type; null: any */
  farthest: (number | null)[];
}

export type { HitCell };

/** Fire of one source at all its targets; those left out where a secret would shape the figure. */
export async function aimsOf(client: TableClient, decision: number, shots: readonly ShotOf<'fire'>[]): Promise<Aim[]> {
  const found = await typedQueries<DeltaVeeTypes>(client).figures('fire', decision, shots);
  const aims = new Map<number, Aim>();
  for (const [at, { target, type }] of shots.entries()) {
    const figures = found[at];
    if (!figures) continue;
    const aim = aims.get(target) ?? { ...figures, target, chances: [], energies: [], farthest: [] };
    aim.chances[type] = figures.chance;
    aim.energies[type] = figures.energy;
    aim.farthest[type] = figures.farthest;
    aims.set(target, aim);
  }
  return [...aims.values()];
}

/** The best of the fire types for this target: most harm, then least energy. */
export function bestType({ chances, energies }: Aim, types: readonly number[]): number | null {
  const sorted = types.toSorted(
    (one, other) => (chances[other] ?? 0) - (chances[one] ?? 0) || (energies[one] ?? 0) - (energies[other] ?? 0),
  );
  return sorted[0] ?? null;
}

/** Chance to harm the target with this type of fire. */
export function harmOf({ chances, harm }: Aim, type: number): number {
  return ((chances[type] ?? 0) / 10) * (harm / 10);
}

/** Nothing on the die hits. */
export function isHopeless(aims: readonly Aim[], target: number, type: number): boolean {
  return aims.find((one) => one.target === target)?.chances[type] === 0;
}

/** Targets to which a line is drawn: the one in hand, and those that can be hit; among twenty the others would drown them. */
export function worthALine(
  targets: readonly number[],
  inHand: number | null,
  aims: readonly Aim[],
  type: number,
): number[] {
  return targets.filter((one) => one === inHand || !isHopeless(aims, one, type));
}

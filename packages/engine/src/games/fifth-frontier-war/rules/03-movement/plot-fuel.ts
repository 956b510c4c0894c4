/** R14, R101: may a fleet jump on from where it is? */

import { fillsAtOnce, sourcesAt } from '../../board/fuel.ts';
import { defenseFactor } from '../../board/strength.ts';
import type { Position } from '../../types.ts';

export function tankersAmong({ data }: Position, squadrons: readonly number[]): number[] {
  return squadrons.filter((one) => data.squadrons[one]!.type === 'tanker');
}

/** Tankers among these that could serve: those not spent. */
export function unspentTankers(at: Position, squadrons: readonly number[]): number[] {
  return tankersAmong(at, squadrons).filter((one) => at.g.squadrons.spent[one] === 0);
}

/**
 * FFW-3.3h, R14: tankers that it takes to fill all these squadrons in a place in zero time if their side controlled the
 * world; null: it cannot be done. `tankers` are those of the fleet that have not served yet.
 */
export function tankersNeeded(
  at: Position,
  side: number,
  place: number,
  squadrons: readonly number[],
  tankers: readonly number[],
): number[] | null {
  const sources = sourcesAt(at, side, place, true);
  if (sources.base) return [];
  const thirsty = squadrons.filter((squadron) => !fillsAtOnce(at, squadron, sources));
  if (thirsty.length <= sources.slots) return [];
  const dryTankers = thirsty.filter((squadron) => at.data.squadrons[squadron]!.type === 'tanker').length;
  const left = Math.max(0, dryTankers - sources.slots); // slots go to tankers first
  const others = thirsty.length - dryTankers - Math.max(0, sources.slots - dryTankers);
  const able = [...tankers].sort((a, b) => defenseFactor(at, a) - defenseFactor(at, b) || a - b);
  const used = able.splice(0, left); // the smallest ones each fill one tanker
  return used.length < left ? null : cover(at, able, others, used);
}

/** Adds tankers until so many squadrons are filled: the smallest one that is enough, else the largest and so on. */
function cover(at: Position, able: number[], squadrons: number, used: number[]): number[] | null {
  let left = squadrons;
  while (left > 0) {
    const enough = able.findIndex((tanker) => defenseFactor(at, tanker) >= left);
    const [tanker] = able.splice(enough < 0 ? able.length - 1 : enough, 1);
    if (tanker === undefined) return null;
    used.push(tanker);
    left -= defenseFactor(at, tanker);
  }
  return used;
}

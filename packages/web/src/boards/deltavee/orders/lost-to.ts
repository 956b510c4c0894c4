import { hitsToEnd, type UnitView } from '@admiralty/engine/deltavee';
import type { TableClient } from '../../../table/types.ts';
import { worked } from '../set-up/worked.ts';

/** What the calculation of an interception says, in percent. */
export interface Struck {
  percent: number;
  /** that the target is gone at once */
  destroyed: number;
  /** that a field comes up in time */
  activation: number;
  /** that an active field lets through */
  hits: number;
}

/** Hits that a field lets through and that may destroy this ship, damaged as it is; 0: it outlives them. */
export function fatalHits({ hits }: Pick<Struck, 'hits'>, { log, vessel }: Pick<UnitView, 'log' | 'vessel'>): number {
  return log && vessel && hits >= hitsToEnd(log, vessel.ratings.armor) ? hits : 0;
}

/** The chance to lose it to one missile; what may destroy it counts as if it did. */
export async function lostTo(
  client: TableClient,
  given: Record<string, string>,
  unit: Pick<UnitView, 'log' | 'vessel'>,
): Promise<number> {
  const found = await worked<Struck>(client, 'interception', given);
  if (!found) return 0;
  const { percent, destroyed } = found.value;
  return (fatalHits(found.value, unit) > 0 ? percent : destroyed) / 100;
}

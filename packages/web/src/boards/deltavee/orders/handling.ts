/** What a unit may still receive in this Command Phase (7.1, 7.5), as the rules tell it of one's own. */
import { type Allowance, STUCK, type UnitView } from '@admiralty/engine/deltavee';

export type { Allowance } from '@admiralty/engine/deltavee';

export function allowanceOf({ log, flight }: UnitView): Allowance {
  return log?.allowance ?? flight?.allowance ?? { ...STUCK, of: 0 };
}

/** Energy Units in hull and pods. */
export function energyIn({ log }: Pick<UnitView, 'log'>): number {
  if (!log) return 0;
  return log.energy + log.pods.reduce((sum, pod) => sum + (pod.state === 'destroyed' ? 0 : pod.energy), 0);
}

import type { FireNext, IaView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { RuleChip } from '../../../ui/rule-chip.tsx';
import { shortName } from '../situation.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

/** Units that cannot fire at the target, together by what keeps them from it. */
export function BarredList({ view, barred }: { view: IaView; barred: FireNext['barred'] }): ReactNode {
  if (barred.length === 0) return null;
  const reasons = new Map<string, FireNext['barred']>();
  for (const one of barred) reasons.set(one.why, [...(reasons.get(one.why) ?? []), one]);
  return (
    <ul className={styles['barred']} aria-label={say.fire.barred}>
      {[...reasons].map(([why, units]) => (
        <li key={why}>
          <b>{units.map(({ unit }) => shortName(view, unit)).join(', ')}</b> {why}{' '}
          <RuleChip rule={units[0]?.rule ?? ''} />
        </li>
      ))}
    </ul>
  );
}

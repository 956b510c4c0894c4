import type { Act } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Foot, type FootAction } from '../../../shell/composer/foot.tsx';
import type { ActProps } from './act-parts.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

interface TurnFootProps {
  props: ActProps;
  acts: readonly Act[];
  label: string;
  /** the Operation in hand */
  act: Act | null;
  note?: ReactNode;
}

/** Taxes, and for the owner of Dom with Hive Surge in hand the taxes in which it works: afterwards it is too late. */
export function taxButtons(acts: readonly Act[], label: string, submit: ActProps['submit']): FootAction[] {
  return acts.flatMap((act): FootAction[] => {
    if (act.do !== 'taxes') return [];
    const button = { run: () => submit(act) };
    return [
      act.surge ? { label: say.act.taxSurge, letter: 'H', ...button } : { label, letter: 'T', coach: 'tax', ...button },
    ];
  });
}

/** Announce, tax, end: the last answers why not where something is still due. */
export function TurnFoot({ props: { submit }, acts, label, act, note }: TurnFootProps): ReactNode {
  return (
    <div className={styles['turn']}>
      <Foot
        note={note}
        primary={{ label, run: act ? () => submit(act) : undefined }}
        others={[
          ...taxButtons(acts, say.act.tax, submit),
          { label: say.act.end, letter: 'E', coach: 'end', run: () => submit({ do: 'end' }) },
        ]}
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import { useVerdict, type VerdictProps } from './use-proposal.ts';
import styles from './verdict.module.css';

/** Odds or price of the answer in hand, or why it cannot be given. */
export function Verdict({ props, answer }: { props: VerdictProps; answer: unknown }): ReactNode {
  const verdict = useVerdict(props, answer);
  if (verdict?.why)
    return (
      <p className={styles['fault']} role="status">
        {verdict.why}
      </p>
    );
  return verdict?.hint ? <p className={styles['note']}>{verdict.hint}</p> : null;
}

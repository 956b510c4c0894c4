import type { ReactNode } from 'react';
import { useVerdict, type VerdictProps } from './use-proposal.ts';
import styles from './verdict.module.css';

interface Props {
  props: VerdictProps;
  answer: unknown;
  /** the composer shows the figures itself */
  isFaultOnly?: boolean;
}

/** Odds or price of the answer in hand, or why it cannot be given. */
export function Verdict({ props, answer, isFaultOnly = false }: Props): ReactNode {
  const verdict = useVerdict(props, answer);
  if (verdict?.why)
    return (
      <p className={styles['fault']} role="status">
        {verdict.why}
      </p>
    );
  return verdict?.hint && !isFaultOnly ? <p className={styles['note']}>{verdict.hint}</p> : null;
}

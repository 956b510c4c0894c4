import type { ReactNode } from 'react';
import type { Asked } from '../../types.ts';
import type { FfwProps } from '../shown.ts';
import styles from './orders.module.css';
import { useVerdict } from './use-proposal.ts';

/** Odds or price of the answer in hand, or why it cannot be given. */
export function Verdict({ props, answer }: { props: FfwProps & { asked: Asked }; answer: unknown }): ReactNode {
  const verdict = useVerdict(props, answer);
  if (verdict?.why) return <p className={styles['fault']}>{verdict.why}</p>;
  return verdict?.hint ? <p className={styles['note']}>{verdict.hint}</p> : null;
}

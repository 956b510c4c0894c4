import type { ReactNode } from 'react';
import { upTo } from '../lists.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

const MAX_PIPS_SHOWN = 10;

/** What is left of an allowance, to count. */
export function Pips({ left, of }: { left: number; of: number }): ReactNode {
  return (
    <span className={styles['pips']}>
      {of <= MAX_PIPS_SHOWN && upTo(of).map((n) => <i key={n} data-on={n <= left} />)}
      <span>{say.command.ofLeft(left, of)}</span>
    </span>
  );
}

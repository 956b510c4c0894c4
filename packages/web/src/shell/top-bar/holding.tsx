import type { ReactNode } from 'react';
import { shell } from '../../words/shell.ts';
import styles from './holding.module.css';

/** What a file of a game that goes on gives away is said before it is made. */
export function Holding({ words, isRunning }: { words: string; isRunning: boolean }): ReactNode {
  return (
    <span className={styles['holding']}>
      {words}
      {isRunning && <small>{shell.holdsAllShort}</small>}
    </span>
  );
}

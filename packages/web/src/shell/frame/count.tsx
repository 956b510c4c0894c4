import type { ReactNode } from 'react';
import styles from './count.module.css';

/** How many things wait behind a tab; nothing for none. */
export function Count({ count, title }: { count: number; title: string }): ReactNode {
  return count > 0 ? (
    <b className={styles['count']} title={title}>
      {count}
    </b>
  ) : null;
}

/** Bars beside figures: how full a ship is, how much of what is owed is paid. */
import type { ReactNode } from 'react';
import styles from './orders.module.css';

export function RoomBar({ used, all, isOver = false }: { used: number; all: number; isOver?: boolean }): ReactNode {
  const share = all <= 0 ? 0 : Math.min(100, (100 * used) / all);
  return (
    <span className={styles['bar']} data-over={isOver || used > all} aria-hidden="true">
      <i style={{ width: `${share}%` }} />
    </span>
  );
}

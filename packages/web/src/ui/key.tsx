import type { ReactNode } from 'react';
import styles from './key.module.css';

/** A key on a control; hidden where there is no keyboard, unless it is what is talked about. */
export function Key({ isAlways = false, children }: { isAlways?: boolean; children: ReactNode }): ReactNode {
  return (
    <kbd className={styles['key']} data-always={isAlways} aria-hidden={!isAlways}>
      {children}
    </kbd>
  );
}

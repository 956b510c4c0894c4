import type { ReactNode } from 'react';
import styles from './key.module.css';

/** A key on a control; hidden where there is no keyboard. */
export function Key({ children }: { children: ReactNode }): ReactNode {
  return (
    <kbd className={styles['key']} aria-hidden>
      {children}
    </kbd>
  );
}

import type { ReactNode } from 'react';
import type { SideNumber } from '../../kit/side.ts';
import styles from './scenario-list.module.css';

const sides: readonly SideNumber[] = [1, 2, 3, 4, 5];

/** Win shares side by side; the words beside it say the figures. */
export function BalanceBar({ shares }: { shares: readonly number[] }): ReactNode {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return (
    <span className={styles['bar']} aria-hidden>
      {shares.map((share, seat) => (
        <i key={sides[seat]} data-side={sides[seat]} style={{ width: `${(share / whole) * 100}%` }} />
      ))}
    </span>
  );
}

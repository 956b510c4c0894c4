import type { ReactNode } from 'react';
import { sidesOf } from '../../boards/sides.ts';
import styles from './scenario-list.module.css';

/** Win shares side by side in the colours of the board; the words beside it say who is better off. */
export function BalanceBar({ names, shares }: { names: readonly string[]; shares: readonly number[] }): ReactNode {
  const sides = sidesOf(names);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return (
    <span className={styles['bar']} aria-hidden>
      {shares.map((share, seat) => (
        <i key={names[seat]} data-side={sides[seat]} style={{ width: `${(share / whole) * 100}%` }} />
      ))}
    </span>
  );
}

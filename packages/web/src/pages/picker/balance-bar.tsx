import type { ReactNode } from 'react';
import { boxOf } from '../../boards/boxes.ts';
import { sidesOf } from '../../boards/sides.ts';
import type { GameId } from '../../table/types.ts';
import styles from './scenario-list.module.css';

interface BalanceBarProps {
  game: GameId;
  names: readonly string[];
  shares: readonly number[];
}

/** Win shares side by side in the colours of the board; the words beside it say who is better off. */
export function BalanceBar({ game, names, shares }: BalanceBarProps): ReactNode {
  const sides = sidesOf(names, boxOf(game).sides);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return (
    <span className={styles['bar']} aria-hidden>
      {shares.map((share, seat) => (
        <i key={names[seat]} data-side={sides[seat]} style={{ width: `${(share / whole) * 100}%` }} />
      ))}
    </span>
  );
}

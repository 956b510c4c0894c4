import type { ReactNode } from 'react';
import { Emblem } from '../kit/emblem.tsx';
import type { SideNumber } from '../kit/side.ts';
import { words } from '../words/kit.ts';
import { Button } from './button.tsx';
import styles from './sealed.module.css';

interface SealedProps {
  /** every seat that is to seal, and whether it has */
  seats: readonly { name: string; side: SideNumber; isSealed: boolean }[];
  /** while not all are in */
  onReopen?(): void;
}

/** After sealing: who has, who has not. */
export function Sealed({ seats, onReopen }: SealedProps): ReactNode {
  return (
    <div className={styles['sealed']}>
      <ul>
        {seats.map(({ name, side, isSealed }) => (
          <li key={name}>
            <Envelope isSealed={isSealed} />
            <Emblem side={side} size={11} />
            <span>{name}</span>
            <small>{isSealed ? words.sealed : words.notSealed}</small>
          </li>
        ))}
      </ul>
      {onReopen && <Button onClick={onReopen}>{words.reopen}</Button>}
    </div>
  );
}

/** A ballot or an order that is in, or its empty place. */
export function Envelope({ isSealed, width = 24 }: { isSealed: boolean; width?: number }): ReactNode {
  return (
    <svg className={styles['envelope']} viewBox="0 0 24 16" width={width} data-sealed={isSealed} aria-hidden>
      <path d="M1 1h22v14H1z" />
      {isSealed && <path d="M1 1l11 8L23 1" />}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Emblem } from '../kit/emblem.tsx';
import type { SideNumber } from '../kit/side.ts';
import { Key } from './key.tsx';
import { KeyButton } from './key-button.tsx';
import styles from './tick-list.module.css';

export interface Tick {
  id: number;
  label: ReactNode;
  side?: SideNumber;
  /** what is known of it, in small print */
  note?: ReactNode;
  /** figures at the end of the line */
  figure?: ReactNode;
  isOn: boolean;
  /** cannot be ticked now; the note says why */
  isBarred?: boolean;
}

interface Props {
  label: string;
  ticks: readonly Tick[];
  onToggle(id: number): void;
  /** the first nine answer to digits */
  hasKeys?: boolean;
  coach?: string;
  /** two in a line: for many with little to say of each */
  isDense?: boolean;
}

/** Some of several things, each ticked or not. */
export function TickList({ label, ticks, onToggle, hasKeys = true, coach, isDense = false }: Props): ReactNode {
  return (
    <ul className={styles['list']} aria-label={label} data-coach={coach} data-dense={isDense}>
      {ticks.map((tick, at) => {
        const digit = hasKeys && at < 9 ? String(at + 1) : undefined;
        return (
          <li key={tick.id}>
            <KeyButton
              role="checkbox"
              aria-checked={tick.isOn}
              aria-disabled={tick.isBarred || undefined}
              data-chosen={tick.isOn}
              shortcut={digit}
              onClick={() => !tick.isBarred && onToggle(tick.id)}
            >
              <i />
              <span className={styles['label']}>
                {tick.side !== undefined && <Emblem side={tick.side} size={10} />} <b>{tick.label}</b>
                {tick.note !== undefined && <small>{tick.note}</small>}
              </span>
              <span className={styles['figure']}>{tick.figure}</span>
              {digit && <Key>{digit}</Key>}
            </KeyButton>
          </li>
        );
      })}
    </ul>
  );
}

/** A list with one thing more or less. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

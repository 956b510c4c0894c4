import type { Schedule } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Key } from '../../../ui/key.tsx';
import { KeyButton } from '../../../ui/key-button.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

interface Props {
  label: string;
  rows: readonly { words: string; note?: string; figure?: ReactNode; schedule?: Schedule | undefined }[];
  /** what a press does to a row, in a word */
  action: string;
  onPress(at: number): void;
  hasKeys?: boolean;
  coach?: string;
}

/** Orders in words, one a line; a press adds or takes out. */
export function OrderRows({ label, rows, action, onPress, hasKeys = false, coach }: Props): ReactNode {
  if (rows.length === 0) return null;
  return (
    <ul className={styles['rows']} aria-label={label} data-coach={coach}>
      {Object.entries(rows).map(([key, { words, note, figure, schedule }]) => {
        const at = Number(key);
        const digit = hasKeys && at < 9 ? String(at + 1) : undefined;
        return (
          <li key={`${key} ${words}`}>
            <KeyButton shortcut={digit} onClick={() => onPress(at)}>
              <span>
                {words}
                {note && <small> {note}</small>}
                {schedule && schedule.payments.length > 0 && <PaymentBoxes {...schedule} />}
              </span>
              <b>{figure}</b>
              <small>
                {action} {digit && <Key>{digit}</Key>}
              </small>
            </KeyButton>
          </li>
        );
      })}
    </ul>
  );
}

/** A box a payment: paid before, due this turn, still to come. */
function PaymentBoxes({ payments, paid }: Schedule): ReactNode {
  const boxes = Array.from({ length: paid + payments.length }, (_, at) =>
    at < paid ? 'paid' : at === paid ? 'now' : 'later',
  );
  return (
    <span className={styles['boxes']} role="img" aria-label={say.build.boxes(paid, boxes.length)}>
      {Object.entries(boxes).map(([at, is]) => (
        <i key={at} data-is={is} />
      ))}
    </span>
  );
}

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { words } from '../words/kit.ts';
import styles from './stepper.module.css';

interface StepperProps {
  label: ReactNode;
  value: number;
  min?: number;
  max: number;
  step?: number;
  onChange(value: number): void;
  /** the sum or price beside it */
  note?: ReactNode;
  /** only for those who do not see it; the table head says it already */
  isBare?: boolean;
  /** wished beyond the limits */
  onBarred?(value: number): void;
}

/** An amount: less, more, or typed. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, value, min = 0, max, step = 1, onChange, note, isBare = false, onBarred } = props;
  const id = useId();
  const set = (wish: number): void => {
    if (wish < min || wish > max) onBarred?.(wish);
    const next = Math.min(Math.max(wish, min), max);
    if (next !== value) onChange(next);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp') set(value + step);
    else if (event.key === 'ArrowDown') set(value - step);
    else if (event.key === 'Home') set(min);
    else if (event.key === 'End') set(max);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles['row']} data-bare={isBare}>
      <label className={isBare ? 'unseen' : styles['label']} htmlFor={id}>
        {label}
      </label>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
      <span className={styles['stepper']}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.less}
          aria-disabled={value <= min}
          onClick={() => set(value - step)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          data-wide={value > 999}
          value={value}
          onChange={({ target }) => set(Number(target.value.replace(/\D/g, '').slice(-4)))}
          onFocus={({ target }) => target.select()}
          onKeyDown={press}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.more}
          aria-disabled={value >= max}
          onClick={() => set(value + step)}
        >
          +
        </button>
      </span>
    </div>
  );
}

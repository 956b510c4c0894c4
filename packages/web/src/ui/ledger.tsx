import type { ReactNode } from 'react';
import { Emblem } from '../kit/emblem.tsx';
import type { SideNumber } from '../kit/side.ts';
import { words } from '../words/kit.ts';
import { Button } from './button.tsx';
import styles from './ledger.module.css';

export interface LedgerSource {
  id: string;
  label: string;
  amount: number;
}
export interface LedgerTarget {
  id: string;
  label: string;
  side?: SideNumber;
  /** what was given so far brings, or what it still needs */
  note?: ReactNode;
}

interface LedgerProps {
  /** heads of the two columns */
  from: string;
  to: string;
  sources: readonly LedgerSource[];
  targets: readonly LedgerTarget[];
  /** target by source; a source left out is still free */
  given: Readonly<Record<string, string>>;
  /** the source that the next target gets, null: none in hand */
  inHand: string | null;
  onTake(source: string | null): void;
  onGive(source: string, target: string | null): void;
  onFill?(): void;
  onClear(): void;
}

/** Allocation: take a source, give it to a target; totals run along. */
export function Ledger(props: LedgerProps): ReactNode {
  const { from, to, sources, targets, given, inHand, onTake, onGive, onFill, onClear } = props;
  const amountOf = (target: string): number =>
    sources.reduce((sum, { id, amount }) => (given[id] === target ? sum + amount : sum), 0);
  const free = sources.reduce((sum, { id, amount }) => (given[id] === undefined ? sum + amount : sum), 0);
  return (
    <div>
      <div className={styles['ledger']}>
        <section aria-label={from}>
          <h4>
            {from} <b>{free}</b>
          </h4>
          {sources.map(({ id, label, amount }) => (
            <button
              key={id}
              type="button"
              aria-pressed={inHand === id}
              data-given={given[id] !== undefined}
              onClick={() => (given[id] === undefined ? onTake(inHand === id ? null : id) : onGive(id, null))}
            >
              <span>{label}</span> <b>{amount}</b>
            </button>
          ))}
        </section>
        <section aria-label={to}>
          <h4>{to}</h4>
          {targets.map(({ id, label, side, note }) => (
            <button key={id} type="button" aria-disabled={inHand === null} onClick={() => inHand && onGive(inHand, id)}>
              <span>
                {side !== undefined && <Emblem side={side} size={10} />} {label}
                {note !== undefined && <small>{note}</small>}
              </span>
              <b>{amountOf(id)}</b>
            </button>
          ))}
        </section>
      </div>
      <div className={styles['tools']}>
        {onFill && <Button onClick={onFill}>{words.fillForMe}</Button>}
        <Button onClick={onClear}>{words.clear}</Button>
      </div>
    </div>
  );
}

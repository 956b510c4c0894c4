import type { IaView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Key } from '../../../ui/key.tsx';
import { KeyButton } from '../../../ui/key-button.tsx';
import { TypeCounter, UnitCounter } from '../counters.tsx';
import styles from './bench.module.css';
import type { Bench, BenchCard, BenchColumn } from './bench.ts';

const SIZE = 44;
const SMALL = 34;
const MOST_KEYS = 9;

/** Beside the composer, which can do all that it does. */
export function BenchPanel({ view, bench }: { view: IaView; bench: Bench }): ReactNode {
  return (
    <section className={styles['bench']} aria-label={bench.title}>
      <header>
        <h3>{bench.title}</h3>
        <span>{bench.note}</span>
      </header>
      <div className={styles['columns']}>
        {bench.columns.map((column, at) => (
          <Column key={column.id} view={view} owner={bench.owner} column={column} nth={at + 1} />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps {
  view: IaView;
  owner: number;
  column: BenchColumn;
  nth: number;
}

function Column({ view, owner, column, nth }: ColumnProps): ReactNode {
  const { title, note, figure, groups, foot, isChosen, act } = column;
  const cards = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const digit = act && act.hasKey !== false && nth <= MOST_KEYS ? String(nth) : undefined;
  return (
    <div className={styles['column']} data-chosen={isChosen} style={{ flexGrow: 1 + cards }}>
      <div className={styles['head']}>
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
        <strong>{figure}</strong>
      </div>
      {act && (
        <KeyButton className={styles['act']} shortcut={digit} onClick={act.run}>
          {act.words} {digit && <Key>{digit}</Key>}
        </KeyButton>
      )}
      {groups.map((group) => (
        <div key={group.title}>
          {group.title !== '' && <h4>{group.title}</h4>}
          <ul>
            {group.cards.map((card) => (
              <li key={card.id} data-moved={card.isMoved} data-chosen={card.isChosen}>
                <Card view={view} owner={owner} card={card} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {foot !== '' && <p>{foot}</p>}
    </div>
  );
}

function Card({ view, owner, card }: { view: IaView; owner: number; card: BenchCard }): ReactNode {
  const { name, note, count, aboard, isChosen, onPick } = card;
  const body = (
    <>
      <Picture view={view} owner={owner} of={card} size={SIZE} />
      <span>
        <b>{name}</b>
        {note !== '' && <small>{note}</small>}
      </span>
    </>
  );
  return (
    <>
      {onPick ? (
        <button type="button" aria-pressed={isChosen} onClick={onPick}>
          {body}
        </button>
      ) : (
        <div className={styles['card']}>{body}</div>
      )}
      {aboard.length > 0 && (
        <ul className={styles['aboard']}>
          {aboard.map((one) => (
            <li key={one.id}>
              <Picture view={view} owner={owner} of={one} size={SMALL} />
              <span className="unseen">{one.name}</span>
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <i className={styles['count']} aria-hidden>
          {count}
        </i>
      )}
    </>
  );
}

type Shown = Pick<BenchCard, 'type' | 'unit' | 'count'>;

function Picture({ view, owner, of, size }: { view: IaView; owner: number; of: Shown; size: number }): ReactNode {
  const box = size + 6;
  return (
    <svg width={box} height={box} viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} aria-hidden>
      {of.unit ? (
        <UnitCounter view={view} unit={of.unit} size={size} />
      ) : (
        <TypeCounter view={view} owner={owner} type={of.type} size={size} />
      )}
    </svg>
  );
}

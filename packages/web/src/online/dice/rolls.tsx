import { plainText } from '@admiralty/engine/line';
import { type ReactNode, useState } from 'react';
import { Die } from '../../kit/die.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import type { CheckedRoll } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import { Segments } from '../../ui/segments.tsx';
import { diceWords } from '../../words/online.ts';
import online from '../online.module.css';
import { SeatEmblem } from '../seat-emblem.tsx';
import type { OnlineTable } from '../server.ts';
import styles from './dice.module.css';

const PAGE = 50;
const ALL = 'all';

interface RollsProps {
  rolls: readonly CheckedRoll[];
  table: OnlineTable;
}

/** Every roll, of all or of one side; a row opens the board at that moment. */
export function Rolls({ rolls, table }: RollsProps): ReactNode {
  const [from, setFrom] = useState(0);
  const [side, setSide] = useState(ALL);
  const numbered = rolls.map((roll, at) => ({ ...roll, number: at + 1 }));
  const found = numbered.filter(({ by }) => side === ALL || String(by) === side);
  const sides = table.seats.filter(({ seat }) => rolls.some(({ by }) => by === seat));
  const pick = (next: string): void => {
    setSide(next);
    setFrom(0);
  };
  const goTo = (number: number): void => {
    const place = found.findIndex((roll) => roll.number >= number);
    if (place >= 0) setFrom(place);
  };
  return (
    <section className={online['panel']} aria-label={diceWords.every}>
      <div className={online['panelHead']}>
        <h2>{diceWords.every}</h2>
        <p>{diceWords.range(Math.min(from + 1, found.length), Math.min(from + PAGE, found.length), found.length)}</p>
      </div>
      {sides.length > 1 && (
        <div className={styles['sides']}>
          <Segments
            label={diceWords.whose}
            value={side}
            options={[
              { id: ALL, label: diceWords.all(rolls.length) },
              ...sides.map(({ seat, side: label }) => ({ id: String(seat), label })),
            ]}
            onPick={pick}
            flow="row"
          />
        </div>
      )}
      <div className={styles['scroll']}>
        <table className={styles['rolls']}>
          <ColumnHeads names={diceWords.columns} />
          <tbody>
            {found.slice(from, from + PAGE).map((roll) => (
              <Row key={roll.number} roll={roll} table={table} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['turn']}>
        <Button disabled={from === 0} onClick={() => setFrom(Math.max(from - PAGE, 0))}>
          {diceWords.earlier}
        </Button>
        <Button disabled={from + PAGE >= found.length} onClick={() => setFrom(from + PAGE)}>
          {diceWords.later}
        </Button>
        <p>{diceWords.rowNote}</p>
        {rolls.length > PAGE && (
          <label className={styles['goTo']}>
            {diceWords.goTo}{' '}
            <input
              type="number"
              min={1}
              max={rolls.length}
              inputMode="numeric"
              onChange={({ target }) => goTo(target.valueAsNumber)}
            />
          </label>
        )}
      </div>
    </section>
  );
}

function Row({ roll, table }: { roll: CheckedRoll & { number: number }; table: OnlineTable }): ReactNode {
  const { number, action, by, line, sides, value, needs } = roll;
  const names = table.seats.map(({ side }) => side);
  return (
    <tr>
      <td>{number}</td>
      <td>
        <PageLink
          className={styles['moment']}
          to="/watch/$table"
          params={{ table: table.id }}
          search={{ at: action }}
          aria-label={diceWords.moment(action)}
        >
          {action}
        </PageLink>
      </td>
      <td>
        {by !== null && (
          <>
            <SeatEmblem game={table.game} names={names} seat={by} /> <span>{names[by]}</span>
          </>
        )}
      </td>
      <td>{plainText(line)}</td>
      <td>
        <Die value={value} sides={sides} />
      </td>
      <td>{needs ?? '–'}</td>
    </tr>
  );
}

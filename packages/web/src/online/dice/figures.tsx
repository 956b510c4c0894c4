import type { ReactNode } from 'react';
import type { CheckedRoll } from '../../table/types.ts';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import { Label } from '../../ui/label.tsx';
import { diceWords } from '../../words/online.ts';
import { SeatEmblem } from '../seat-emblem.tsx';
import type { OnlineTable } from '../server.ts';
import styles from './dice.module.css';
import { type Faces, luckOf } from './dice-report.ts';

/** How often each face came, beside what even dice would give. */
export function FaceBars({ faces: { sides, counts, expected, share } }: { faces: Faces }): ReactNode {
  const most = Math.max(...counts, expected, 1);
  return (
    <section className={styles['faces']} aria-label={diceWords.faces(sides)}>
      <Label>{diceWords.faces(sides)}</Label>
      <div className={styles['bars']}>
        <ol style={{ gridTemplateColumns: `repeat(${sides}, minmax(0, 1fr))` }}>
          {Object.entries(counts).map(([at, count]) => (
            <li key={at}>
              <i style={{ height: `${(100 * count) / most}%` }} />
              <b>{count}</b>
              <span>{Number(at) + 1}</span>
            </li>
          ))}
        </ol>
        <hr style={{ top: `${110 - (110 * expected) / most}px` }} />
      </div>
      <p>{diceWords.uneven(expected, share)}</p>
    </section>
  );
}

/** What each side got of the rolls that needed a number. */
export function LuckTable({ rolls, table }: { rolls: readonly CheckedRoll[]; table: OnlineTable }): ReactNode {
  const luck = luckOf(rolls);
  if (luck.length === 0) return null;
  const names = table.seats.map(({ side }) => side);
  return (
    <section className={styles['luck']}>
      <Label>{diceWords.luck}</Label>
      <table className={styles['rolls']} aria-label={diceWords.luck}>
        <ColumnHeads names={diceWords.luckColumns} />
        <tbody>
          {luck.map(({ by, tried, got, expected }) => (
            <tr key={by}>
              <th scope="row">
                <SeatEmblem game={table.game} names={names} seat={by} /> {names[by]}
              </th>
              <td>{diceWords.got(got, tried)}</td>
              <td>{expected.toFixed(1)}</td>
              <td>{diceWords.signed(got - expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{diceWords.luckNote}</p>
    </section>
  );
}

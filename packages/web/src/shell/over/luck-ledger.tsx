import { type ReactNode, useMemo } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { Button } from '../../ui/button.tsx';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import { Label } from '../../ui/label.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardStore } from '../board-store.ts';
import { LineWords } from '../log/line-words.tsx';
import { useTable } from '../table-context.tsx';
import { luckIn, luckOf } from './luck.ts';
import styles from './over.module.css';

/** What the dice gave and what was to be expected of them. */
export function LuckLedger(): ReactNode {
  const { board, state, shown, sideOf } = useTable();
  const lookAt = useBoardStore((store) => store.lookAt);
  const { log, seats } = state;
  const { tallies, surprises } = useMemo(() => luckOf(log, board.rolls), [log, board.rolls]);
  if (tallies.length === 0) return null;
  const { campOf } = board;
  const view = shown?.observation.view;
  /** seats that the log names as one */
  const membersOf = (camp: number): number[] =>
    seats.flatMap((_, seat) => ((campOf && view !== undefined ? campOf(view, seat) : seat) === camp ? [seat] : []));
  return (
    <section>
      <Label as="h3">{shell.luck}</Label>
      <table className={styles['table']}>
        <ColumnHeads names={shell.luckColumns} />
        <tbody>
          {tallies.map(({ seat, of, ...tally }) => (
            <tr key={`${seat} ${of}`}>
              <th scope="row">
                <Emblem side={sideOf(membersOf(seat)[0] ?? seat)} size={11} />{' '}
                {membersOf(seat)
                  .map((member) => seats[member]?.name)
                  .join(', ')}
                <small>{of}</small>
              </th>
              <td>{tally.rolls}</td>
              <td>{tally.got}</td>
              <td>{tally.expected.toFixed(1)}</td>
              <td>{shell.luckWords[luckIn(tally)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {surprises.length > 0 && (
        <ul className={styles['rolls']}>
          {surprises.map(({ action, seat, chance, isSuccess, words }, at) => (
            <li key={`${action} ${at.toString()}`}>
              <Emblem side={sideOf(seat)} size={11} />
              <span>
                <LineWords parts={words} /> <b>{shell.against(isSuccess, Math.round(chance * 100))}</b>
              </span>
              <Button look="plain" onClick={() => lookAt(action)}>
                {shell.showThen}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

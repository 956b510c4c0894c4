import type { ReactNode } from 'react';
import type { BoardProps, MapWish } from '../../boards/types.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import styles from './text-map.module.css';

/** The map as a table: everything that can be picked on the map can be picked here, by whoever has an order in hand too. */
export function TextMap(): ReactNode {
  const { board, shown } = useTable();
  if (!shown) return null;
  return (
    <>
      {board.useWishes && !shown.isPast && <Wishes useWishes={board.useWishes} {...shown} />}
      <Places />
    </>
  );
}

/** What the order in hand could do, as buttons. */
function Wishes({ useWishes, ...shown }: BoardProps & { useWishes(props: BoardProps): readonly MapWish[] }): ReactNode {
  const wishes = useWishes(shown);
  if (wishes.length === 0) return null;
  return (
    <section className={styles['wishes']} aria-label={shell.wishes}>
      <h2>{shell.wishes}</h2>
      {wishes.map(({ id, label, note, run }) => (
        <button key={id} type="button" onClick={run}>
          {label} <small>{note}</small>
        </button>
      ))}
    </section>
  );
}

function Places(): ReactNode {
  const { board, shown } = useTable();
  const { selected, select } = useBoardParts('selected', 'select');
  if (!shown) return null;
  return (
    <table className={styles['table']}>
      <caption>{shell.textMap}</caption>
      <thead>
        <tr>
          <th scope="col">{shell.place}</th>
          <th scope="col">{shell.owner}</th>
          <th scope="col">{shell.here}</th>
          <th scope="col">{shell.near}</th>
        </tr>
      </thead>
      <tbody>
        {board.places(shown).map(({ id, place, owner, what, near, seat }) => (
          <tr key={id} data-selected={id === selected}>
            <th scope="row">
              <button type="button" aria-pressed={id === selected} onClick={() => select(id)}>
                {place}
              </button>
            </th>
            <td>
              {seat !== null && <Emblem side={board.sideOf(shown.view, seat)} />} {owner}
            </td>
            <td>{what}</td>
            <td>{near}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

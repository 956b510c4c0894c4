import type { ReactNode } from 'react';
import type { Standing } from '../../boards/types.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { Label } from '../../ui/label.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './over.module.css';

/** How everybody stood at the end. */
export function StandingTable(): ReactNode {
  const { board, shown, state, sideOf } = useTable();
  if (!shown) return null;
  const standing = board.standing?.(shown.view) ?? byPoints(board.points?.(shown.view) ?? null);
  if (!standing) return null;
  return (
    <section>
      <Label as="h3">{shell.standing}</Label>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{shell.side}</th>
            {standing.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standing.rows.map(({ seat, cells }) => (
            <tr key={seat} data-mine={seat === state.viewer}>
              <th scope="row">
                <Emblem side={sideOf(seat)} size={11} /> {state.seats[seat]?.name}
              </th>
              {cells.map((cell, at) => (
                <td key={standing.columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function byPoints(points: readonly number[] | null): Standing | null {
  return points && { columns: [shell.points], rows: points.map((cell, seat) => ({ seat, cells: [cell] })) };
}

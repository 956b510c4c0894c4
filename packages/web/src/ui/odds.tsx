import type { ReactNode } from 'react';
import { percent } from './numbers.ts';
import styles from './odds.module.css';

export interface Chance {
  share: number;
  /** how many of them: 34 of 56 */
  count?: number;
}

interface OddsTableProps {
  /** what it is counted from: "From 56 cards unseen" */
  of: string;
  columns: readonly ReactNode[];
  rows: readonly { label: string; chances: readonly Chance[] }[];
}

/** What may follow, with a column for each answer of the others. */
export function OddsTable({ of, columns, rows }: OddsTableProps): ReactNode {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {Object.entries(columns).map(([at, column]) => (
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, chances }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {Object.entries(chances).map(([at, { share, count }]) => (
              <td key={at}>
                <b>{percent(share)}</b>
                {count !== undefined && <small>{count}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Part {
  label: string;
  share: number;
  /** told apart by pattern */
  look: 'plain' | 'hatch' | 'cross';
}

/** Everything that may happen as one bar. */
export function OddsBar({ parts }: { parts: readonly Part[] }): ReactNode {
  const words = parts.map(({ label, share }) => `${label} ${percent(share)}`).join(', ');
  return (
    <span className={styles['bar']} role="img" aria-label={words} title={words}>
      {parts.map(({ label, share, look }) => (
        <i key={label} data-look={look} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}

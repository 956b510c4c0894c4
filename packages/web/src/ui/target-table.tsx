import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Emblem } from '../kit/emblem.tsx';
import type { SideNumber } from '../kit/side.ts';
import styles from './target-table.module.css';

export interface TargetRow<Id extends string> {
  id: Id;
  label: string;
  side?: SideNumber;
  /** one a column */
  cells: readonly ReactNode[];
  isBarred?: boolean;
}

interface TargetTableProps<Id extends string> {
  label: string;
  /** heads of the cells; the first column needs none */
  columns: readonly ReactNode[];
  /** what the heads mean, for whoever points at them */
  titles?: readonly string[];
  /** the best first */
  rows: readonly TargetRow<Id>[];
  picked: Id | null;
  onPick(id: Id): void;
  onBarred?(id: Id): void;
  /** said when there is none */
  empty?: ReactNode;
}

/** Targets sorted by effect; the columns explain the number. Arrow keys go through them. */
export function TargetTable<Id extends string>(props: TargetTableProps<Id>): ReactNode {
  const { label, columns, titles, rows, picked, onPick, onBarred, empty } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  if (rows.length === 0) return <p className={styles['empty']}>{empty}</p>;
  const wish = ({ id, isBarred }: TargetRow<Id>): void => (isBarred ? onBarred?.(id) : onPick(id));
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = rows.findIndex(({ id }) => id === picked);
    const next = rows[(at + step + rows.length) % rows.length];
    if (!next) return;
    wish(next);
    body.current?.querySelectorAll('button')[rows.indexOf(next)]?.focus();
  };
  return (
    <table className={styles['table']}>
      <caption className="unseen">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{label}</span>
          </th>
          {Object.entries(columns).map(([at, column]) => (
            <th key={at} scope="col" title={titles?.[Number(at)]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={press}>
        {rows.map((row) => (
          <tr key={row.id} data-picked={row.id === picked} data-barred={row.isBarred} onClick={() => wish(row)}>
            <th scope="row">
              <button type="button" aria-pressed={row.id === picked} data-chosen={row.id === picked}>
                {row.side !== undefined && <Emblem side={row.side} size={10} />} {row.label}
              </button>
            </th>
            {Object.entries(row.cells).map(([at, cell]) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

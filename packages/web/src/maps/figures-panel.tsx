import type { ReactNode } from 'react';
import { Emblem } from '../kit/emblem.tsx';
import type { SideNumber } from '../kit/side.ts';
import { Label } from '../ui/label.tsx';
import { mapWords as words } from '../words/maps.ts';
import styles from './maps.module.css';
import type { FigureRow } from './types.ts';

interface FiguresPanelProps {
  rows: readonly FigureRow[];
  names: readonly string[];
  sides: readonly SideNumber[];
}

/** How alike the seats are; green within the limit, marked beyond it. */
export function FiguresPanel({ rows, names, sides }: FiguresPanelProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className={styles['panel']} aria-label={words.fairness}>
      <header>
        <Label>{words.fairness}</Label>
        <span>{rows.find(({ unit }) => unit)?.unit}</span>
      </header>
      <div className={styles['scroll']}>
        <table className={styles['figures']}>
          <thead>
            <tr>
              <td />
              {names.map((name, at) => (
                <th key={name} scope="col" title={name}>
                  <Emblem side={sides[at] ?? 0} size={11} title={name} />
                </th>
              ))}
              <th scope="col">{words.spread}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} names={names} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ row: { label, values, limit }, names }: { row: FigureRow; names: readonly string[] }): ReactNode {
  const spread = Math.max(...values) - Math.min(...values);
  const isFair = limit === null || spread <= limit;
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, at) => (
        <td key={names[at]}>{value}</td>
      ))}
      <td data-fair={isFair}>
        {spread}
        {!isFair && <span> {words.spreadOver(limit)}</span>}
      </td>
    </tr>
  );
}

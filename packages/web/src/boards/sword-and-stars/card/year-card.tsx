import type { CardLine } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import { Icon, operationDrawings } from '../art.tsx';
import { words } from '../words.ts';
import styles from './card.module.css';
import { columnsOf } from './line.ts';
import type { CardMoment } from './moment.ts';
import { say } from './words.ts';

const LEVELS = [1, 2, 3, 5, 9];
const ids = Object.keys(operationDrawings);

/** The whole card, its line for this Operation lit. */
export function YearCard({ client, moment }: { client: TableClient; moment: CardMoment }): ReactNode {
  const worked = useLookup('year-card worked', String(moment.nr), () => client.calc('card', { nr: String(moment.nr) }));
  const card = worked?.ok ? (worked.value as Record<string, unknown>) : null;
  const checks = Array.isArray(card?.['sectorChecks']) ? (card['sectorChecks'] as number[]) : [];
  const printed = Array.isArray(card?.['printed']) ? (card['printed'] as CardLine[]) : [];
  return (
    <div className={styles['card']}>
      <div className={styles['top']}>
        <span>{say.year}</span>
        <small>{say.rating(words.figure(moment.rating))}</small>
        <b>{moment.nr}</b>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say.year}</span>
            </th>
            {say.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.map((id, at) => (
            <Line key={id} id={id} name={say.rows[at] ?? ''} line={printed[at]} isLit={at === moment.operation} />
          ))}
        </tbody>
      </table>
      <p className={styles['checks']}>
        {say.checks}
        {LEVELS.map((level) => (
          <i key={level} data-on={checks.includes(level)}>
            {level}
          </i>
        ))}
      </p>
    </div>
  );
}

function Line({
  id,
  name,
  line,
  isLit,
}: {
  id: string;
  name: string;
  line: CardLine | undefined;
  isLit: boolean;
}): ReactNode {
  const { target, result, base } = columnsOf(line);
  return (
    <tr data-lit={isLit}>
      <th scope="row">
        <Icon name={operationDrawings[id] ?? ''} size={16} /> {name}
      </th>
      <td>{target}</td>
      <td>{result}</td>
      <td>{base}</td>
    </tr>
  );
}

import type { ReactNode } from 'react';
import styles from '../chart/chart.module.css';
import type { Shown } from '../shown.ts';
import { pointOf } from '../situation.ts';
import type { NewsEntry } from './referee-host.ts';

/** The way of an item, with the week in which it came to each stop; a ship's legs are whole, those of boats dashed. */
export function WayLayer({ shown, item }: { shown: Shown; item: NewsEntry }): ReactNode {
  const stops = [{ place: item.place, week: item.week }, ...item.way.map(({ to, week }) => ({ place: to, week }))];
  return (
    <g>
      {item.way.map(({ from, to, week, isShip }) => {
        const [a, b] = [pointOf(shown, from), pointOf(shown, to)];
        return (
          <path
            key={`${from} ${to} ${week}`}
            className={styles['route']}
            d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
            stroke={isShip ? 'var(--side-1-line)' : 'var(--text)'}
            strokeDasharray={isShip ? undefined : '6 4'}
          />
        );
      })}
      {stops.map(({ place, week }) => {
        const { x, y } = pointOf(shown, place);
        return (
          <g key={`${place} ${week}`} transform={`translate(${x} ${y - 16})`}>
            <circle className={styles['stop']} r={8} stroke="var(--text)" />
            <text className={styles['stopTurn']} y={3}>
              {week}
            </text>
          </g>
        );
      })}
    </g>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { clockAngle, type Point } from '../geometry.ts';
import styles from './layers.module.css';

export interface HeadingClockProps {
  at: Point;
  /** 1 to 12 */
  heading: number;
  /** headings that can be taken now; left out, none is marked */
  legal?: readonly number[];
  /** what a heading costs, in words, for pointing at it */
  cost?(heading: number): string | null;
  onPick?(heading: number): void;
  radius?: number;
}

/** Twelve ticks round the unit in hand. */
export function HeadingClock({ at, heading, legal, cost, onPick, radius = 47 }: HeadingClockProps): ReactNode {
  const isOf = (hour: number): string =>
    hour === heading ? 'now' : legal === undefined ? 'plain' : legal.includes(hour) ? 'legal' : 'barred';
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle className={styles['clock']} r={radius} />
      {hours.map((hour) => {
        const angle = clockAngle(hour);
        const x = (radius + 9) * Math.sin((angle * Math.PI) / 180);
        const y = -(radius + 9) * Math.cos((angle * Math.PI) / 180);
        const words = cost?.(hour);
        return (
          <g key={hour}>
            <line
              className={styles['tick']}
              data-is={isOf(hour)}
              y1={-radius + (hour === heading ? 7 : 3)}
              y2={-radius - (hour === heading ? 6 : 3)}
              transform={`rotate(${angle})`}
            />
            <text className={styles['hour']} data-is={isOf(hour)} x={x} y={y + 3}>
              {hour}
            </text>
            {onPick && (
              <circle className={styles['hourTarget']} cx={x} cy={y} r={11} {...picking(hour, onPick)}>
                {words && <title>{words}</title>}
              </circle>
            )}
          </g>
        );
      })}
    </g>
  );
}

const hours = Array.from({ length: 12 }, (_, at) => at + 1);

/** Picks the heading, and nothing of what lies under it. */
function picking(hour: number, onPick: (heading: number) => void): { onClick(event: MouseEvent): void } {
  return {
    onClick: (event) => {
      event.stopPropagation();
      onPick(hour);
    },
  };
}

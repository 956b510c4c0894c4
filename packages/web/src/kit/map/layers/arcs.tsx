import type { ReactNode } from 'react';
import type { Point } from '../geometry.ts';
import styles from './layers.module.css';

export interface Arc {
  /** degrees clockwise from up */
  from: number;
  to: number;
  /** printed at its edge: a modifier */
  label: string;
  /** any colour token, such as `var(--good)` */
  tint: string;
}

/** Wedges of fire round a unit. */
export function Arcs({ at, radius, arcs }: { at: Point; radius: number; arcs: readonly Arc[] }): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {arcs.map(({ from, to, label, tint }) => {
        const start = onCircle(from, radius);
        const end = onCircle(to, radius);
        const middle = onCircle((from + to) / 2, radius - 12);
        const isLarge = to - from > 180 ? 1 : 0;
        return (
          <g key={`${from} ${to}`} style={{ color: tint }}>
            <path
              className={styles['arc']}
              d={`M0 0L${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}z`}
            />
            <text className={styles['arcLabel']} x={middle.x} y={middle.y + 4}>
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function onCircle(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

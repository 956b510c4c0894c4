import type { ReactNode } from 'react';
import type { Point } from '../geometry.ts';
import styles from './layers.module.css';
import { pointsOf } from './vector.tsx';

/** The way chosen, lit; a figure on the middle of each step. `gap` keeps the ends off the places. */
export function PathLine(props: { points: readonly Point[]; figures?: readonly string[]; gap?: number }): ReactNode {
  const { points, figures = [], gap = 16 } = props;
  const last = points.at(-1);
  const before = points.at(-2);
  const first = points[0];
  const second = points[1];
  if (!last || !before || !first || !second) return null;
  const tip = toward(last, before, gap);
  const way = [toward(first, second, gap), ...points.slice(1, -1), toward(last, before, gap + 8)];
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  return (
    <g>
      <polyline className={styles['path']} points={pointsOf(way)} />
      <path
        className={styles['pathHead']}
        d="M0 0L-13-7.500V7.500z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
      />
      {Object.entries(figures).map(([at, figure]) => (
        <Step key={at} from={points[Number(at)]} to={points[Number(at) + 1]} figure={figure} />
      ))}
    </g>
  );
}

function Step({ from, to, figure }: { from: Point | undefined; to: Point | undefined; figure: string }): ReactNode {
  if (!from || !to) return null;
  return (
    <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
      <circle className={styles['disc']} r={8.5} />
      <text className={styles['discFigure']} y={4.2}>
        {figure}
      </text>
    </g>
  );
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(by / length, 0.45);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

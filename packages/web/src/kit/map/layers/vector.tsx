import type { ReactNode } from 'react';
import { type SideNumber, sideLine } from '../../side.ts';
import type { Point } from '../geometry.ts';
import styles from './layers.module.css';

/** plain: somebody's course. selected: of the unit in hand. preview: as composed, lit. old: what the preview replaces. */
export type CourseLook = 'plain' | 'selected' | 'preview' | 'old';

export interface VectorProps {
  from: Point;
  to: Point;
  /** centres of the hexes really passed, first and last included */
  path?: readonly Point[];
  side: SideNumber;
  look?: CourseLook;
}

/** A course: a straight arrow, and dotted through the hexes it really takes. */
export function Vector({ from, to, path, side, look = 'plain' }: VectorProps): ReactNode {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const isLamp = look === 'preview';
  const names = [isLamp ? styles['lamp'] : '', look === 'old' ? styles['old'] : ''].join(' ');
  const between = path?.slice(1, -1) ?? [];
  return (
    <g className={names} style={isLamp ? undefined : { color: sideLine(side) }}>
      {path && path.length > 2 && <polyline className={styles['zigzag']} points={pointsOf(path)} />}
      {between.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles['head']} cx={x} cy={y} r={2.3} />
      ))}
      <line className={styles['vector']} data-look={look} x1={from.x} y1={from.y} {...shortened(from, to, length)} />
      <ArrowHead from={from} to={to} size={isLamp || look === 'selected' ? 11 : 9} />
    </g>
  );
}

export function ArrowHead({ from, to, size }: { from: Point; to: Point; size: number }): ReactNode {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      className={styles['head']}
      d={`M0 0L${-size} ${-size / 2}V${size / 2}z`}
      transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
    />
  );
}

/** The line ends inside its arrowhead. */
function shortened(from: Point, to: Point, length: number): { x2: number; y2: number } {
  const share = Math.max(0, length - 7) / length;
  return { x2: from.x + (to.x - from.x) * share, y2: from.y + (to.y - from.y) * share };
}

export function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

import type { ReactNode } from 'react';
import type { Point } from '../geometry.ts';
import styles from './layers.module.css';
import { pointsOf } from './vector.tsx';

/** Steps of an enemy's course that lead into a hex of yours. */
export function ThreatBand({ points }: { points: readonly Point[] }): ReactNode {
  return <polyline className={styles['threat']} points={pointsOf(points)} />;
}

/** A triangle at a counter that is in danger; `at` is its corner. */
export function Warning({ at, label }: { at: Point; label: string }): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <title>{label}</title>
      <path className={styles['warning']} d="M0-11L10.500 7.500H-10.500z" />
      <text className={styles['warningSign']} y={5}>
        !
      </text>
    </g>
  );
}

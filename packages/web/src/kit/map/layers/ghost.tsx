import type { ReactNode } from 'react';
import { type SideNumber, sideLine } from '../../side.ts';
import type { Point } from '../geometry.ts';
import styles from './layers.module.css';

export interface GhostProps {
  at: Point;
  side: SideNumber;
  turn?: number;
  size?: number;
  look?: 'plain' | 'preview' | 'old';
  /** a drawing of 64 × 64 units */
  children?: ReactNode;
}

/** Where a unit will stand: only its outline. */
export function Ghost({ at, side, turn = 0, size = 34, look = 'plain', children }: GhostProps): ReactNode {
  const isLamp = look === 'preview';
  return (
    <g
      className={[isLamp ? styles['lamp'] : '', look === 'old' ? styles['old'] : ''].join(' ')}
      style={isLamp ? undefined : { color: sideLine(side) }}
      transform={`translate(${at.x} ${at.y}) scale(${size / 56}) translate(-28 -28)`}
    >
      <rect className={styles['ghost']} data-look={look} width={56} height={56} rx={2} />
      <g className={styles['drawing']} transform={`translate(8 8) scale(0.625) rotate(${turn} 32 32)`}>
        {children}
      </g>
    </g>
  );
}

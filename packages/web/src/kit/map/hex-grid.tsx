import { memo, type ReactNode, useMemo } from 'react';
import { isIn, useNear } from './drawn.ts';
import { HEX, hexCentre, hexPath } from './geometry.ts';
import styles from './hex-grid.module.css';
import { useMapLevel } from './level.ts';

export interface GridHex {
  q: number;
  r: number;
  /** printed number */
  name: string;
}

/** The hexes as one path, their numbers from the working level on. */
export const HexGrid = memo(function HexGrid({ hexes }: { hexes: readonly GridHex[] }): ReactNode {
  const path = useMemo(() => hexes.map(({ q, r }) => hexPath(q, r)).join(''), [hexes]);
  return (
    <g>
      <path className={styles['grid']} d={path} />
      <Numbers hexes={hexes} />
    </g>
  );
});

/** Near the reader alone: a large map has thousands. */
function Numbers({ hexes }: { hexes: readonly GridHex[] }): ReactNode {
  const level = useMapLevel();
  const near = useNear();
  if (level < 2) return null;
  return (
    <g className={styles['numbers']}>
      {hexes.map(({ q, r, name }) => {
        const { x, y } = hexCentre(q, r);
        if (near && !isIn(near, { x, y })) return null;
        return (
          <text key={name} x={x} y={y + HEX * 0.8}>
            {name}
          </text>
        );
      })}
    </g>
  );
}

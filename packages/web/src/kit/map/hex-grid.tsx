import { memo, type ReactNode } from 'react';
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
  const level = useMapLevel();
  return (
    <g>
      <path className={styles['grid']} d={hexes.map(({ q, r }) => hexPath(q, r)).join('')} />
      {level >= 2 && (
        <g className={styles['numbers']}>
          {hexes.map(({ q, r, name }) => {
            const { x, y } = hexCentre(q, r);
            return (
              <text key={name} x={x} y={y + HEX * 0.8}>
                {name}
              </text>
            );
          })}
        </g>
      )}
    </g>
  );
});

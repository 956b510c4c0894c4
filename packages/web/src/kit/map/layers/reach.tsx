import type { ReactNode } from 'react';
import { HEX, hexCentre, hexPath, type Point } from '../geometry.ts';
import styles from './layers.module.css';

/** Hexes that can be reached, each with what it takes. */
export function Reach({ hexes }: { hexes: readonly { q: number; r: number; figure?: string }[] }): ReactNode {
  return (
    <g>
      <path className={styles['reach']} d={hexes.map(({ q, r }) => hexPath(q, r, 1.5)).join('')} />
      {hexes.map(({ q, r, figure }) => {
        if (figure === undefined) return null;
        const { x, y } = hexCentre(q, r);
        return (
          <text key={`${q} ${r}`} className={styles['reachFigure']} x={x} y={y - HEX * 0.56}>
            {figure}
          </text>
        );
      })}
    </g>
  );
}

/**
 * The same for points of a network.
 * @public
 */
export function ReachDiscs(props: { places: readonly (Point & { figure?: string })[]; radius: number }): ReactNode {
  const { places, radius } = props;
  return places.map(({ x, y, figure }) => (
    <g key={`${x} ${y}`}>
      <circle className={styles['reach']} cx={x} cy={y} r={radius} />
      {figure !== undefined && (
        <text className={styles['reachFigure']} x={x} y={y - radius + 10}>
          {figure}
        </text>
      )}
    </g>
  ));
}

import type { ReactNode } from 'react';
import { HEX, hexCentre, hexPath, type Point } from '../geometry.ts';
import styles from './layers.module.css';

interface ReachProps {
  hexes: readonly { q: number; r: number; figure?: string }[];
  /** where the edge of a hex is taken */
  isInMiddle?: boolean;
  /** a zone of many hexes, with an outline of its own: without one for each */
  isCalm?: boolean;
}

/** Hexes that can be reached, each with what it takes. */
export function Reach({ hexes, isInMiddle = false, isCalm = false }: ReachProps): ReactNode {
  return (
    <g>
      <path className={styles['reach']} data-calm={isCalm} d={hexes.map(({ q, r }) => hexPath(q, r, 1.5)).join('')} />
      {hexes.map(({ q, r, figure }) => {
        if (figure === undefined) return null;
        const { x, y } = hexCentre(q, r);
        return (
          <text
            key={`${q} ${r}`}
            className={styles['reachFigure']}
            x={x}
            y={isInMiddle ? y + HEX * 0.12 : y - HEX * 0.56}
          >
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

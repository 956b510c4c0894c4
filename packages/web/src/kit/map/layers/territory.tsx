import type { ReactNode } from 'react';
import { patternOf } from '../../patterns.tsx';
import { type SideNumber, sideFill, sideLine } from '../../side.ts';
import { hexBorderPath, hexPath, type Point } from '../geometry.ts';
import styles from './layers.module.css';

/** The hexes of a side: tint, pattern, and a border on its own side of the hexsides. */
export function Territory(props: { side: SideNumber; hexes: readonly { q: number; r: number }[] }): ReactNode {
  const { side, hexes } = props;
  const area = hexes.map(({ q, r }) => hexPath(q, r)).join('');
  return (
    <g>
      <path className={styles['ground']} d={area} fill={sideFill(side)} />
      <path className={styles['groundPattern']} d={area} fill={patternOf(side, 'area')} />
      <path className={styles['border']} d={hexBorderPath(hexes, 1.6)} stroke={sideLine(side)} />
    </g>
  );
}

export interface TerritoryDiscsProps {
  side: SideNumber;
  centres: readonly Point[];
  /** places that hang together: the ground runs between them */
  links?: readonly (readonly [Point, Point])[];
  radius: number;
}

/** The same round points of a network: discs that flow into each other. */
export function TerritoryDiscs({ side, centres, links = [], radius }: TerritoryDiscsProps): ReactNode {
  const shape = (paint: string): ReactNode => (
    <g fill={paint} stroke={paint}>
      {centres.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} stroke="none" />
      ))}
      {links.map(([from, to]) => (
        <line
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          strokeWidth={radius * 1.3}
        />
      ))}
    </g>
  );
  return (
    <g>
      <g className={styles['ground']}>{shape(sideFill(side))}</g>
      {side >= 2 && <g className={styles['groundPattern']}>{shape(patternOf(side, 'area'))}</g>}
    </g>
  );
}

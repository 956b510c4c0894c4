import type { ReactNode } from 'react';
import type { Point } from '../geometry.ts';
import styles from './layers.module.css';

type FireLook = 'possible' | 'chosen';

/** From the firer to a target; `tag` are the odds in the game's own terms. */
export function FireLine(props: { from: Point; to: Point; look?: FireLook; tag?: string }): ReactNode {
  const { from, to, look = 'possible', tag } = props;
  return (
    <g>
      <line className={styles['fire']} data-look={look} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {tag !== undefined && <OddsTag at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }} look={look} words={tag} />}
    </g>
  );
}

/** Odds on the map, over everything else. */
export function OddsTag({ at, look = 'possible', words }: { at: Point; look?: FireLook; words: string }): ReactNode {
  const width = words.length * (look === 'chosen' ? 6.2 : 5.2) + 12;
  const height = look === 'chosen' ? 20 : 16;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect
        className={styles['tag']}
        data-look={look}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={1.5}
      />
      <text className={styles['tagText']} data-look={look} y={look === 'chosen' ? 4.4 : 3.9}>
        {words}
      </text>
    </g>
  );
}

import type { ReactNode } from 'react';
import type { Point } from '../geometry.ts';
import { useMapLevel } from '../level.ts';
import styles from './layers.module.css';

type FireLook = 'possible' | 'chosen';

/** From the firer to a target; `tag` are the odds in the game's own terms. */
export function FireLine(props: {
  from: Point;
  to: Point;
  look?: FireLook;
  tag?: string;
  /** how far along the line the tag stands, as a share */
  tagAt?: number;
}): ReactNode {
  const { from, to, look = 'possible', tag, tagAt = TAG_AT[look] } = props;
  return (
    <g>
      <line className={styles['fire']} data-look={look} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {tag !== undefined && <OddsTag at={along(from, to, tagAt)} look={look} words={tag} />}
    </g>
  );
}

/** Tags of fires from one place stand apart: the chosen one in the middle, the others nearer to their targets. */
const TAG_AT: Readonly<Record<FireLook, number>> = { chosen: 0.5, possible: 0.74 };

function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Odds on the map, over everything else; from afar only the chosen one, for tags side by side would hide each other. */
function OddsTag({ at, look, words }: { at: Point; look: FireLook; words: string }): ReactNode {
  const level = useMapLevel();
  if (look === 'possible' && level < 2) return null;
  const width = words.length * (look === 'chosen' ? 6.2 : 5.2) + 12;
  const height = look === 'chosen' ? 20 : 16;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={styles['readable']}>
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
    </g>
  );
}

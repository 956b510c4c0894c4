import type { ReactNode } from 'react';
import styles from './counter.module.css';
import { Backs, Marks, Overlay, Rings } from './counter-marks.tsx';
import { useMapLevel } from './map/level.ts';
import { patternOf } from './patterns.tsx';
import { placedPath } from './placed-path.ts';
import { type SideNumber, sideFill, sides } from './side.ts';

export interface CounterProps {
  side: SideNumber;
  /** full name, for those who do not see it */
  label: string;
  /** printed at the right of the band: letter, number, type */
  id?: string;
  /** in the ink box at the bottom right: velocity */
  figure?: string;
  /** factors along the foot: `6-2-8` */
  foot?: string;
  /** small print left and right of the drawing: jump, fuel */
  left?: string;
  right?: string;
  /** unit size over a troop symbol: `XXXX`; the drawing becomes the framed symbol */
  above?: string;
  /** turn of the drawing, degrees clockwise from up */
  turn?: number;
  /** map units */
  size?: number;
  /** a drawing of 64 × 64 units */
  children?: ReactNode;

  isSelected?: boolean;
  /** brackets of a target */
  target?: 'possible' | 'chosen';
  isFinished?: boolean;
  /** pattern over the whole face; `back` is its sign, a question mark unless told */
  isBack?: boolean;
  back?: string;
  /** hits known to the reader: a crack, and a tick for each */
  hits?: number;
  /** second rule and ink corner */
  isReduced?: boolean;
  /** ticks at the left, filled those left */
  steps?: { left: number; of: number };
  /** the enemy has not seen it: folded corner */
  isUnseen?: boolean;
  hasField?: boolean;
  isOvert?: boolean;
  isDry?: boolean;
  isBuilding?: boolean;
  /** an ink tab, such as JUMP */
  tab?: string;
  isDestroyed?: boolean;
  /** counters prepared under it: only their backs show */
  prepared?: number;
}

/** A die-cut counter, centred on the origin. */
export function Counter(props: CounterProps): ReactNode {
  const { side, label, size = 40 } = props;
  const level = useMapLevel();
  return (
    <g className={styles['counter']} transform={`scale(${size / 56}) translate(-28 -28)`}>
      <title>{label}</title>
      <Backs count={props.prepared ?? 0} side={side} />
      <rect className={styles['shadow']} x={1.5} y={2.5} width={56} height={56} rx={2.5} />
      <rect className={styles['edge']} width={56} height={56} rx={2.5} fill={sideFill(side)} />
      {level === 0 ? <Dot side={side} /> : <Face {...props} />}
      <Rings {...props} />
    </g>
  );
}

/** Far away only the emblem is left. */
function Dot({ side }: { side: SideNumber }): ReactNode {
  return <path className={styles['ink']} d={emblems[side].alone} fillRule="evenodd" />;
}

function Face(props: CounterProps): ReactNode {
  const { side, id = '', figure, isBack, back = '?' } = props;
  return (
    <>
      <Band side={side} id={id} />
      {isBack ? (
        <>
          <rect y={13} width={56} height={43} fill={patternOf(side, 'print')} className={styles['reverse']} />
          <text className={styles['back']} x={figure === undefined ? 28 : 24} y={46}>
            {back}
          </text>
        </>
      ) : (
        <Drawing {...props} />
      )}
      {figure !== undefined && (
        <>
          <rect x={39.5} y={39} width={16.5} height={17} className={styles['ink']} />
          <text className={styles['figure']} x={47.8} y={52.3} fill={sideFill(side)}>
            {figure}
          </text>
        </>
      )}
      <Marks {...props} />
      <Overlay {...props} />
    </>
  );
}

/** Emblem on ink, pattern, id: told apart without colour. */
function Band({ side, id }: { side: SideNumber; id: string }): ReactNode {
  const width = id === '' ? 0 : 4.4 + 5.4 * id.length;
  return (
    <>
      <rect width={56} height={13} rx={2} className={side === 1 ? styles['solidBand'] : styles['band']} />
      <rect width={56} height={13} fill={patternOf(side, 'print')} className={styles['pattern']} />
      <rect width={15} height={13} rx={2} className={styles['ink']} />
      <path fill={sideFill(side)} d={emblems[side].inBand} fillRule="evenodd" />
      {width > 0 && <rect x={56 - width} y={0.5} width={width - 0.5} height={12.5} fill={sideFill(side)} />}
      <text className={styles['id']} x={53.5} y={10.6}>
        {id}
      </text>
    </>
  );
}

function Drawing({ turn = 0, foot, left, right, above, figure, children }: CounterProps): ReactNode {
  const box = above !== undefined ? TROOP : foot !== undefined ? FACTORED : figure === undefined ? ALONE : SHIP;
  return (
    <>
      <g className={styles['print']} transform={turn === 0 ? box : `${box} rotate(${turn} 32 32)`}>
        {children}
      </g>
      {above !== undefined && (
        <text className={styles['above']} x={28} y={20.5}>
          {above}
        </text>
      )}
      {left !== undefined && (
        <text className={styles['aside']} x={3} y={39}>
          {left}
        </text>
      )}
      {right !== undefined && (
        <text className={styles['id']} x={53} y={39}>
          {right}
        </text>
      )}
      {foot !== undefined && (
        <text className={styles['foot']} x={28} y={52.5}>
          {foot}
        </text>
      )}
    </>
  );
}

/** The emblems where a counter has them. */
const emblems = {
  0: emblemOf(0),
  1: emblemOf(1),
  2: emblemOf(2),
  3: emblemOf(3),
  4: emblemOf(4),
  5: emblemOf(5),
  6: emblemOf(6),
};

function emblemOf(side: SideNumber): { inBand: string; alone: string } {
  const { path } = sides[side];
  return { inBand: placedPath(path, 0.172, 2, 1), alone: placedPath(path, 0.5, 12, 12) };
}

/** Where the drawing of 64 × 64 units stands: alone, beside an ink box, over factors, as a framed troop symbol. */
const ALONE = 'translate(8 14) scale(0.625)';
const SHIP = 'translate(4 13.4) scale(0.658)';
const FACTORED = 'translate(13 13) scale(0.469)';
const TROOP = 'translate(15 21.5) scale(0.464 0.45) translate(-4 -14)';

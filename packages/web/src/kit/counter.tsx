import type { ReactNode } from 'react';
import styles from './counter.module.css';
import { Backs, Marks, Overlay, Rings } from './counter-marks.tsx';
import { useMapLevel } from './map/level.ts';
import { patternOf } from './patterns.tsx';
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
  return (
    <svg x={12} y={12} width={32} height={32} viewBox="0 0 64 64" className={styles['ink']} aria-hidden>
      <path d={sides[side].path} fillRule="evenodd" />
    </svg>
  );
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
      <svg x={2} y={1} width={11} height={11} viewBox="0 0 64 64" fill={sideFill(side)} aria-hidden>
        <path d={sides[side].path} fillRule="evenodd" />
      </svg>
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
      <svg {...box} className={styles['print']} aria-hidden>
        <g transform={turn === 0 ? undefined : `rotate(${turn} 32 32)`}>{children}</g>
      </svg>
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

const SHIP = { x: 4, y: 13.4, width: 42, height: 42, viewBox: '0 0 64 64' };
const ALONE = { x: 8, y: 14, width: 40, height: 40, viewBox: '0 0 64 64' };
const FACTORED = { x: 13, y: 13, width: 30, height: 30, viewBox: '0 0 64 64' };
const TROOP = { x: 15, y: 21.5, width: 26, height: 18, viewBox: '4 14 56 40', preserveAspectRatio: 'none' };

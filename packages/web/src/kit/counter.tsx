import type { ReactNode } from 'react';
import styles from './counter.module.css';
import { type SideNumber, sideFill, sides } from './side.ts';

export interface CounterProps {
  side: SideNumber;
  /** printed at the right of the band */
  id: string;
  /** printed in the ink box at the bottom right */
  figure?: string;
  /** full name, for those who do not see it */
  label: string;
  /** turn of the drawing, degrees clockwise from up */
  turn?: number;
  /** map units */
  size?: number;
  isSelected?: boolean;
  isFinished?: boolean;
  isBack?: boolean;
  /** a drawing of 64 × 64 units */
  children?: ReactNode;
}

/** A die-cut counter, centred on the origin. */
export function Counter(props: CounterProps): ReactNode {
  const { side, id, figure, turn = 0, size = 40, isSelected, isFinished, isBack, children } = props;
  return (
    <g className={styles['counter']} transform={`scale(${size / 52})`}>
      <title>{props.label}</title>
      <rect className={styles['shadow']} x={-24.5} y={-23.5} width={52} height={52} rx={2.5} />
      <rect className={styles['edge']} x={-26} y={-26} width={52} height={52} rx={2.5} fill={sideFill(side)} />
      <rect x={-26} y={-26} width={13} height={12.5} className={styles['ink']} />
      <svg x={-24} y={-24} width={9} height={9} viewBox="0 0 64 64" fill={sideFill(side)} aria-hidden>
        <path d={sides[side].path} fillRule="evenodd" />
      </svg>
      <text className={styles['id']} x={24} y={-16.5}>
        {id}
      </text>
      {isBack ? (
        <text className={styles['back']} x={0} y={17}>
          ?
        </text>
      ) : (
        <g className={styles['print']} transform={`translate(0 4) rotate(${turn}) scale(0.56) translate(-32 -32)`}>
          {children}
        </g>
      )}
      {figure !== undefined && (
        <>
          <rect x={13} y={11} width={13} height={15} className={styles['ink']} />
          <text className={styles['figure']} x={19.5} y={23} fill={sideFill(side)}>
            {figure}
          </text>
        </>
      )}
      {isFinished && <rect className={styles['veil']} x={-26} y={-26} width={52} height={52} rx={2.5} />}
      {isSelected && <path className={styles['brackets']} d={BRACKETS} />}
    </g>
  );
}

const BRACKETS = 'M-34-20v-14h14M20-34h14v14M34 20v14h-14M-20 34h-14v-14';

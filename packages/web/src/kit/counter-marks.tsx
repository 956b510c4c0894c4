import type { ReactNode } from 'react';
import styles from './counter.module.css';
import type { CounterProps } from './counter.tsx';
import { Brackets } from './map/layers/brackets.tsx';
import { type SideNumber, sideFill } from './side.ts';

/** Counters prepared under a ship: public is only how many. */
export function Backs({ count, side }: { count: number; side: SideNumber }): ReactNode {
  return placesOf(Math.min(count, 4)).map((at) => (
    <rect
      key={at}
      className={styles['edge']}
      x={2 + at * 13}
      y={54}
      width={11}
      height={8}
      rx={1}
      fill={sideFill(side)}
    />
  ));
}

/** What is printed over the face: hits, steps, corners, tabs. */
export function Marks(props: CounterProps): ReactNode {
  const { side, hits = 0, steps, isReduced, isUnseen, isDry, tab } = props;
  return (
    <>
      {hits > 0 && <path className={styles['crack']} d="M13 13l7 9-5 6 8 9-4 7" stroke={sideFill(side)} />}
      {hits > 0 && <Ticks count={Math.min(hits, 6)} fill={sideFill(side)} />}
      {steps && <Steps {...steps} />}
      {isReduced && <rect y={13} width={56} height={2} className={styles['ink']} />}
      {(isReduced || isUnseen) && <path d="M0 56V42L14 56z" className={styles['ink']} />}
      {isDry && <path className={styles['drop']} d="M50 19q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8z" />}
      {tab !== undefined && (
        <g transform="translate(3 42)">
          <rect width={4 + tab.length * 5} height={12} className={styles['ink']} />
          <text x={2 + tab.length * 2.5} y={9.6} className={styles['tab']} fill={sideFill(side)}>
            {tab}
          </text>
        </g>
      )}
    </>
  );
}

function placesOf(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function Ticks({ count, fill }: { count: number; fill: string }): ReactNode {
  return (
    <>
      <path d="M0 13h6v43h-6z" className={styles['ink']} />
      {placesOf(count).map((at) => (
        <rect key={at} x={1.5} y={17 + at * 6} width={3} height={4} fill={fill} />
      ))}
    </>
  );
}

function Steps({ left, of }: { left: number; of: number }): ReactNode {
  return placesOf(of).map((at) => (
    <rect
      key={at}
      className={at < of - left ? styles['lostStep'] : styles['step']}
      x={3}
      y={17 + at * 6}
      width={6}
      height={4}
    />
  ));
}

/** What lies over everything: built, finished, destroyed. */
export function Overlay({ side, isBuilding, isFinished, isDestroyed }: CounterProps): ReactNode {
  return (
    <>
      {isBuilding && (
        <>
          <rect y={13} width={56} height={43} fill={sideFill(side)} fillOpacity={0.55} />
          <path className={styles['yard']} d="M19 39V25.500L28 21L37 25.500V39zM23.500 39V31.500H32.500V39" />
        </>
      )}
      {isFinished && (
        <>
          <rect className={styles['veil']} width={56} height={56} rx={2.5} />
          <path className={styles['done']} d="M38 8l5 5 9-10" />
        </>
      )}
      {isDestroyed && <path className={styles['cross']} d="M0 0L56 56M56 0L0 56" />}
    </>
  );
}

/** What stands round the counter. */
export function Rings({ hasField, isOvert, isSelected, target }: CounterProps): ReactNode {
  const look = isSelected ? 'selected' : target;
  return (
    <>
      {isOvert && <rect className={styles['overt']} x={-2.5} y={-2.5} width={61} height={61} rx={4} />}
      {hasField && (
        <>
          <rect className={styles['field']} x={-4} y={-4} width={64} height={64} rx={6} />
          <rect className={styles['field']} x={-8} y={-8} width={72} height={72} rx={9} />
        </>
      )}
      {look && <Brackets at={{ x: 28, y: 28 }} size={hasField ? 84 : 72} look={look} />}
    </>
  );
}

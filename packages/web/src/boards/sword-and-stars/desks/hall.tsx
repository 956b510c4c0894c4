import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { patternOf } from '../../../kit/patterns.tsx';
import { sideFill, sides } from '../../../kit/side.ts';
import { sideOf } from '../situation.ts';
import styles from './desks.module.css';
import { desk } from './words.ts';

const SQUARE = 30;
const FIRST = 130;
const STEP = 48;
/** Above this many votes a square is no longer one vote to count. */
const MAX_VOTES_DRAWN = 60;

interface HallProps {
  view: SsView;
  voters: readonly number[];
  /** a motion is before the house: one's own votes are lit */
  isOpen: boolean;
}

/** One square a vote, in the order of the voters. */
export function Hall({ view, voters, isOpen }: HallProps): ReactNode {
  const votes = voters.flatMap((seat) => Array.from({ length: view.players[seat]?.votes ?? 0 }, () => seat));
  const places = placesFor(Math.min(votes.length, MAX_VOTES_DRAWN));
  const rows = Math.max(...places.map(({ row }) => row), 1);
  const outer = FIRST + rows * STEP + SQUARE;
  return (
    <svg
      className={styles['hall']}
      viewBox={`${-outer} ${-outer} ${2 * outer} ${outer + 24}`}
      role="img"
      aria-label={desk.session.votes(votes.length)}
    >
      <path className={styles['arc']} d={`M${-outer + 4} 0A${outer - 4} ${outer - 4} 0 0 1 ${outer - 4} 0`} />
      <path className={styles['arc']} d={`M${40 - FIRST} 0A${FIRST - 40} ${FIRST - 40} 0 0 1 ${FIRST - 40} 0`} />
      {places.map(({ x, y }, at) => (
        <Vote
          key={`${x} ${y}`}
          view={view}
          seat={votes[at] ?? 0}
          x={x}
          y={y}
          isLit={isOpen && votes[at] === view.viewer}
        />
      ))}
      <text fontSize={44} fontWeight={700} y={-14}>
        {votes.length}
      </text>
      <text fontSize={14} y={10}>
        {desk.session.inHall(votes.length)}
      </text>
    </svg>
  );
}

function Vote(props: { view: SsView; seat: number; x: number; y: number; isLit: boolean }): ReactNode {
  const { view, seat, x, y, isLit } = props;
  const side = sideOf(view, seat);
  const half = SQUARE / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-half} width={SQUARE} height={SQUARE} fill={sideFill(side)} />
      <rect x={-half} y={-half} width={SQUARE} height={SQUARE} fill={patternOf(side, 'print')} opacity={0.35} />
      <path d={sides[side].path} fillRule="evenodd" fill="var(--ink)" transform="translate(-8 -8) scale(0.25)" />
      {isLit && (
        <rect
          x={-half - 4}
          y={-half - 4}
          width={SQUARE + 8}
          height={SQUARE + 8}
          fill="none"
          stroke="var(--lamp-line)"
          strokeWidth={2.5}
        />
      )}
    </g>
  );
}

/** So many places on half circles, from left to right. */
export function placesFor(count: number): { x: number; y: number; row: number }[] {
  const rows = Math.max(1, Math.min(4, Math.ceil(count / 9)));
  const radii = Array.from({ length: rows }, (_, row) => FIRST + row * STEP);
  const long = radii.reduce((sum, radius) => sum + radius, 0);
  const places: { x: number; y: number; row: number; angle: number }[] = [];
  let left = count;
  for (const [row, radius] of radii.entries()) {
    const share = row === rows - 1 ? left : Math.round((count * radius) / long);
    left -= share;
    for (let at = 0; at < share; at++) {
      const angle = Math.PI * (share === 1 ? 0.5 : 0.06 + (0.88 * at) / (share - 1));
      places.push({ x: -radius * Math.cos(angle), y: -radius * Math.sin(angle), row, angle });
    }
  }
  return places.toSorted((one, other) => one.angle - other.angle || one.row - other.row);
}

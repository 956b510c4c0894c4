import type { SsView, SystemView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { type MapLevel, useMapLevel } from '../../../kit/map/level.ts';
import { type SideNumber, sideFill, sideLine, sides } from '../../../kit/side.ts';
import { Drawing, ideologyDrawing, raceDrawing } from '../art.tsx';
import { ownerSide, pointOf, sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './galaxy.module.css';
import { RegisterCard } from './register-card.tsx';

/** Things stand out from afar and make room for the register near by. */
const scales: Readonly<Record<MapLevel, number>> = { 0: 1.7, 1: 1.9, 2: 1.25, 3: 0.95 };

interface NodeProps {
  view: SsView;
  system: SystemView;
}

/** One System: an owner's disc from afar, then its name, its figures, and near by the whole register. */
export function SystemNode({ view, system }: NodeProps): ReactNode {
  const level = useMapLevel();
  const { x, y } = pointOf(view, system.system);
  const side = ownerSide(view, system.owner);
  const isMine = system.owner >= 0 && system.owner === view.viewer;
  const isNamed = level >= 2 || (level === 1 && (isMine || system.seatOf >= 0));
  return (
    <g transform={`translate(${x} ${y}) scale(${scales[level]})`}>
      {level >= 1 && <Rings system={system} />}
      <Disc system={system} side={side} />
      {level >= 1 && <Crown view={view} system={system} />}
      {isNamed && (
        <text className={styles['name']} data-owned={side !== null} y={32}>
          {system.name}
        </text>
      )}
      {level >= 2 && <Ties view={view} system={system} />}
      {level === 2 && <Figures system={system} />}
      {level === 3 && <RegisterCard view={view} system={system} />}
    </g>
  );
}

/** The owner's emblem, or the number of planets. */
function Disc({ system, side }: { system: SystemView; side: SideNumber | null }): ReactNode {
  const radius = 10 + system.planets;
  if (side === null)
    return (
      <>
        <circle className={styles['disc']} r={radius} strokeDasharray={system.isDead ? '3 3' : undefined} />
        <text className={styles['planets']} y={4}>
          {system.isDead ? '×' : system.planets}
        </text>
      </>
    );
  return (
    <>
      <circle className={styles['disc']} data-owned r={radius + 1} style={{ fill: sideFill(side) }} />
      <path d={sides[side].path} fillRule="evenodd" fill="var(--ink)" transform="translate(-7 -7) scale(0.22)" />
    </>
  );
}

const HEXAGON = 'M0-21L18-10.500V10.500L0 21L-18 10.500V-10.500z';

function Rings({ system: { web, hasGate } }: Pick<NodeProps, 'system'>): ReactNode {
  return (
    <>
      {hasGate && <circle className={styles['gate']} r={web > 0 ? 25 : 20} />}
      {web > 0 && (
        <>
          <path className={styles['web']} d={HEXAGON} />
          <Box x={-21} y={0} figure={String(web)} />
        </>
      )}
    </>
  );
}

function Crown({ view, system: { seatOf, web, hasGate } }: NodeProps): ReactNode {
  if (seatOf < 0) return null;
  const high = web > 0 || hasGate ? 38 : 31;
  const colour = sideLine(sideOf(view, seatOf));
  return (
    <g transform={`translate(-8 ${-high}) scale(0.25)`} fill={colour} color={colour}>
      <Drawing name="seat" />
    </g>
  );
}

/** Treaties at the upper right, Unrest at the upper left. */
function Ties({ view, system: { treaty, isInUnrest, web, hasGate } }: NodeProps): ReactNode {
  const out = web > 0 || hasGate ? 24 : 16;
  return (
    <>
      {treaty.map((seat, at) => (
        <path
          key={seat}
          d={sides[sideOf(view, seat)].path}
          fill={sideLine(sideOf(view, seat))}
          transform={`translate(${out + (at % 2) * 9} ${-16 + Math.floor(at / 2) * 9}) scale(0.125)`}
        />
      ))}
      {isInUnrest && (
        <g className={styles['alarm']} transform={`translate(${-out - 12} -20) scale(0.22)`}>
          <Drawing name="unrest" />
        </g>
      )}
    </>
  );
}

/** Tech Level, race and ideology in one line under the name. */
function Figures({ system }: { system: SystemView }): ReactNode {
  return (
    <g transform="translate(0 43)">
      <Box x={-19} y={0} figure={words.figure(system.tech)} isBelow={system.tech < 0} />
      <g className={styles['icon']} transform="translate(-8 -6) scale(0.19)">
        <Drawing name={raceDrawing(system)} />
      </g>
      <g className={styles['icon']} transform="translate(9 -6) scale(0.19)">
        <Drawing name={ideologyDrawing(system)} />
      </g>
    </g>
  );
}

export function Box(props: { x: number; y: number; figure: string; isBelow?: boolean }): ReactNode {
  const { x, y, figure, isBelow = false } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles['box']} data-below={isBelow} x={-7} y={-7} width={14} height={14} />
      <text className={styles['boxFigure']} data-below={isBelow} y={4}>
        {figure}
      </text>
    </g>
  );
}

import type { SsView, SystemView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { sideLine, sides } from '../../../kit/side.ts';
import { withoutNote } from '../../../words/names.ts';
import { Drawing, ideologyDrawing, raceDrawing } from '../art.tsx';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './galaxy.module.css';

const CARD_WIDTH = 84;
const ROW = 11;

/** The register as it lies on the table, small: figures, people, what is tied to it. */
export function RegisterCard({ view, system }: { view: SsView; system: SystemView }): ReactNode {
  const figures = [
    [words.cardRows.tech, system.tech],
    [words.cardRows.resource, system.resourceValue],
    [words.cardRows.planets, system.planets],
    [words.cardRows.range, system.rangeLimit],
  ] as const;
  const ties = [
    ['trade', system.trade],
    ['treaty', system.treaty],
  ] as const;
  const isTied = ties.some(([, seats]) => seats.length > 0);
  const high = 21 + 2 * ROW + (isTied ? ROW : 0) + 3;
  return (
    <g transform={`translate(${-CARD_WIDTH / 2} 37)`}>
      <rect className={styles['card']} width={CARD_WIDTH} height={high} />
      {figures.map(([label, value], at) => (
        <g key={label} transform={`translate(${(at + 0.5) * (CARD_WIDTH / 4)} 0)`}>
          <text className={styles['planets']} y={11}>
            {words.figure(value)}
          </text>
          <text className={styles['cardLabel']} y={18.5}>
            {label}
          </text>
        </g>
      ))}
      <path className={styles['cardRule']} d={`M0 21.500H${CARD_WIDTH}`} />
      <Line y={21} drawing={raceDrawing(system)} text={system.raceName} />
      <Line y={21 + ROW} drawing={ideologyDrawing(system)} text={system.ideologyName} />
      {isTied &&
        ties.map(([drawing, seats], at) =>
          seats.length > 0 ? (
            <g key={drawing} transform={`translate(${3 + at * 42} ${21 + 2 * ROW + 1})`}>
              <Mark drawing={drawing} />
              {seats.map((seat, place) => (
                <path
                  key={seat}
                  d={sides[sideOf(view, seat)].path}
                  fill={sideLine(sideOf(view, seat))}
                  transform={`translate(${12 + place * 8} 1) scale(0.11)`}
                />
              ))}
            </g>
          ) : null,
        )}
    </g>
  );
}

function Line({ y, drawing, text }: { y: number; drawing: string; text: string }): ReactNode {
  return (
    <g transform={`translate(3 ${y + 1.5})`}>
      <Mark drawing={drawing} />
      <text className={styles['cardText']} x={13} y={7.6}>
        {withoutNote(text)}
      </text>
    </g>
  );
}

function Mark({ drawing }: { drawing: string }): ReactNode {
  return (
    <g className={styles['icon']} transform="scale(0.14)">
      <Drawing name={drawing} />
    </g>
  );
}

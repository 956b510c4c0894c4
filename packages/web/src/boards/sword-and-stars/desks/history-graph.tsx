import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { type SideNumber, sideLine, sides } from '../../../kit/side.ts';
import { shortName, sideOf } from '../situation.ts';
import styles from './desks.module.css';
import { desk } from './words.ts';

export interface HistoryStep {
  label: string;
  name: string;
  /** by seat */
  points: number[];
}

const WIDTH = 760;
const HEIGHT = 240;
const LEFT = 28;
const BOTTOM = 20;
/** Sides are told apart by dash as well. */
const dashes: Readonly<Record<SideNumber, string>> = {
  0: '1 4',
  1: '',
  2: '8 3',
  3: '2 3',
  4: '10 3 2 3',
  5: '5 3',
  6: '1 2 6 2',
};

/** Steps, not slopes: the points of every Empire, Round by Round. */
export function HistoryGraph({ view, steps }: { view: SsView; steps: readonly HistoryStep[] }): ReactNode {
  const all = steps.flatMap(({ points }) => points);
  const most = Math.max(...all, 1);
  const least = Math.min(...all, 0);
  const x = (at: number): number => LEFT + (at / Math.max(steps.length - 1, 1)) * (WIDTH - LEFT - 20);
  const y = (points: number): number => 10 + (1 - (points - least) / (most - least)) * (HEIGHT - BOTTOM - 14);
  return (
    <>
      <svg className={styles['graph']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={desk.empires.history}>
        {[least, Math.round((least + most) / 2), most].map((points) => (
          <g key={points}>
            <line x1={LEFT} x2={WIDTH} y1={y(points)} y2={y(points)} />
            <text x={0} y={y(points) + 4}>
              {points}
            </text>
          </g>
        ))}
        {steps.map(({ label, name }, at) => (
          <text key={`${name} ${label}`} x={x(at)} y={HEIGHT - 2} textAnchor="middle">
            {at % Math.ceil(steps.length / 9) === 0 || at === steps.length - 1 ? label : ''}
          </text>
        ))}
        {view.players.map(({ seat }) => (
          <Line
            key={seat}
            side={sideOf(view, seat)}
            points={steps.map((step, at) => [x(at), y(step.points[seat] ?? 0)])}
          />
        ))}
      </svg>
      <details>
        <summary className={styles['note']}>{desk.empires.table}</summary>
        <HistoryTable view={view} steps={steps} />
      </details>
    </>
  );
}

function Line({ side, points }: { side: SideNumber; points: readonly (readonly [x: number, y: number])[] }): ReactNode {
  const steps = points.flatMap(([x, y], at) => (at > 0 ? [`${x} ${points[at - 1]?.[1]}`, `${x} ${y}`] : [`${x} ${y}`]));
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g>
      <polyline points={steps.join(' ')} stroke={sideLine(side)} strokeDasharray={dashes[side]} />
      <path
        d={sides[side].path}
        fillRule="evenodd"
        fill={sideLine(side)}
        transform={`translate(${x - 6} ${y - 6}) scale(0.19)`}
      />
    </g>
  );
}

function HistoryTable({ view, steps }: { view: SsView; steps: readonly HistoryStep[] }): ReactNode {
  return (
    <table className={styles['plain']}>
      <thead>
        <tr>
          <th scope="col" aria-label={desk.empires.history} />
          {view.players.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {shortName(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ label, name, points }) => (
          <tr key={`${name} ${label}`}>
            <th scope="row">{label === desk.empires.now ? label : name}</th>
            {view.players.map(({ seat }) => (
              <td key={seat}>{points[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

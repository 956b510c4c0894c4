import type { IaView, SystemView } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode } from 'react';
import { useMapLevel } from '../../../kit/map/level.ts';
import { placedPath } from '../../../kit/placed-path.ts';
import { sideLine, sides } from '../../../kit/side.ts';
import { isSameXy, pointOf } from '../ids.ts';
import { sideOf } from '../situation.ts';
import { PlanetSign } from './planet-sign.tsx';
import styles from './strategic.module.css';

/** Systems: who holds the planet, which planets there are, capital, blockade, battles to come. */
export const SystemsLayer = memo(function SystemsLayer({ view }: { view: IaView }): ReactNode {
  return (
    <>
      {view.systems.map((system) => (
        <SystemNode key={system.id} view={view} system={system} />
      ))}
      {view.battles
        .filter((xy, at, all) => all.findIndex((one) => isSameXy(one, xy)) === at)
        .map((xy) => {
          const { x, y } = pointOf(xy);
          return <circle key={String(xy)} className={styles['fight']} cx={x} cy={y} r={19} />;
        })}
    </>
  );
});

function SystemNode({ view, system }: { view: IaView; system: SystemView }): ReactNode {
  const larger = LARGER[useMapLevel()];
  const { x, y } = pointOf(system.xy);
  const side = sideOf(view, system.owner);
  const ink = system.owner < 0 ? 'var(--text-2)' : sideLine(side);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${larger})`}>
        <circle className={styles['node']} r={10} stroke={ink} />
        {system.owner >= 0 && <path d={placedPath(sides[side].path, 0.2, -6.4, -6.4)} fill={ink} fillRule="evenodd" />}
        {system.isBlockaded && <circle className={styles['blockade']} r={14} />}
        {system.isCapital && <path className={styles['capital']} d={CROWN} fill={ink} />}
        {system.planets.map(({ kind }, at) => (
          <g key={kind} transform={`translate(${16 + at * 8} -8)`}>
            <PlanetSign kind={kind} />
          </g>
        ))}
      </g>
      <text className={styles['name']} y={UNDER * larger} dy="0.9em">
        {system.name}
      </text>
    </g>
  );
}

/** The name stands under the counters beside the system, and under their count. */
const UNDER = 20;
const CROWN = 'M-6 -13V-20L-3 -16.500L0 -21L3 -16.500L6 -20V-13z';

/** Seen from far away signs, names and counters are drawn larger. */
export const LARGER = { 0: 1.9, 1: 1.5, 2: 1, 3: 1 } as const;

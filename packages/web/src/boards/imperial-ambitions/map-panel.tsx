import type { ReactNode } from 'react';
import styles from './bench/bench.module.css';
import { BenchPanel } from './bench/bench-panel.tsx';
import { useScene } from './scene.ts';
import { type IaProps, isTactical } from './situation.ts';
import { StrategicMap } from './strategic/strategic-map.tsx';
import { TacticalMap } from './tactical/tactical-map.tsx';

/** The battle map while a battle is on, else the universe; under it what the open composer lays out. */
export function MapPanel({ view, isPast }: IaProps): ReactNode {
  const bench = useScene(({ scene }) => scene?.bench ?? null);
  return (
    <div className={styles['split']}>
      {isTactical(view) ? <TacticalMap view={view} /> : <StrategicMap view={view} />}
      {bench && !isPast && <BenchPanel view={view} bench={bench} />}
    </div>
  );
}

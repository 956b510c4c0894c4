import type { IaView } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode } from 'react';
import { pointOf } from '../ids.ts';
import { words } from '../words.ts';
import styles from './tactical.module.css';

/** Star and planets. */
export const TerrainLayer = memo(function TerrainLayer({ view }: { view: IaView }): ReactNode {
  return (view.battle?.terrain ?? []).map(({ kind, xy }) => <Body key={kind} kind={kind} xy={xy} />);
});

type Terrain = NonNullable<IaView['battle']>['terrain'][number];

export function Body({ kind, xy }: Terrain): ReactNode {
  const { x, y } = pointOf(xy);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles['body']} data-kind={kind} r={kind === 'star' || kind === 'gasGiant' ? 23 : 15} />
      {kind === 'gasGiant' && <circle className={styles['ring']} r={15} />}
      {kind === 'habitable' && <circle className={styles['ring']} r={19} />}
      <text className={styles['bodyName']} y={27} dy="0.9em">
        {words.terrainShort[kind]}
      </text>
    </g>
  );
}

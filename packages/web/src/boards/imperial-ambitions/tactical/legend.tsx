import type { ReactNode } from 'react';
import type { Scene } from '../scene.ts';
import { Sign } from '../strategic/legend.tsx';
import { words } from '../words.ts';
import { FacingDart } from './facing-dart.tsx';
import styles from './tactical.module.css';

const { legend } = words;

/** What is drawn while a stack is moved. */
export function moveLegend(scene: Scene | null): ReactNode {
  if (!scene?.reach?.some(({ facings, figure }) => facings && figure)) return null;
  return (
    <div className={styles['legend']}>
      <Sign label={legend.cost}>
        <text className={styles['legendFigure']} y={4}>
          2
        </text>
      </Sign>
      <Sign label={legend.facing}>
        <FacingDart className={styles['legendFacing']} at={{ x: 0, y: 0 }} facing={1} from={-4} />
      </Sign>
      {scene.arcs && (
        <Sign label={`${legend.arcs}: ${scene.arcs.label}`}>
          <rect className={styles['legendArc']} x={-6} y={-6} width={12} height={12} />
        </Sign>
      )}
    </div>
  );
}

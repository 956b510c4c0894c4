import type { PlanetKind } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import styles from './strategic.module.css';

/** Full, ring, square: told apart without colour. */
export function PlanetSign({ kind }: { kind: PlanetKind }): ReactNode {
  if (kind === 'habitable') return <circle className={styles['habitable']} r={3} />;
  if (kind === 'gasGiant') return <circle className={styles['giant']} r={2.6} />;
  return <rect className={styles['rocky']} x={-2.5} y={-2.5} width={5} height={5} />;
}

import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { PlanetSign } from './planet-sign.tsx';
import styles from './strategic.module.css';

const { legend } = words;

export function Legend(): ReactNode {
  return (
    <div className={styles['legend']}>
      {(['habitable', 'gasGiant', 'rocky'] as const).map((kind) => (
        <Sign key={kind} label={legend[kind]}>
          <PlanetSign kind={kind} />
        </Sign>
      ))}
      <Sign label={legend.blockaded}>
        <circle className={styles['blockade']} r={5.5} />
      </Sign>
      <Sign label={legend.fight}>
        <circle className={styles['fight']} r={5.5} />
      </Sign>
    </div>
  );
}

export function Sign({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <span>
      <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden focusable={false}>
        {children}
      </svg>{' '}
      {label}
    </span>
  );
}

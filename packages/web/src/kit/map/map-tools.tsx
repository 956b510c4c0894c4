import type { ReactNode } from 'react';
import { shell } from '../../words/shell.ts';
import styles from './map-view.module.css';

const STEP = 1.4;

export function MapTools({ zoomBy, fit }: { zoomBy(factor: number): void; fit(): void }): ReactNode {
  return (
    <div className={styles['zoom']} data-over-map>
      <button type="button" className={styles['step']} onClick={() => zoomBy(STEP)} aria-label={shell.zoomIn}>
        +
      </button>
      <button type="button" className={styles['step']} onClick={() => zoomBy(1 / STEP)} aria-label={shell.zoomOut}>
        −
      </button>
      <button type="button" onClick={fit}>
        {shell.fit}
      </button>
    </div>
  );
}

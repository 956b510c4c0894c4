import type { ReactNode } from 'react';
import type { Difficulty } from '../boards/box.ts';
import { site } from '../words/site.ts';
import styles from './difficulty-mark.module.css';

/** Three squares, as many filled as it is hard. */
export function DifficultyMark({ of }: { of: Difficulty }): ReactNode {
  return (
    <span className={styles['mark']} role="img" aria-label={site.difficulties[of]} title={site.difficulties[of]}>
      {[1, 2, 3].map((n) => (
        <i key={n} data-filled={n <= of} />
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../art.tsx';
import { words } from '../words.ts';
import styles from './galaxy.module.css';

/** What the small signs on the map mean. */
export function Legend(): ReactNode {
  const { legend } = words;
  return (
    <div className={styles['legend']}>
      <span>
        <b>1</b> {legend.tech}
      </span>
      <span>
        <Icon name="race-humanoid" size={14} /> {legend.race}
      </span>
      <span>
        <Icon name="guardian-web" size={14} /> {legend.web}
      </span>
      <span>
        <Icon name="ideology-republican" size={14} /> {legend.ideology}
      </span>
      <span>
        <Icon name="seat" size={14} /> {legend.seat}
      </span>
      <span>
        <Icon name="unrest" size={14} /> {legend.unrest}
      </span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { words } from '../words.ts';
import styles from './chart.module.css';

const { legend } = words;

/** What the small signs beside a world mean. */
export function Legend(): ReactNode {
  return (
    <div className={styles['legend']}>
      <Sign label={legend.ocean}>
        <circle className={styles['disc']} cx={7} cy={7} r={4.2} />
      </Sign>
      <Sign label={legend.vacuum}>
        <circle className={styles['disc']} data-air="vacuum" cx={7} cy={7} r={4.2} />
      </Sign>
      <Sign label={legend.gasGiant}>
        <circle className={styles['giant']} cx={7} cy={7} r={3} />
      </Sign>
      <Sign label={legend.naval}>★</Sign>
      <Sign label={legend.scout}>▲</Sign>
      <Sign label={legend.military}>■</Sign>
      <Sign label={legend.link}>
        <path className={styles['links']} d="M0 7H14" />
      </Sign>
    </div>
  );
}

function Sign({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <span>
      {typeof children === 'string' ? (
        <b aria-hidden>{children}</b>
      ) : (
        <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden focusable={false}>
          {children}
        </svg>
      )}{' '}
      {label}
    </span>
  );
}

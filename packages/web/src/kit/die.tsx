import type { ReactNode } from 'react';
import { shell } from '../words/shell.ts';
import { artFrom } from './art.tsx';
import styles from './die.module.css';

const Face = artFrom(import.meta.glob<string>('../art/dice/*.svg', { query: '?raw', import: 'default', eager: true }));

interface Roll {
  value: number;
  sides: number;
}

/** One die as a picture, pips or kite; dice without one are a square with the figure. */
export function Die({ value, sides, size = 20, look }: Roll & { size?: number; look?: 'good' | 'bad' }): ReactNode {
  const words = shell.rolled(value, sides);
  if (sides !== 6 && sides !== 10)
    return (
      <span className={styles['plain']} role="img" aria-label={words}>
        {value}
      </span>
    );
  return (
    <svg className={styles['die']} viewBox="0 0 64 64" width={size} height={size} data-look={look} role="img">
      <title>{words}</title>
      <Face name={`d${sides}-${value}`} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { shell } from '../../words/shell.ts';
import type { Tone } from './tone.ts';
import styles from './tone-sign.module.css';

/** Good and bad by sign, colour and word. */
export function ToneSign({ tone }: { tone: Tone | null }): ReactNode {
  if (!tone) return null;
  return (
    <span
      className={styles['sign']}
      data-tone={tone}
      role="img"
      aria-label={shell.tones[tone]}
      title={shell.tones[tone]}
    >
      {tone === 'good' ? '▲' : '▼'}
    </span>
  );
}

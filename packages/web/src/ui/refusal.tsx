import type { Refusal } from '@admiralty/engine';
import type { ReactNode } from 'react';
import styles from './refusal.module.css';
import { RuleChip } from './rule-chip.tsx';

/** Why not: the engine's own words, in place, never in passing. */
export function RefusalNote({ refusal, children }: { refusal: Refusal; children?: ReactNode }): ReactNode {
  return (
    <div className={styles['note']} role="alert">
      <p>
        <strong>{capital(refusal.why)}.</strong> <RuleChip rule={refusal.rule} />
      </p>
      {children}
    </div>
  );
}

function capital(text: string): string {
  return (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\.$/, '');
}

import type { ReactNode } from 'react';
import { useDrawer } from '../rules/drawer-store.ts';
import styles from './rule-chip.module.css';

/** The printed case that something rests on; opens the rules drawer there. */
export function RuleChip({ rule }: { rule: string }): ReactNode {
  const open = useDrawer(({ open }) => open);
  return (
    <button
      type="button"
      className={styles['chip']}
      onClick={() => open(rule)}
      aria-label={rule.includes('-') ? `Rule ${rule}` : `Ruling ${rule}`}
    >
      {rule}
    </button>
  );
}

import type { ReactNode } from 'react';
import { useDrawer } from '../rules/drawer-store.ts';
import { rulesWords } from '../words/rules.ts';
import styles from './rule-chip.module.css';

/** The printed case that something rests on; opens the rules drawer there. */
export function RuleChip({ rule }: { rule: string }): ReactNode {
  const open = useDrawer(({ open }) => open);
  return (
    <button type="button" className={styles['chip']} onClick={() => open(rule)} aria-label={rulesWords.chip(rule)}>
      {rule}
    </button>
  );
}

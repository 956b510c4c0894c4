import type { ReactNode } from 'react';
import { shell } from '../../words/shell.ts';
import { type PanelTab, useBoardStore } from '../board-store.ts';
import styles from './panel-tabs.module.css';

const tabs: readonly (readonly [PanelTab, string])[] = [
  ['orders', shell.orders],
  ['inspect', shell.inspect],
  ['log', shell.log],
];

/** What the right column shows where there is only one; on phones buttons at the edge of the sheet. */
export function PanelTabs(): ReactNode {
  const { tab, openTab, sheet, setSheet } = useBoardStore();
  const open = (id: PanelTab): void => {
    openTab(id);
    if (sheet === 'peek') setSheet('half');
  };
  return (
    <nav className={styles['tabs']} aria-label={shell.panels}>
      {tabs.map(([id, label]) => (
        <button key={id} type="button" aria-pressed={tab === id} onClick={() => open(id)}>
          {label}
        </button>
      ))}
    </nav>
  );
}

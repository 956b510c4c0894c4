import type { ReactNode } from 'react';
import { shell } from '../words/shell.ts';
import { type SheetStop, useBoardStore } from './board-store.ts';
import styles from './sheet-handle.module.css';

const following: Record<SheetStop, SheetStop> = { peek: 'half', half: 'full', full: 'peek' };

/** The handle of the phone's sheet is a button too. */
export function SheetHandle(): ReactNode {
  const { sheet, setSheet } = useBoardStore();
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-label={shell.sheet}
      onClick={() => setSheet(following[sheet])}
    />
  );
}

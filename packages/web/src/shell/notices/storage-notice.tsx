import { type ReactNode, useEffect, useRef } from 'react';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import { useNotices } from './notices.tsx';
import styles from './storage-notice.module.css';

/** Said as long as it is so: the game is not kept. And once: another tab has played on. */
export function StorageNotice(): ReactNode {
  const { storage, outside, damage } = useTable().state;
  const { notify } = useNotices();
  const told = useRef(outside);
  useEffect(() => {
    if (outside > told.current) notify({ head: shell.otherTab, words: shell.otherTabNote });
    told.current = outside;
  }, [outside, notify]);
  return (
    <div className={styles['place']} role="alert">
      {storage !== 'kept' && (
        <p className={styles['notice']}>
          <strong>{shell.unsaved}</strong> {shell.unsavedWhy[storage]} {shell.unsavedNote}
        </p>
      )}
      {damage !== null && (
        <p className={styles['notice']}>
          <strong>{shell.damaged}</strong> {damage}. {shell.damagedNote}
        </p>
      )}
    </div>
  );
}

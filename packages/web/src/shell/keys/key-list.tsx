import type { ReactNode } from 'react';
import { Key } from '../../ui/key.tsx';
import { SheetDialog } from '../../ui/sheet-dialog.tsx';
import { keyList, shell } from '../../words/shell.ts';
import { useBoardStore } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import styles from './key-list.module.css';

/** All keys, those of this board among them. */
export function KeyList(): ReactNode {
  const { overlay, show } = useBoardStore();
  const { board } = useTable();
  return (
    <SheetDialog title={shell.keys} isOpen={overlay === 'keys'} onClose={() => show(null)}>
      <dl className={styles['list']}>
        {[...keyList, ...(board.keys ?? [])].map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key} isAlways>
                  {key}
                </Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </SheetDialog>
  );
}

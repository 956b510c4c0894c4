import type { ReactNode } from 'react';
import { keyName, useListedCommands } from '../../ui/commands.ts';
import { Key } from '../../ui/key.tsx';
import { SheetDialog } from '../../ui/sheet-dialog.tsx';
import { plainKeys, shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import styles from './key-list.module.css';

/** All keys, those of this board among them. */
export function KeyList(): ReactNode {
  const { overlay, show } = useBoardParts('overlay', 'show');
  const { board } = useTable();
  const commands = useListedCommands().map(({ keys, label }) => [keys.map(keyName), label] as const);
  return (
    <SheetDialog title={shell.keys} isOpen={overlay === 'keys'} onClose={() => show(null)}>
      <dl className={styles['list']}>
        {[...plainKeys, ...commands, ...(board.keys ?? [])].map(([keys, does]) => (
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

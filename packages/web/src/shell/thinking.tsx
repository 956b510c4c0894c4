import type { ReactNode } from 'react';
import { Emblem } from '../kit/emblem.tsx';
import { Button } from '../ui/button.tsx';
import { levelNames, shell } from '../words/shell.ts';
import { useTable } from './table-context.tsx';
import styles from './thinking.module.css';

/** The computer at work: the page stays usable. */
export function Thinking(): ReactNode {
  const { board, client, state, shown } = useTable();
  const { thinking } = state;
  if (!thinking || !shown) return null;
  const name = state.seats[thinking.seat]?.name ?? '';
  return (
    <div className={styles['thinking']} role="status">
      <Emblem side={board.sideOf(shown.view, thinking.seat)} size={13} />
      <div>
        <strong>{shell.thinks(name, levelNames[thinking.level])}</strong>
        <p>{shell.thinksNote}</p>
      </div>
      <Button onClick={() => void client.moveNow()}>{shell.moveNow}</Button>
    </div>
  );
}

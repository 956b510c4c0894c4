import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { shell } from '../words/shell.ts';
import { useTable } from './table-context.tsx';
import styles from './undo-button.module.css';

/** Says how far it can go, or what stops it. */
export function UndoButton(): ReactNode {
  const { client, state, isPast } = useTable();
  const { steps, refusal } = state.undo;
  if (state.isReplay || state.viewer === null) return null;
  const words = steps > 0 ? shell.undo(steps) : shell.undoNot(refusal?.why ?? '');
  return (
    <Button
      className={styles['undo']}
      isBarred={steps === 0 || isPast}
      title={words}
      onClick={() => steps > 0 && !isPast && void client.undo()}
    >
      <span className={styles['wide']}>{words}</span>
      <span className={styles['narrow']}>{shell.undoShort}</span>
    </Button>
  );
}

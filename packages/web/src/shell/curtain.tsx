import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { shell } from '../words/shell.ts';
import styles from './curtain.module.css';
import { useTable } from './table-context.tsx';

const HOLD_MS = 600;

/** Between two people at one screen: nothing of either is in the page until the next one opens it. */
export function Curtain(): ReactNode {
  const { client, state } = useTable();
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isArmed, setArmed] = useState(false);
  if (state.curtain === null) return null;
  const name = state.seats[state.curtain]?.name ?? '';
  const open = (): void => {
    setArmed(false);
    void client.openCurtain();
  };
  return (
    <div className={styles['curtain']} role="dialog" aria-modal aria-labelledby="curtain">
      <h2 id="curtain">{shell.curtainTitle(name)}</h2>
      <p>{shell.curtainNote}</p>
      <Button
        look="lamp"
        autoFocus
        onPointerDown={() => {
          hold.current = setTimeout(open, HOLD_MS);
        }}
        onPointerUp={() => clearTimeout(hold.current)}
        onPointerLeave={() => clearTimeout(hold.current)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.repeat) return;
          event.preventDefault();
          if (isArmed) open();
          else setArmed(true);
        }}
      >
        {isArmed ? shell.curtainAgain : shell.curtainOpen(name)}
      </Button>
    </div>
  );
}

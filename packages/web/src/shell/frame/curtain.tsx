import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './curtain.module.css';

const HOLD_MS = 600;

/** Between two people at one screen: nothing of either is in the page until the next one opens it. */
export function Curtain(): ReactNode {
  const { client, state, sideOf } = useTable();
  const [isArmed, setArmed] = useState(false);
  const hold = useHold(() => {
    setArmed(false);
    void client.openCurtain();
  });
  if (state.curtain === null) return null;
  const name = state.seats[state.curtain]?.name ?? '';
  const side = sideOf(state.curtain);
  return (
    <div className={styles['curtain']} role="dialog" aria-modal aria-labelledby="curtain">
      {side === 0 ? <Mark size={64} /> : <Emblem side={side} size={64} />}
      <h2 id="curtain">{shell.curtainTitle(name)}</h2>
      <p>{shell.curtainNote}</p>
      <Button
        look="lamp"
        autoFocus
        className={styles['open'] ?? ''}
        data-holding={hold.isHeld}
        onPointerDown={hold.begin}
        onPointerUp={hold.end}
        onPointerLeave={hold.end}
        onPointerCancel={hold.end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.repeat) return;
          event.preventDefault();
          if (isArmed) hold.finish();
          setArmed(!isArmed);
        }}
      >
        {isArmed ? shell.curtainAgain : shell.curtainOpen(name)}
      </Button>
      <Link to="/games" className={styles['leave']}>
        {shell.curtainLeave}
      </Link>
    </div>
  );
}

function useHold(finish: () => void): { isHeld: boolean; begin(): void; end(): void; finish(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = (): void => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const begin = (): void => {
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      finish();
    }, HOLD_MS);
  };
  return { isHeld, begin, end, finish };
}

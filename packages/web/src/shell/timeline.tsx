import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { shell } from '../words/shell.ts';
import { useBoardStore } from './board-store.ts';
import { useTable } from './table-context.tsx';
import styles from './timeline.module.css';

/** Past positions: step, scrub, play; acting waits until the reader is back. */
export function Timeline(): ReactNode {
  const { state } = useTable();
  const { lookingAt, lookAt } = useBoardStore();
  const [isPlaying, setPlaying] = useState(false);
  const at = lookingAt ?? state.length;
  const go = (action: number): void => lookAt(action >= state.length ? null : Math.max(0, action));
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= state.length) return setPlaying(false);
    const timer = setTimeout(() => lookAt(at + 1 >= state.length ? null : at + 1), 700);
    return () => clearTimeout(timer);
  }, [isPlaying, at, state.length, lookAt]);
  const play = (): void => {
    if (!isPlaying && at >= state.length) lookAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <section className={styles['timeline']} aria-label={shell.timeline}>
      <Button onClick={() => go(at - 1)} aria-label={shell.stepBack}>
        ◀ {shell.step}
      </Button>
      <Button onClick={play}>{isPlaying ? shell.stop : shell.play}</Button>
      <input
        type="range"
        min={0}
        max={state.length}
        value={at}
        aria-label={shell.timeline}
        aria-valuetext={state.log[at]?.phase ?? shell.now(at)}
        onChange={({ target }) => go(Number(target.value))}
      />
      {lookingAt === null ? (
        <span>{shell.now(state.length)}</span>
      ) : (
        <>
          <span>{shell.lookingAt(at)}</span>
          <Button look="paper" onClick={() => lookAt(null)}>
            {shell.backToNow}
          </Button>
        </>
      )}
    </section>
  );
}

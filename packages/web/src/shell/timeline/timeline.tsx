import { type ReactNode, useEffect, useMemo } from 'react';
import { sideLine } from '../../kit/side.ts';
import { Button } from '../../ui/button.tsx';
import { shell } from '../../words/shell.ts';
import { type Speed, useBoardParts } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import { apart, marksOf, turnLabels } from './past-marks.ts';
import styles from './timeline.module.css';

const STEP_MS = 900;
const WHOLE_MS = 20_000;
const faster: Readonly<Record<Speed, Speed>> = { 1: 2, 2: 4, 4: 1 };

/** Past positions: step, scrub, play; acting waits until the reader is back. */
export function Timeline(): ReactNode {
  const { state } = useTable();
  const { lookingAt, lookAt, isPlaying, speed, setSpeed } = useBoardParts(
    'lookingAt',
    'lookAt',
    'isPlaying',
    'speed',
    'setSpeed',
  );
  const { at, go, play } = usePast();
  return (
    <section
      className={styles['timeline']}
      aria-label={shell.timeline}
      data-panel="timeline"
      data-past={lookingAt !== null}
    >
      <Button onClick={() => go(at - 1)} aria-label={shell.stepBack}>
        <span aria-hidden>◀</span> {shell.step}
      </Button>
      {lookingAt !== null && (
        <Button onClick={() => go(at + 1)} aria-label={shell.stepOn}>
          <span aria-hidden>▶</span>
        </Button>
      )}
      <Button onClick={play}>
        {isPlaying ? shell.stop : shell.play} <span aria-hidden>{isPlaying ? '■' : '▶'}</span>
      </Button>
      {isPlaying && (
        <Button onClick={() => setSpeed(faster[speed])} aria-label={shell.speed(speed)}>
          {speed}×
        </Button>
      )}
      <Track at={at} go={go} play={play} />
      {lookingAt === null ? (
        <span className={styles['where']}>{shell.now(state.length)}</span>
      ) : (
        <>
          <span className={styles['where']}>{shell.lookingAt(at)}</span>
          <Button look="paper" onClick={() => lookAt(null)}>
            {shell.backToNow}
          </Button>
        </>
      )}
    </section>
  );
}

/** The action shown, and the means to go elsewhere; plays on while playing. */
function usePast(): { at: number; go(action: number): void; play(): void } {
  const { state } = useTable();
  const { lookingAt, lookAt, isPlaying, speed, playFrom, stop } = useBoardParts(
    'lookingAt',
    'lookAt',
    'isPlaying',
    'speed',
    'playFrom',
    'stop',
  );
  const { length } = state;
  const at = lookingAt ?? length;
  useEffect(() => {
    if (!isPlaying) return;
    const wait = Math.min(STEP_MS, WHOLE_MS / Math.max(length - at, 1)) / speed;
    const timer = setTimeout(() => lookAt(at + 1 >= length ? null : at + 1), Math.max(wait, 60));
    return () => clearTimeout(timer);
  }, [isPlaying, speed, at, length, lookAt]);
  return {
    at,
    go: (action) => lookAt(action >= length ? null : Math.max(0, action)),
    play: () => (isPlaying ? stop() : playFrom(at >= length ? 0 : at)),
  };
}

function Track({ at, go, play }: { at: number; go(action: number): void; play(): void }): ReactNode {
  const { state, sideOf } = useTable();
  const { log, length } = state;
  const marks = useMemo(() => marksOf(log), [log]);
  const share = (action: number): string => `${(action / Math.max(length, 1)) * 100}%`;
  const labels = turnLabels(marks.turns, length);
  const isMine = state.observation?.decisions.some(({ mine }) => mine) ?? false;
  return (
    <div className={styles['track']}>
      <div className={styles['rail']} aria-hidden>
        {marks.spans.map(({ from, to, seat }) => (
          <i
            key={from}
            className={styles['span']}
            style={{
              left: share(from),
              width: share(to - from),
              backgroundColor: seat === null ? undefined : sideLine(sideOf(seat)),
            }}
          />
        ))}
        {labels.map(({ at: start, label, isBefore }, nth) => (
          <span
            key={label}
            className={styles['turn']}
            data-before={isBefore}
            style={{
              left: share(start),
              maxWidth: isBefore ? undefined : share((labels[nth + 1]?.at ?? length) - start),
            }}
          >
            {label}
          </span>
        ))}
        {apart(
          marks.dice.map((die) => ({ at: die })),
          length,
          0.008,
        ).map(({ at: die }) => (
          <i key={die} className={styles['die']} style={{ left: share(die) }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        data-mine={isMine && at === length}
        aria-label={shell.timeline}
        aria-valuetext={log[at]?.phase ?? shell.now(at)}
        onChange={({ target }) => go(Number(target.value))}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          play();
        }}
      />
    </div>
  );
}

import { type ReactNode, useEffect } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { shell } from '../../words/shell.ts';
import { captionOf } from '../log/lines.ts';
import { Parts } from '../log/log-panel.tsx';
import { toneOfLine, useReader } from '../log/tone.ts';
import { ToneSign } from '../log/tone-sign.tsx';
import { useTable } from '../table-context.tsx';
import type { Pace } from './beats.ts';
import styles from './playback-bar.module.css';
import type { Playback } from './use-playback.ts';

const faster: Readonly<Record<Pace, Pace>> = { off: 'normal', slow: 'normal', normal: 'fast', fast: 'slow' };

/** The act that the map shows, and the means to stop, step, hurry or go to now. */
export function PlaybackBar(): ReactNode {
  const { playback } = useTable();
  return playback && <Bar {...playback} />;
}

function Bar({ beat, left, isHeld, hold, step, skip }: Playback): ReactNode {
  const { sideOf, state } = useTable();
  const { pace, change } = useSettings();
  const reader = useReader();
  const playbackWords = typeof state.viewer === 'number' ? shell.playbackSince : shell.playbackOthers;
  useHurry(typeof state.viewer === 'number' ? skip : null);
  return (
    <section className={styles['bar']} aria-label={shell.playback} data-playback data-over-map>
      <p className={styles['words']} data-weight={beat?.line.weight}>
        {beat ? (
          <>
            {beat.line.owner !== null && <Emblem side={sideOf(beat.line.owner)} size={13} />}
            <span>
              <Parts line={captionOf(beat.line)} />
              <ToneSign tone={toneOfLine(beat.line, reader)} />
            </span>
          </>
        ) : (
          playbackWords
        )}
      </p>
      <div className={styles['tools']}>
        <Button onClick={() => hold(!isHeld)} aria-label={isHeld ? shell.goOn : shell.pause}>
          {isHeld ? '▶' : '❚❚'}
        </Button>
        {isHeld && (
          <Button onClick={step} aria-label={shell.stepOn}>
            {shell.step} <span aria-hidden>▸</span>
          </Button>
        )}
        <Button onClick={() => change({ pace: faster[pace] })} aria-label={shell.paceNow(shell.paces[pace])}>
          {shell.paceShort[pace]}
        </Button>
        <Button look="paper" onClick={skip}>
          {shell.toNow(left)}
        </Button>
      </div>
    </section>
  );
}

/** Whoever goes on playing is at once where the table is. */
function useHurry(skip: (() => void) | null): void {
  useEffect(() => {
    if (!skip) return;
    const hurry = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('[data-playback]'))) skip();
    };
    addEventListener('click', hurry, true);
    addEventListener('keydown', hurry, true);
    return () => {
      removeEventListener('click', hurry, true);
      removeEventListener('keydown', hurry, true);
    };
  }, [skip]);
}

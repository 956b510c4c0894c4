import { type ReactNode, useState } from 'react';
import type { SideNumber } from '../../kit/side.ts';
import type { Level } from '../../table/types.ts';
import type { PlaytestWork } from '../../table/worker/lab.ts';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { playtest as words } from '../../words/maps.ts';
import styles from './playtest.module.css';
import { type PlaytestRun, usePlaytest } from './use-playtest.ts';
import { VerdictView } from './verdict-view.tsx';

const LEVELS = ['random', 'cadet', 'captain'] as const satisfies readonly Level[];
const USUAL = 200;
const MOST = 5000;

export interface PlaytestPanelProps {
  /** what would be played now; null: it cannot be set up */
  work: Omit<PlaytestWork, 'level' | 'seed'> | null;
  sides: readonly SideNumber[];
}

/** Many games between computer players before anybody sits down. */
export function PlaytestPanel({ work, sides }: PlaytestPanelProps): ReactNode {
  const { run, start, stop } = usePlaytest();
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('captain');
  const [games, setGames] = useState(USUAL);
  const isOld = run !== null && work !== null && !isOf(run, work);
  return (
    <section className={styles['panel']} aria-label={words.title}>
      <header>
        <Label>{words.title}</Label>
        <span>{words.about(run?.wanted ?? games, words.levels[run?.work.level ?? level])}</span>
      </header>
      {run?.isRunning ? (
        <Running run={run} stop={stop} />
      ) : (
        <div className={styles['wish']}>
          <Segments<(typeof LEVELS)[number]>
            label={words.players}
            value={level}
            options={LEVELS.map((id) => ({ id, label: id }))}
            onPick={setLevel}
          />
          <Stepper label={words.games} value={games} min={1} max={MOST} onChange={setGames} />
          <Button
            look={work ? 'paper' : 'quiet'}
            isBarred={work === null}
            onClick={() => work && start({ ...work, level, seed: SEED }, games)}
          >
            {run ? words.again : words.start}
          </Button>
          {work === null && <p className={styles['note']}>{words.mend}</p>}
        </div>
      )}
      {run?.trouble && (
        <p role="alert" className={styles['trouble']}>
          {run.trouble}
        </p>
      )}
      {isOld && <p className={styles['note']}>{words.changed}</p>}
      {run?.seats && run.games.length > 0 && <VerdictView seats={run.seats} games={run.games} sides={sides} />}
    </section>
  );
}

/** As `admiralty simulate` begins: who plays them again there gets the same games. */
const SEED = '1';

function isOf({ work }: PlaytestRun, { game, scenario, options, pack }: Omit<PlaytestWork, 'level' | 'seed'>): boolean {
  const one = JSON.stringify([work.game, work.scenario, work.options, work.pack]);
  return one === JSON.stringify([game, scenario, options, pack]);
}

function Running({ run, stop }: { run: PlaytestRun; stop(): void }): ReactNode {
  const { games, wanted, seconds } = run;
  const left = games.length > 0 ? Math.ceil((seconds / games.length) * (wanted - games.length)) : null;
  return (
    <div className={styles['wish']}>
      <progress aria-label={words.progress} max={wanted} value={games.length} />
      <p className={styles['note']}>
        {left === null ? words.first : `${words.of(games.length, wanted, seconds)}, ${words.left(left)}`}
      </p>
      <Button onClick={stop}>{words.stop(games.length)}</Button>
    </div>
  );
}

import { setFlagsFromString } from 'node:v8';
import type { GameRecord } from '@admiralty/bots';
import { Progress } from './progress.ts';
import { spread } from './spread.ts';
import type { Work } from './work.ts';

export interface Batch {
  records: GameRecord[];
  /** games that were longer than they may be: not among the records */
  brokenOff: number;
  seconds: number;
  isInterrupted: boolean;
}

/** Plays the games with a progress bar. The first Ctrl-C ends it and keeps what is done, the second ends the program. */
export async function runBatch(work: Work, games: number, jobs: number): Promise<Batch> {
  // A young heap is swept by its own job: helpers on the other cores would take them from the other jobs.
  setFlagsFromString('--no-parallel-scavenge');
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const progress = new Progress(games);
  const started = performance.now();
  try {
    let brokenOff = 0;
    const records = await spread(work, games, jobs, stop.signal, (report) => {
      if ('brokenOff' in report) brokenOff++;
      progress.hear(report);
    });
    const seconds = (performance.now() - started) / 1000;
    return { records, brokenOff, seconds, isInterrupted: records.length + brokenOff < games };
  } finally {
    progress.stop();
    process.off('SIGINT', interrupt);
  }
}

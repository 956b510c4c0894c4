import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { GameRecord, Underway } from '@admiralty/bots';
import { openModule } from '../table-file.ts';
import { playNumber, warmUp } from './games.ts';
import type { Work } from './work.ts';

/** Games that a worker has before it, so that it never waits for the next. */
const AHEAD = 2;

/** What is heard of the games: how far one is, its end, or that it was longer than it may be. */
export type Report = { underway: Underway } | { record: GameRecord } | { brokenOff: number };

/**
 * Plays games 0 to `games` - 1 and reports on each. What a game is depends on its number alone, so the records
 * are the same however many threads there are. `signal` stops it: what is done is kept.
 */
export async function spread(
  work: Work,
  games: number,
  jobs: number,
  signal: AbortSignal,
  report: (report: Report) => void,
): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  const hear = (heard: Report): void => {
    if ('record' in heard) records.push(heard.record);
    report(heard);
  };
  const next = numbersBelow(games, signal);
  if (jobs === 1) await playHere(work, next, hear, signal);
  else await Promise.all(Array.from({ length: Math.min(jobs, games) }, () => inWorker(work, next, hear, signal)));
  return records.sort((a, b) => a.number - b.number);
}

function numbersBelow(games: number, signal: AbortSignal): () => number | null {
  let number = 0;
  return () => (number < games && !signal.aborted ? number++ : null);
}

async function playHere(
  work: Work,
  next: () => number | null,
  hear: (report: Report) => void,
  signal: AbortSignal,
): Promise<void> {
  const { game } = await openModule(work.game, work.pack);
  await warmUp(game, work);
  for (let number = next(); number !== null; number = next()) {
    const record = await playNumber(game, work, number, (underway) => hear({ underway }), signal);
    if (record) hear({ record });
    else if (!signal.aborted) hear({ brokenOff: number });
    await setImmediate(); // an interruption comes through between two short games, too
  }
}

function inWorker(
  work: Work,
  next: () => number | null,
  hear: (report: Report) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: work });
    let ahead = 0;
    const deal = (): void => {
      for (; ahead < AHEAD; ahead++) {
        const number = next();
        if (number === null) break;
        worker.postMessage(number);
      }
      if (ahead === 0) void worker.terminate();
    };
    signal.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.on('message', (heard: Report) => {
      hear(heard);
      if ('underway' in heard) return;
      ahead--;
      deal();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    deal();
  });
}

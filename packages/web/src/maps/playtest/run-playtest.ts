import type { Lab, PlaytestGame, PlaytestSeats, PlaytestWork } from '../../table/worker/lab.ts';

/** A lab somewhere else. */
export interface LabWorker {
  api: {
    [Method in 'begin' | 'play']: (...given: Parameters<Lab[Method]>) => Promise<Awaited<ReturnType<Lab[Method]>>>;
  };
  stop(): void;
}

export interface PlaytestWatch {
  begun(seats: PlaytestSeats): void;
  played(game: PlaytestGame): void;
  /** all are played, or why not */
  ended(trouble: string | null): void;
}

/** Plays games 0 to `games` - 1, each where a worker is free. Returns what stops it: nothing is told any more. */
export function runPlaytest(
  work: PlaytestWork,
  games: number,
  workers: readonly LabWorker[],
  watch: PlaytestWatch,
): () => void {
  let next = 0;
  let isOver = false;
  const end = (trouble: string | null): void => {
    if (isOver) return;
    isOver = true;
    for (const { stop } of workers) stop();
    watch.ended(trouble);
  };
  const labour = async ({ api }: LabWorker, at: number): Promise<void> => {
    const seats = await api.begin(work);
    if (at === 0 && !isOver) watch.begun(seats);
    while (!isOver && next < games) {
      const game = await api.play(next++);
      if (!isOver) watch.played(game);
    }
  };
  void Promise.all(workers.map(labour)).then(
    () => end(null),
    (error: unknown) => end(error instanceof Error ? error.message : String(error)),
  );
  return () => {
    isOver = true;
    for (const { stop } of workers) stop();
  };
}

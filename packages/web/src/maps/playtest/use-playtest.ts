import { useEffect, useRef, useState } from 'react';
import { engineWorker } from '../../table/engine-worker.ts';
import type { Lab, PlaytestGame, PlaytestSeats, PlaytestWork } from '../../table/worker/lab.ts';
import { spawnWorker } from '../../table/worker/spawn-worker.ts';
import { type LabWorker, runPlaytest } from './run-playtest.ts';

export interface PlaytestRun {
  work: PlaytestWork;
  wanted: number;
  seats: PlaytestSeats | null;
  games: readonly PlaytestGame[];
  seconds: number;
  isRunning: boolean;
  trouble: string | null;
}

export interface Playtest {
  run: PlaytestRun | null;
  start(work: PlaytestWork, games: number): void;
  stop(): void;
}

/** A core is left to the page. */
const MOST_WORKERS = 6;

export function usePlaytest(): Playtest {
  const [run, setRun] = useState<PlaytestRun | null>(null);
  const halt = useRef<() => void>(() => {});
  useEffect(() => () => halt.current(), []);
  const stop = (): void => {
    halt.current();
    setRun((now) => now && { ...now, isRunning: false });
  };
  const start = (work: PlaytestWork, wanted: number): void => {
    halt.current();
    const started = performance.now();
    const change = (part: (now: PlaytestRun) => Partial<PlaytestRun>): void => {
      const seconds = Math.round((performance.now() - started) / 1000);
      setRun((now) => now && { ...now, seconds, ...part(now) });
    };
    setRun({ work, wanted, seats: null, games: [], seconds: 0, isRunning: true, trouble: null });
    const count = Math.max(1, Math.min(wanted, MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
    const workers = Array.from({ length: count }, newLab);
    halt.current = runPlaytest(work, wanted, workers, {
      begun: (seats) => change(() => ({ seats })),
      played: (game) => change(({ games }) => ({ games: [...games, game] })),
      ended: (trouble) => change(() => ({ isRunning: false, trouble })),
    });
  };
  return { run, start, stop };
}

function newLab(): LabWorker {
  const { api, stop } = spawnWorker<Lab>(engineWorker('lab'), 'lab');
  return { api: { begin: (work) => api.begin(work), play: (number) => api.play(number) }, stop };
}

import { parentPort, workerData } from 'node:worker_threads';
import type { Work } from './commands/simulate.ts';
import { playGames } from './random-games.ts';
import { openBox } from './table-file.ts';

const { work, numbers } = workerData as { work: Work; numbers: number[] };
const { game } = openBox(work.game, work.pack);
for (const number of numbers) parentPort?.postMessage(playGames(game, work, [number])[0]);

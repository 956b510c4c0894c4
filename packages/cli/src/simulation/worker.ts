import { parentPort, workerData } from 'node:worker_threads';
import { openBox } from '../table-file.ts';
import { playNumber, warmUp } from './games.ts';
import type { Work } from './work.ts';

const work = workerData as Work;
const { game } = await openBox(work.game, work.pack);
warmUp(game, work);
parentPort?.on('message', (number: number) => parentPort?.postMessage(playNumber(game, work, number)));

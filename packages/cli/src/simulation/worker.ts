import { parentPort, workerData } from 'node:worker_threads';
import { openBox } from '../table-file.ts';
import { playNumber, warmUp } from './games.ts';
import type { Work } from './work.ts';

const work = workerData as Work;
const { game } = await openBox(work.game, work.pack);
await warmUp(game, work);
parentPort?.on('message', (number: number) => void play(number));

async function play(number: number): Promise<void> {
  parentPort?.postMessage(await playNumber(game, work, number));
}

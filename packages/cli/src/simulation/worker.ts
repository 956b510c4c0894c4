import { parentPort, workerData } from 'node:worker_threads';
import { openModule } from '../table-file.ts';
import { playNumber, warmUp } from './games.ts';
import type { Report } from './spread.ts';
import type { Work } from './work.ts';

const work = workerData as Work;
const { game } = await openModule(work.game, work.pack);
await warmUp(game, work);
parentPort?.on('message', (number: number) => void play(number));

async function play(number: number): Promise<void> {
  const record = await playNumber(game, work, number, (underway) => send({ underway }));
  send(record === null ? { brokenOff: number } : { record });
}

function send(report: Report): void {
  parentPort?.postMessage(report);
}

import type { Remote } from 'comlink';
import { engineWorker } from '../table/engine-worker.ts';
import type { MapDesk } from '../table/worker/map-desk.ts';
import { spawnWorker } from '../table/worker/spawn-worker.ts';

let desk: Remote<MapDesk> | null = null;

/** Where maps are checked and made: one worker as long as the page stands. */
export function mapDesk(): Remote<MapDesk> {
  desk ??= spawnWorker<MapDesk>(engineWorker('maps'), 'maps').api;
  return desk;
}

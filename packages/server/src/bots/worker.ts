/** A thread where computer players think; it gets imagined tables only. */
import type { Request, Thought } from '@admiralty/bots';
import { loadAnyGame } from '@admiralty/engine';
import { Thinker } from '@admiralty/host';

const thinker = new Thinker(loadAnyGame, { now: () => performance.now() });

export default function think(request: Request): Promise<Thought | null> {
  return thinker.think(request);
}

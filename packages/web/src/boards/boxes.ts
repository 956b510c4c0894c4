import type { GameId } from '../table/types.ts';
import type { Box } from './box.ts';
import * as registered from './registry.ts';

/** Every box, as they stand on the front page. */
export const boxes: readonly Box[] = Object.values<Box>(registered).sort((a, b) => a.place - b.place);

/** The game that a newcomer is led to. */
export const firstGame: GameId = boxes[0]?.id ?? 'deltavee';

export const playable: readonly GameId[] = boxes.map(({ id }) => id);

export function isPlayable(id: string): id is GameId {
  return playable.some((game) => game === id);
}

export function boxOf(game: GameId): Box {
  const box = boxes.find(({ id }) => id === game);
  if (!box) throw new Error(`there is no box of ${game}`);
  return box;
}

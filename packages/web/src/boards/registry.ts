import type { GameId } from '../table/types.ts';
import type { Board } from './types.ts';

/** Each board is a chunk of its own. */
export const boards: Readonly<Record<GameId, () => Promise<Board>>> = {
  deltavee: async () => (await import('./deltavee/index.ts')).board,
  'sword-and-stars': async () => (await import('./sword-and-stars/index.ts')).board,
};

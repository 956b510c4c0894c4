import type { GameId } from '../table/types.ts';

export const gameTitles: Readonly<Record<GameId, string>> = {
  deltavee: 'DeltaVee',
  'sword-and-stars': 'The Sword and the Stars',
};

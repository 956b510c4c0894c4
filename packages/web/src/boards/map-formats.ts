import type { MapFormat } from '../maps/types.ts';
import type { GameId } from '../table/types.ts';

/** Of each folder its `maps/format.tsx`: a game whose maps can be drawn has one, and nothing else names it. */
const formats = import.meta.glob<MapFormat>('./*/maps/format.tsx', { import: 'format' });

export function hasMaps(game: string): game is GameId {
  return formats[`./${game}/maps/format.tsx`] !== undefined;
}

export async function loadFormat(game: GameId): Promise<MapFormat> {
  const found = formats[`./${game}/maps/format.tsx`];
  if (!found) throw new Error(`maps of ${game} cannot be drawn here`);
  return found();
}

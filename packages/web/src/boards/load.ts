import type { GameId } from '../table/types.ts';
import type { Reference } from './box.ts';
import type { Board } from './types.ts';

/** Chunks of their own: of each folder its `index.ts` and `reference/reference.ts`. */
const boards = import.meta.glob<Board>('./*/index.ts', { import: 'board' });
const references = import.meta.glob<Reference>('./*/reference/reference.ts', { import: 'reference' });

export function loadBoard(game: GameId): Promise<Board> {
  return load(boards[`./${game}/index.ts`], game);
}

export function loadReference(game: GameId): Promise<Reference> {
  return load(references[`./${game}/reference/reference.ts`], game);
}

async function load<T>(found: (() => Promise<T>) | undefined, game: GameId): Promise<T> {
  if (!found) throw new Error(`there is no board for ${game}`);
  return found();
}

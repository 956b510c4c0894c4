import { useEffect, useState } from 'react';
import type { Reference } from '../boards/box.ts';
import { loadReference } from '../boards/load.ts';
import type { GameId } from '../table/types.ts';

const loaded = new Map<GameId, Reference>();
const NONE: Reference = { sections: {}, terms: [] };

/** Sections and terms of a game; none until they are there. */
export function useReference(game: GameId): Reference {
  const [, setLoaded] = useState(loaded.get(game));
  useEffect(() => {
    if (loaded.has(game)) return;
    void loadReference(game).then((reference) => {
      loaded.set(game, reference);
      setLoaded(reference);
    });
  }, [game]);
  return loaded.get(game) ?? NONE;
}

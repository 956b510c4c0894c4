import { useDesk } from '../app/desk.ts';
import type { Reference } from '../boards/box.ts';
import { loadReference } from '../boards/load.ts';
import { useFixed } from '../shell/use-lookup.ts';
import type { Chart, GameFacts, GameId } from '../table/types.ts';

/** A game's printed facts; null until they are there. */
export function useFacts(game: GameId): GameFacts | null {
  const desk = useDesk();
  return useFixed('facts', game, () => desk.facts(game));
}

export function useCharts(game: GameId): readonly Chart[] | null {
  const desk = useDesk();
  return useFixed('charts', game, () => desk.charts(game));
}

const NONE: Reference = { sections: {}, terms: [] };

/** Sections and terms of a game; none until they are there. */
export function useReference(game: GameId): Reference {
  return useFixed('reference', game, () => loadReference(game)) ?? NONE;
}

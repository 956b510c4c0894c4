import { useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import type { Chart, GameFacts, GameId } from '../table/types.ts';

/** A game's printed facts; null until they are there. */
export function useFacts(game: GameId): GameFacts | null {
  const desk = useDesk();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  useEffect(() => void desk.facts(game).then(setFacts), [desk, game]);
  return facts?.id === game ? facts : null;
}

export function useCharts(game: GameId): readonly Chart[] | null {
  const desk = useDesk();
  const [charts, setCharts] = useState<{ game: GameId; charts: readonly Chart[] } | null>(null);
  useEffect(() => void desk.charts(game).then((found) => setCharts({ game, charts: found })), [desk, game]);
  return charts?.game === game ? charts.charts : null;
}

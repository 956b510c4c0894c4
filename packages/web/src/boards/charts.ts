import type { Chart, GameId } from '../table/types.ts';

/** Of each folder its `reference/charts.ts`. They are made where the rules run, from the data that is played with. */
const makers = import.meta.glob<(data: object) => Chart[]>('./*/reference/charts.ts', { import: 'chartsOf' });

/** The printed tables of a game; none: its board has none. */
export async function chartsOf(game: GameId, data: object): Promise<Chart[]> {
  return (await makers[`./${game}/reference/charts.ts`]?.())?.(data) ?? [];
}

import type { Chart, GameId } from '../table/types.ts';

const makers: Readonly<Record<GameId, () => Promise<(data: object) => Chart[]>>> = {
  deltavee: async () => (await import('./deltavee/reference/charts.ts')).chartsOf,
  'sword-and-stars': async () => (await import('./sword-and-stars/reference/charts.ts')).chartsOf,
};

/** The printed tables of a game, from the data that it is played with. */
export async function chartsOf(game: GameId, data: object): Promise<Chart[]> {
  return (await makers[game]())(data);
}

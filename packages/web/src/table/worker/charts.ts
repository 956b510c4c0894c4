import type { Chart, GameId } from '../types.ts';

const makers: Readonly<Record<GameId, () => Promise<(data: object) => Chart[]>>> = {
  deltavee: async () => (await import('./charts-deltavee.ts')).chartsOf,
  'sword-and-stars': async () => (await import('./charts-sword-and-stars.ts')).chartsOf,
};

/** The printed tables of a game, from the data that it is played with. */
export async function chartsOf(game: GameId, data: object): Promise<Chart[]> {
  return (await makers[game]())(data);
}

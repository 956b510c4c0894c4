/**
 * `npm run online-games`: whole games of the play server in browsers, on the embedded database and on PostgreSQL with two
 * nodes, with reloads, lost connections, changed devices and killed nodes. `--on SQLite --games sword-and-stars` for some.
 * `npm run build -w @admiralty/web` first.
 */
import { parseArgs } from 'node:util';
import { type Database, openNodes } from '../support/nodes.ts';
import { type GameWish, playGame } from '../support/whole-game.ts';

const GAMES: readonly GameWish[] = [
  { game: 'sword-and-stars', scenario: 'The Beginning of the End', people: 2 },
  { game: 'deltavee', scenario: 'The Chess Players', people: 2, isProposed: true },
  { game: 'fifth-frontier-war', scenario: 'The Gate of Jewell', people: 2 },
  { game: 'imperial-ambitions', scenario: 'Three Dukes', people: 3, moves: 90 },
];

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'SQLite,PostgreSQL' },
    games: { type: 'string', default: GAMES.map(({ game }) => game).join() },
  },
});

for (const on of values.on.split(',') as Database[]) {
  const site = await openNodes(on);
  try {
    for (const name of values.games.split(',')) {
      const wish = GAMES.find(({ game }) => game === name);
      if (!wish) throw new Error(`there is no game ${name}`);
      const begun = Date.now();
      const played = await playGame(site, wish, (so) =>
        console.log(`${on} ${wish.game} goes on: ${JSON.stringify(so)}`),
      );
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(`${on}, nodes ${site.nodes}: ${JSON.stringify({ ...wish, ...played, seconds })}`);
    }
  } finally {
    await site.close();
  }
}

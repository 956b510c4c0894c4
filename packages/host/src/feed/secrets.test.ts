/** The bytes that go to a seat do not depend on what it may not know: twin tables, told side by side. */
import { Play, playersOf, type Random, randomAction, resampleTable, type Seat, seededDice } from '@admiralty/engine';
import { describe, expect, test } from 'vitest';
import { GAMES, gameFor, playRandomly, textOf } from '../../test/games.ts';
import type { OpenGame } from '../open-game.ts';
import { TableHost } from '../table-host.ts';

/** Actions after which twins are set, and how far they are followed. */
const DEPTHS = [1, 3, 7, 12, 18, 25, 40, 60];
const FOLLOWED = 12;

interface Twin {
  host: TableHost;
  game: OpenGame;
  stream: string[];
}

function told(game: OpenGame, seat: Seat): Twin {
  const host = new TableHost(game);
  const stream: string[] = [];
  host.subscribe(seat, { hear: (messages) => stream.push(textOf(messages)) });
  return { host, game, stream };
}

/** The table and one that differs from it in nothing that the seat knows. */
function twins(game: OpenGame, seat: Seat, random: Random): [Twin, Twin] {
  const { session, module } = game;
  const twin = session.fork();
  twin.table = { ...resampleTable(module.game, session.table, seat, random), rng: [...session.table.rng] };
  return [told({ ...game, session: session.fork() }, seat), told({ ...game, session: twin }, seat)];
}

/** Both go on; somebody else may do another thing at each. False: the seat has come to see a difference by the rules. */
async function step(pair: [Twin, Twin], seat: Seat, random: Random): Promise<boolean> {
  const [here, there] = pair;
  const open = there.game.session.table.pending.map(({ id }) => id);
  const asked = here.game.session.table.pending.find(({ id }) => open.includes(id));
  if (!asked) return false;
  const draw = ({ game }: Twin) =>
    randomAction(new Play(game.module.game, game.session.table, seededDice), asked, random);
  const first = draw(here);
  const second = asked.by === seat || random.below(2) === 0 ? first : draw(there);
  const isOther = textOf(first) !== textOf(second);
  const acts = [first, second].map(({ by: _, ...act }) => act);
  const done = [await here.host.act(asked.by, acts[0]), await there.host.act(asked.by, acts[1])];
  const seen = pair.map(({ host }) => textOf(host.access(seat).observe()));
  const isOpened = pair.some(({ game }) => game.session.log.at(-1)?.barrier);
  return done.every(({ ok }) => ok) && seen[0] === seen[1] && !(isOther && isOpened);
}

describe.each(GAMES)('%s', (id, wish) => {
  test('two tables alike to a seat send it the same bytes, whatever others do unseen', async () => {
    const game = await gameFor(id, wish);
    const host = new TableHost(game);
    const random = playersOf(`twins ${id}`);
    let compared = 0;
    for (const [at, depth] of DEPTHS.entries()) {
      await playRandomly(host, depth - (DEPTHS[at - 1] ?? 0), `depth ${depth}`);
      for (let seat = 0; seat < wish.levels.length; seat++) {
        const pair = twins(game, seat, random);
        expect(pair[1].stream).toEqual(pair[0].stream);
        for (let i = 0; i < FOLLOWED && (await step(pair, seat, random)); i++) {
          expect(pair[1].stream).toEqual(pair[0].stream);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

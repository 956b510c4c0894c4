/** Two tables whose histories differ in truth, and in nothing that one seat sees. */
import { type Action, Play, type Random, randomAction, seededDice } from '@admiralty/engine';
import { restore } from '../../src/tables/thread/replaying.ts';
import type { TestServer } from './servers.ts';
import type { Twin } from './twins.ts';

type GameSession = NonNullable<Awaited<ReturnType<typeof restore>>['play']>['game']['session'];

/** answers tried in search of two that look the same from outside */
const TRIES = 12;

async function sessionAt(server: TestServer, { table }: Twin): Promise<GameSession> {
  return (await restore((await server.store.openTable(table))!)).play!.game.session;
}

/** What the seat would see and hear after an action; null: it is refused. */
function seenAfter(session: GameSession, action: Action, eyes: number): string | null {
  const twin = session.fork();
  const from = twin.log.length;
  return twin.receive(action).ok ? JSON.stringify([twin.observe(eyes), twin.heard(eyes, from)]) : null;
}

/** Do the tables differ in truth? */
export async function hasParted(server: TestServer, pair: readonly [Twin, Twin]): Promise<boolean> {
  const [here, there] = [await sessionAt(server, pair[0]), await sessionAt(server, pair[1])];
  return JSON.stringify({ ...here.table, rng: null }) !== JSON.stringify({ ...there.table, rng: null });
}

/**
 * Somebody who is asked at both acts at both; whoever is not the seat acts in two different ways if the seat cannot tell
 * them apart. `none`: the seat has come to see a difference by the rules, or the game is over.
 */
export async function partedStep(
  server: TestServer,
  pair: readonly [Twin, Twin],
  eyes: number,
  random: Random,
): Promise<'none' | 'same' | 'other'> {
  const [here, there] = [await sessionAt(server, pair[0]), await sessionAt(server, pair[1])];
  const asked = here.table.pending.filter(({ id, by, kind }) =>
    there.table.pending.some((other) => other.id === id && other.by === by && other.kind === kind),
  );
  if (asked.length === 0) return 'none';
  const decision = asked[random.below(asked.length)]!;
  const draw = ({ game, table }: GameSession): Action =>
    randomAction(new Play(game, table, seededDice), decision, random);
  for (let tried = 0; tried < TRIES; tried++) {
    const one = draw(here);
    const others = decision.by === eyes || tried >= TRIES / 2 ? [one] : [draw(there), draw(there), draw(there)];
    const seen = seenAfter(here, one, eyes);
    for (const other of others) {
      const isOther = JSON.stringify(other) !== JSON.stringify(one);
      if (seen === null || seenAfter(there, other, eyes) !== seen) continue;
      if (!isOther && decision.by !== eyes && tried < TRIES / 2) continue;
      await act(pair[0], one);
      await act(pair[1], other);
      return isOther ? 'other' : 'same';
    }
  }
  return 'none';
}

async function act({ players }: Twin, { by, ...action }: Action): Promise<void> {
  const done = await players[by]!.act(action);
  if ('refusal' in done) throw new Error(`refused over the wire: ${done.refusal.why}`);
}

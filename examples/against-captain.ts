/**
 * A bot of one's own against the computer's captain: seat 0 is yours, the captain has all others.
 *
 *     npx tsx --conditions=development examples/against-captain.ts
 */
import { pathToFileURL } from 'node:url';
import { loadBot, Players } from '@admiralty/bots';
import { eraseTypes, type PlayerSeat, type Result, startGame } from '@admiralty/engine';
import type { SwordTypes } from '@admiralty/engine/sword-and-stars';

export async function playAgainstCaptain(seed: string): Promise<Result> {
  const game = await startGame('sword-and-stars', { scenario: 'two-new-empires', seed });
  const { session, module, seats } = game;
  const captain = await loadBot(module.game.id, 'captain');
  if (!captain) throw new Error('there is no captain');
  // captains play every game, so they want it without its types
  const bots = seats.map(({ seat }) => (seat === 0 ? null : captain));
  const players = new Players(eraseTypes(module).game, bots, `${seed} captains`, { nodes: 100 });
  players.hear(session.openingEvents);
  while (game.result === null) {
    const turn = players.next(session.table);
    const heard = session.events.length;
    if (turn) session.receive(turn.action);
    else decide(game.seat(0));
    for (const events of session.events.slice(heard)) players.hear(events ?? []);
  }
  return game.result;
}

/** The likeliest of the Operations on offer; anything legal where there is none, or another question is asked. */
function decide(seat: PlayerSeat<SwordTypes>): void {
  const [question] = seat.questions;
  if (!question) throw new Error('nobody is asked, and the game is not over');
  if (question.kind !== 'act') seat.answer(question, seat.sample(question));
  else {
    const options = seat.options(question) ?? [];
    const chances = seat.figures(question, options).map((found) => (found ? found.odds.success / found.odds.cards : 0));
    const best = Math.max(...chances);
    seat.answer(question, (best > 0 && options[chances.indexOf(best)]) || seat.sample(question));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { places, why } = await playAgainstCaptain('a first match');
  console.log(`${why}. Places: ${places.join(', ')}.`);
}

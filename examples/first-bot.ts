/**
 * A bot that plays a whole game: seat 0 fires whenever it can, the other seat answers at random.
 *
 *     npx tsx --conditions=development examples/first-bot.ts
 */
import { pathToFileURL } from 'node:url';
import { type PlayerSeat, type Result, startGame } from '@admiralty/engine';
import type { DeltaVeeTypes, Shot } from '@admiralty/engine/deltavee';

type DvSeat = PlayerSeat<DeltaVeeTypes>;

export async function playGame(seed: string): Promise<Result> {
  const game = await startGame('deltavee', { scenario: 'dv-1', seed, dice: 'seeded' });
  for (let turn = 0; game.result === null; turn++) {
    const seat = game.seats.find(({ questions }) => questions.length > 0);
    if (!seat) throw new Error('nobody is asked, and the game is not over');
    if (seat.seat === 0) decide(seat, turn);
    else answerAtRandom(seat, turn);
  }
  return game.result;
}

/** The kind of a question tells what it is about and which answers there are. */
function decide(seat: DvSeat, turn: number): void {
  const [question] = seat.questions;
  if (question?.kind === 'fire') seat.answer(question, shotIn(seat.options(question) ?? []));
  else if (question?.kind === 'emergencyField') seat.answer(question, { activate: true });
  else answerAtRandom(seat, turn);
}

/** The first shot on offer at an enemy; nothing where there is none. */
function shotIn(shots: readonly Shot[]): Shot {
  return shots.find((shot) => shot.do === 'fire') ?? { do: 'end' };
}

function answerAtRandom(seat: DvSeat, turn: number): void {
  const [question] = seat.questions;
  if (question) seat.answer(question, seat.sample(question, turn));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { places, why } = await playGame('a first bot');
  console.log(`${why} Places: ${places.join(', ')}.`);
}

import { drawBelow, wordsOf } from '@admiralty/engine';

/** One player met another: 1 won, 0 lost, a half drawn. `game` keeps the meetings of one game together. */
export interface Meeting {
  game: number;
  a: number;
  b: number;
  score: number;
}

export interface Rating {
  rating: number;
  low: number;
  high: number;
}

/** Elo points of a factor e in the odds. */
const SCALE = 400 / Math.LN10;
const ROUNDS = 200;
/** A drawn meeting of every pair that has met at all keeps a rating finite where one side won everything. */
const PRIOR = 0.5;

/** Bradley and Terry's strengths as ratings, the first player's at 0, with intervals by drawing the games anew. */
export function ratingsOf(players: number, meetings: readonly Meeting[], seed: string, draws = 300): Rating[] {
  const best = strengths(players, tableOf(players, meetings));
  const byGame = new Map<number, Meeting[]>();
  for (const meeting of meetings) byGame.set(meeting.game, [...(byGame.get(meeting.game) ?? []), meeting]);
  const games = [...byGame.values()];
  const words = wordsOf(`${seed}\nratings`);
  const drawn = Array.from({ length: draws }, () =>
    strengths(
      players,
      tableOf(
        players,
        games.flatMap(() => games[drawBelow(words, games.length)]!),
      ),
    ),
  );
  return best.map((rating, player) => {
    const spread = drawn.map((one) => one[player]!).sort((a, b) => a - b);
    const at = (part: number): number => spread[Math.floor(part * (spread.length - 1))] ?? rating;
    return { rating, low: at(0.025), high: at(0.975) };
  });
}

/** `won[a][b]`: what a has scored against b. */
function tableOf(players: number, meetings: readonly Meeting[]): number[][] {
  const won = Array.from({ length: players }, () => Array<number>(players).fill(0));
  for (const { a, b, score } of meetings) {
    won[a]![b]! += score;
    won[b]![a]! += 1 - score;
  }
  for (let a = 0; a < players; a++)
    for (let b = 0; b < a; b++)
      if (won[a]![b]! + won[b]![a]! > 0) {
        won[a]![b]! += PRIOR;
        won[b]![a]! += PRIOR;
      }
  return won;
}

/** Hunter's minorization steps on the likelihood. */
function strengths(players: number, won: readonly number[][]): number[] {
  let power = Array<number>(players).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    power = power.map((own, a) => {
      let [wins, weight] = [0, 0];
      for (let b = 0; b < players; b++) {
        const met = won[a]![b]! + won[b]![a]!;
        if (b === a || met === 0) continue;
        wins += won[a]![b]!;
        weight += met / (own + power[b]!);
      }
      return weight === 0 ? own : wins / weight;
    });
    const first = power[0]!;
    power = power.map((one) => one / first);
  }
  return power.map((one) => SCALE * Math.log(one));
}

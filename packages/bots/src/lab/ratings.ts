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
/** Half a win for either of every pair that has met at all: a rating stays finite where one side won everything. */
const PRIOR = 0.5;

/**
 * Bradley and Terry's strengths as ratings, the first player's at 0, with intervals by weighing the games anew. The half
 * wins are weighed too, so that six games won of six leave open how much stronger the winner is.
 */
export function ratingsOf(players: number, meetings: readonly Meeting[], seed: string, draws = 300): Rating[] {
  const best = strengths(
    players,
    tableOf(
      players,
      meetings,
      () => 1,
      () => PRIOR,
    ),
  );
  const words = wordsOf(`${seed}\nratings`);
  const chance = (): number => (drawBelow(words, CHANCES) + 0.5) / CHANCES;
  const weightOfGame = (): number => -Math.log(chance());
  const drawn = Array.from({ length: draws }, () => {
    const weights = new Map<number, number>();
    for (const { game } of meetings) if (!weights.has(game)) weights.set(game, weightOfGame());
    const table = tableOf(
      players,
      meetings,
      ({ game }) => weights.get(game)!,
      () => halfWeight(chance),
    );
    return strengths(players, table);
  });
  return best.map((rating, player) => {
    const spread = drawn.map((one) => one[player]!).sort((a, b) => a - b);
    const at = (part: number): number => spread[Math.floor(part * (spread.length - 1))] ?? rating;
    return { rating, low: at(0.025), high: at(0.975) };
  });
}

const CHANCES = 2 ** 30;

/** Half as much as the weight of a game: the square of a normal deviate, halved (gamma 1/2 beside the games' gamma 1). */
function halfWeight(chance: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  return (normal * normal) / 2;
}

/** `won[a][b]`: what a has scored against b, every game by its weight. */
function tableOf(
  players: number,
  meetings: readonly Meeting[],
  weightOf: (meeting: Meeting) => number,
  prior: () => number,
): number[][] {
  const won = Array.from({ length: players }, () => Array<number>(players).fill(0));
  for (const meeting of meetings) {
    const { a, b, score } = meeting;
    const weight = weightOf(meeting);
    won[a]![b]! += weight * score;
    won[b]![a]! += weight * (1 - score);
  }
  for (let a = 0; a < players; a++)
    for (let b = 0; b < a; b++)
      if (won[a]![b]! + won[b]![a]! > 0) {
        won[a]![b]! += prior();
        won[b]![a]! += prior();
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

/** Probability distributions of the charts, from the very figures that the rules read. */
import { waysOf } from '../rules/04-combat/round.ts';

/** One result and its chance: ways of `of`. */
export interface Chance {
  readonly result: number;
  readonly ways: number;
}

/** All results that several dice can give together, the smallest first; each die gives one of six. */
export function chancesOf(dice: readonly (readonly number[])[]): Chance[] {
  return waysOf(dice.map((hits) => ({ hits }))).flatMap((ways, result) => (ways > 0 ? [{ result, ways }] : []));
}

/** The same with totals held at a limit: nothing loses more than 100 per cent. */
export function cappedAt(limit: number, chances: readonly Chance[]): Chance[] {
  const ways = new Map<number, number>();
  for (const one of chances) {
    const result = Math.min(limit, one.result);
    ways.set(result, (ways.get(result) ?? 0) + one.ways);
  }
  return [...ways].map(([result, count]) => ({ result, ways: count }));
}

export function totalWays(chances: readonly Chance[]): number {
  return chances.reduce((sum, { ways }) => sum + ways, 0);
}

/** Mean result, to one decimal. */
export function meanOf(chances: readonly Chance[]): number {
  const sum = chances.reduce((total, { result, ways }) => total + result * ways, 0);
  return Math.round((10 * sum) / Math.max(1, totalWays(chances))) / 10;
}

/** `3: 6 of 36, 17 %`. */
export function chanceLines(chances: readonly Chance[], unit = ''): string[] {
  const all = totalWays(chances);
  return chances.map(({ result, ways }) => `${result}${unit}: ${ways} of ${all}, ${Math.round((100 * ways) / all)} %`);
}

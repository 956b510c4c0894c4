/** The figures of an answer in a few words. */
import { NO_EFFECT, ODDS } from '../data/names.ts';
import type { IaFigures } from './figures.ts';
import type { OddsFigures } from './odds.ts';

type Words = { [K in keyof IaFigures]: (figures: IaFigures[K]) => string | null };

const WORDS: Words = {
  fire: (figures) => `${figures.attack} against ${figures.defence}, ${rowWords(figures)}`,
  finalFire: rowWords,
  bombard: rowWords,
  activate: (moves) => {
    const worst = moves
      .flatMap(({ together }) => together ?? [])
      .reduce((row, one) => Math.max(row, one.row), NO_EFFECT);
    return worst === NO_EFFECT ? null : `can be fired at ${ODDS[worst]}`;
  },
  declareAssault: ({ takes }) => `${Math.round(takes.after * 100)} % to take the planet`,
  pressOn: ({ attack, defence }) =>
    `the garrison attacks first, ${oddsWords(defence)}; unhurt by it the landed troops attack ${oddsWords(attack)}`,
  build: ({ cost, money }) => `costs ${cost} of ${money}`,
  strategicMove: ({ distance, range }) => `${distance} of ${range} hexes`,
  purchase: ({ points }) => `${points} value points`,
  trade: tradeWords,
  consent: tradeWords,
};

function tradeWords(all: IaFigures['consent']): string | null {
  if (all.length === 0) return null;
  const sum = (of: (one: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0);
  return `brings ${sum(({ mean }) => mean)} on average, ${sum(({ most }) => most)} at most`;
}

export function hintFor(kind: string, figures: unknown): string | null {
  if (figures === null || !Object.hasOwn(WORDS, kind)) return null;
  return (WORDS[kind as keyof IaFigures] as (figures: unknown) => string)(figures);
}

function oddsWords({ row }: OddsFigures): string {
  return row === NO_EFFECT ? 'worse than 1-3' : ODDS[row]!;
}

/** Odds, and the chance of one hit or more. */
function rowWords({ row, chances }: OddsFigures): string {
  if (row === NO_EFFECT) return 'worse than 1-3: no effect';
  const mean = chances.reduce((sum, part, hits) => sum + part * hits, 0);
  return `${ODDS[row]}: ${Math.round(((36 - chances[0]!) * 100) / 36)} % to hit, ${Math.round((mean * 10) / 36) / 10} hits on average`;
}

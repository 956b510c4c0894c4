import type { CardOdds, Effect, OperationAct, OperationFigures, SsView } from '@admiralty/engine/sword-and-stars';
import { signed } from '../../../ui/numbers.ts';
import type { Chance } from '../../../ui/odds.tsx';
import type { WaterfallLine } from '../../../ui/waterfall.tsx';
import { nodeName } from '../situation.ts';
import { words } from '../words.ts';
import { say } from './words.ts';

/** Every effect, in the order of the table: what it is for, then the changes. */
const shown: Readonly<Record<Effect, true>> = {
  taken: true,
  planet: true,
  cleared: true,
  choice: true,
  converted: true,
  step: true,
  contested: true,
  raided: true,
  trade: true,
  treaty: true,
  web: true,
  gate: true,
  quiet: true,
  baseUp: true,
  targetUp: true,
  targetDown: true,
  unrest: true,
  baseDown: true,
  nothing: true,
};
const order = Object.keys(shown) as Effect[];

export interface OutcomeRow {
  label: string;
  chances: Chance[];
}

/** What the next card may bring, in words, alone and Intercepted. */
export function outcomeRows(view: SsView, act: OperationAct, figures: OperationFigures): OutcomeRow[] {
  const columns = figures.opposed ? [figures.odds, figures.opposed] : [figures.odds];
  const where = { base: 'base' in act ? act.base : act.target, target: act.target };
  const rows = oddsRows(view, where, columns, (effect, odds) => effectWords(view, act, effect, odds));
  const { checks, sector, level, odds } = figures;
  if (checks === 0) return rows;
  const check = say.odds.check(words.sectors[sector] ?? '', level);
  return [...rows, { label: check, chances: columns.map(() => chance(checks, odds.cards)) }];
}

/** One row for each thing that a card may bring in any of the columns, then the Systems that may rebel. */
export function oddsRows(
  view: SsView,
  { base, target }: { base: number; target: number },
  columns: readonly CardOdds[],
  label: (effect: Effect, odds: CardOdds) => string,
): OutcomeRow[] {
  const first = columns[0];
  if (!first) return [];
  const brought = order.filter((effect) => columns.some(({ effects }) => (effects[effect] ?? 0) > 0));
  const rebels = [...new Set([base, target])].filter((system) => columns.some((odds) => rebelShare(odds, system) > 0));
  return [
    ...brought.map((effect) => ({
      label: label(effect, first),
      chances: columns.map(({ effects, cards }) => chance(effects[effect] ?? 0, cards)),
    })),
    ...rebels.map((system) => ({
      label: say.odds.rebels(nodeName(view, system)),
      chances: columns.map((odds) => ({ share: rebelShare(odds, system) })),
    })),
  ];
}

function rebelShare({ rebellions }: CardOdds, system: number): number {
  return rebellions.find((one) => one.system === system)?.rebels ?? 0;
}

function chance(count: number, cards: number): Chance {
  return { share: count / Math.max(cards, 1), count };
}

function effectWords(view: SsView, act: OperationAct, effect: Effect, { planet }: CardOdds): string {
  const target = nodeName(view, act.target);
  const base = 'base' in act ? nodeName(view, act.base) : target;
  switch (effect) {
    case 'taken':
      return act.do === 'communicate' ? say.odds.join(target) : say.odds.take(target);
    case 'planet':
      return say.odds.planet(target, planet.n, planet.of);
    case 'baseUp':
    case 'baseDown':
      return effect === 'baseUp' ? say.odds.gains(base) : say.odds.loses(base);
    default:
      return sharedWords(effect, target, base);
  }
}

/** What reads alike for whoever acts and whoever is acted on. */
export function sharedWords(
  effect: Exclude<Effect, 'taken' | 'planet' | 'baseUp' | 'baseDown'>,
  target: string,
  base: string,
): string {
  switch (effect) {
    case 'cleared':
      return say.odds.cleared(base);
    case 'choice':
      return say.odds.choice(target);
    case 'targetUp':
      return say.odds.gains(target);
    case 'targetDown':
      return say.odds.loses(target);
    case 'nothing':
      return say.odds.nothing;
    default:
      return say.odds[effect](target);
  }
}

/** The rating line by line, with names. */
export function ratingLines(view: SsView, act: OperationAct, { lines }: OperationFigures): WaterfallLine[] {
  const base = nodeName(view, 'base' in act ? act.base : act.target);
  const target = nodeName(view, act.target);
  return lines
    .filter(({ value }) => value !== 0)
    .map(({ what, value, rule }) => {
      const label = lineWords(what, base, target);
      return { label, value, from: [`${label}: ${signed(value)}`], rule };
    });
}

function lineWords(what: string, base: string, target: string): string {
  if (what === "Base's Tech Level") return say.lines.base(base);
  if (what === "Target's Tech Level") return say.lines.target(target);
  if (what === 'Military' || what === 'Administrative' || what === 'Diplomatic') return say.lines[what];
  return what.charAt(0).toUpperCase() + what.slice(1);
}

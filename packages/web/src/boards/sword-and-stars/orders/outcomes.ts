import type { OperationAct, OperationFigures, SsView } from '@admiralty/engine/sword-and-stars';
import { signed } from '../../../ui/numbers.ts';
import type { Chance } from '../../../ui/odds.tsx';
import type { WaterfallLine } from '../../../ui/waterfall.tsx';
import { nodeName } from '../situation.ts';
import { words } from '../words.ts';
import { say } from './words.ts';

/** In the order of a card's line, then the changes. */
const order = [
  'C',
  'R',
  'T',
  'G',
  'S',
  'Target −1',
  'Target +1',
  'Base −1',
  'Base +1',
  'Tech Level +1',
  'Tech Level −1',
  'nothing',
] as const;

export interface OutcomeRow {
  label: string;
  chances: Chance[];
}

/** What the next card may bring, in words, alone and Intercepted. */
export function outcomeRows(view: SsView, act: OperationAct, figures: OperationFigures): OutcomeRow[] {
  const columns = figures.opposed ? [figures.odds, figures.opposed] : [figures.odds];
  const rows = order
    .filter((what) => columns.some(({ counts }) => (counts[what] ?? 0) > 0))
    .map((what) => ({
      label: outcomeWords(view, act, what),
      chances: columns.map(({ counts, cards }) => chance(counts[what] ?? 0, cards)),
    }));
  const { checks, sector, level, odds } = figures;
  if (checks === 0) return rows;
  const check = say.odds.check(words.sectors[sector] ?? '', level);
  return [...rows, { label: check, chances: columns.map(() => chance(checks, odds.cards)) }];
}

function chance(count: number, cards: number): Chance {
  return { share: count / Math.max(cards, 1), count };
}

function outcomeWords(view: SsView, act: OperationAct, what: (typeof order)[number]): string {
  const target = nodeName(view, act.target);
  const base = 'base' in act ? nodeName(view, act.base) : target;
  switch (what) {
    case 'C':
      return act.do === 'communicate' ? say.odds.join(target) : conquestWords(view, act);
    case 'R':
      return say.odds.raid(target);
    case 'T':
      return say.odds.trade(target);
    case 'G':
      return say.odds.web(target);
    case 'S':
      return say.odds.gate(target);
    case 'nothing':
      return say.odds.nothing;
    default: {
      const who = what.startsWith('Target') ? target : base;
      return what.endsWith('+1') ? say.odds.gains(who) : say.odds.loses(who);
    }
  }
}

/** One C takes one planet. */
function conquestWords(view: SsView, { target }: OperationAct): string {
  const system = view.systems[target];
  const name = system?.name ?? '';
  if (system?.owner === view.viewer) return say.odds.convert(name);
  const planets = system?.planets ?? 1;
  const held = view.partials.find((one) => one.target === target && one.attacker === view.viewer)?.count ?? 0;
  return held + 1 >= planets ? say.odds.take(name) : say.odds.planet(name, held + 1, planets);
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

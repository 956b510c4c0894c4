/** What the cards not yet turned would make of an Operation, told by what would really happen on this map. */
import { techAfter } from '../board/ownership.ts';
import { COMMUNICATE, GOVERN } from '../data/types.ts';
import { isSeat } from '../rules/03-systems.ts';
import { type LineEffect, readLine } from '../rules/11-operations/cards.ts';
import { isWatchedAtjay } from '../rules/11-operations/results.ts';
import { conquestStep, countOf } from '../rules/12-conquest.ts';
import { communicateEffect } from '../rules/14-communicate.ts';
import { webAfter } from '../rules/16-guardian-web.ts';
import { rebellionValue } from '../rules/20-rebellion.ts';
import { conversionNeeds, conversionTally } from '../rules/23-conversion.ts';
import { rebellionOdds } from '../secrets/view-systems.ts';
import type { Systems } from '../state.ts';
import type { Operation, Position } from '../types.ts';

/**
 * What a card can bring. A Stellar Operation has its System as Base. `planet`: one of several falls; `cleared`: the Base
 * is freed instead; `choice`: the attacker chooses between a planet and freeing another System; `step`: toward a
 * Conversion; `contested`: the owner may appeal to the Confederation; `quiet`: Unrest ends; `unrest`: the Target falls
 * into it.
 */
export const EFFECTS = [
  'taken',
  'planet',
  'cleared',
  'choice',
  'converted',
  'step',
  'contested',
  'raided',
  'trade',
  'treaty',
  'web',
  'gate',
  'quiet',
  'unrest',
  'targetDown',
  'targetUp',
  'baseUp',
  'baseDown',
  'nothing',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** What the cards not yet turned make of a rating: one card may bring several things. */
export interface CardOdds {
  rating: number;
  cards: number;
  /** how many of the cards bring it */
  effects: Partial<Record<Effect, number>>;
  /** how many of them bring what the Operation is for */
  success: number;
  /** Rebellion checks that follow: how many of the cards call for one, and the chance that it comes and the System rebels */
  rebellions: { system: number; cards: number; rebels: number }[];
  /** `planet`: which of how many would fall */
  planet: { n: number; of: number };
}

/** The chance of everything at a final rating, over the whole deck: which card comes next nobody knows (5.0c). */
export function forecast(at: Position, operation: Operation, rating: number): CardOdds {
  const { deck } = at.g;
  const found: CardOdds['effects'] = {};
  const rebellions: CardOdds['rebellions'] = [];
  let success = 0;
  for (const [line, cards] of linesOf(at, operation, rating)) {
    const { effects, after, rebels } = consequencesOf(at, operation, line);
    if (effects.some((effect) => isAim(effect, operation))) success += cards;
    for (const effect of effects) found[effect] = (found[effect] ?? 0) + cards;
    for (const system of rebels) addRebellion(rebellions, system, cards, deck.length, rebelChance(after, system));
    if (effects.length === 0 && rebels.length === 0) found.nothing = (found.nothing ?? 0) + cards;
  }
  const { by, target } = operation;
  const planet = { n: countOf(at.g, target, by) + 1, of: at.data.systems[target]!.planets };
  return { rating, cards: deck.length, effects: found, success, rebellions, planet };
}

/** A Govern is for a level and for quiet, every other Operation for its result. */
function isAim(effect: Effect, { operation }: Operation): boolean {
  return operation === GOVERN ? effect === 'baseUp' || effect === 'quiet' : RESULTS.has(effect);
}
const RESULTS: ReadonlySet<Effect> = new Set(EFFECTS.slice(0, EFFECTS.indexOf('quiet')));

/** The cards that say the same at this rating, counted together. */
function linesOf({ g, data }: Position, { operation }: Operation, rating: number): Iterable<[LineEffect, number]> {
  const found = new Map<string, [LineEffect, number]>();
  for (const card of g.deck) {
    const line = readLine(data.cards[card]!.lines[operation]!, rating);
    const key = `${line.code} ${line.target} ${line.base}`;
    const known = found.get(key);
    if (known) known[1]++;
    else found.set(key, [line, 1]);
  }
  return found.values();
}

interface Consequences {
  effects: Effect[];
  /** the map at the moment of the Rebellion checks, as far as they look at it */
  after: Position;
  /** Systems that are checked */
  rebels: number[];
}

/** In the order of the rules: Target, result, Base, Rebellion (A5). */
function consequencesOf(at: Position, operation: Operation, line: LineEffect): Consequences {
  const { by, base, target, converts } = operation;
  const { systems } = at.g;
  const effects: Effect[] = [];
  const rebels: number[] = [];
  const changed: Partial<Systems> = {};
  const shift = techAfter(at.g, target, line.target) - systems.tech[target]!;
  if (shift !== 0) effects.push(shift > 0 ? 'targetUp' : 'targetDown');
  if (converts && shift < 0) {
    if (systems.unrest[target] === 0) effects.push('unrest'); // 23.0
    changed.unrest = systems.unrest.with(target, 1);
    rebels.push(target);
  }
  if (line.code) effects.push(...resultsOf(at, operation, line.code));
  if (effects.includes('web')) changed.web = systems.web.with(target, webAfter(systems.web[target]!));
  if (effects.includes('converted')) changed.ideology = systems.ideology.with(target, at.g.players.ideology[by]!);
  const gain = techAfter(at.g, base, line.base) - systems.tech[base]!;
  if (gain !== 0) effects.push(gain > 0 ? 'baseUp' : 'baseDown');
  if (operation.operation === GOVERN && line.base >= 0 && systems.unrest[target] === 1) {
    effects.push('quiet'); // 17.3
    changed.unrest = systems.unrest.with(target, 0);
  }
  if (gain < 0 && isSeat(by) && systems.unrest[base] === 1 && systems.owner[base] === by) rebels.push(base); // 11.55
  const after = { data: at.data, g: { ...at.g, systems: { ...systems, ...changed } } };
  return { effects, after, rebels: isWatchedAtjay(at, operation) ? [target] : rebels };
}

function resultsOf(at: Position, operation: Operation, code: NonNullable<LineEffect['code']>): Effect[] {
  if (operation.operation === COMMUNICATE) return communicateResults(at, operation, code);
  if (code === 'R') return isSeat(operation.by) ? ['raided'] : []; // R64: automatic powers gain nothing
  if (code === 'G') return ['web'];
  if (code === 'S') return ['gate'];
  if (!operation.converts) return [conquestStep(at, operation)];
  const tally = conversionTally(at, operation.by, operation.target) + 1;
  return [tally >= conversionNeeds(at, operation) ? 'converted' : 'step'];
}

function communicateResults(at: Position, operation: Operation, code: string): Effect[] {
  const { system, trade, treaty } = communicateEffect(at, operation, code);
  return [
    ...(system === 'none' ? [] : [system === 'contested' ? ('contested' as const) : ('taken' as const)]),
    ...(trade ? ['trade' as const] : []),
    ...(treaty ? ['treaty' as const] : []),
  ];
}

function rebelChance(at: Position, system: number): number {
  return rebellionOdds(at, rebellionValue(at, system, 0)).rebellion / 36;
}

function addRebellion(
  found: CardOdds['rebellions'],
  system: number,
  cards: number,
  deck: number,
  chance: number,
): void {
  const known = found.find((one) => one.system === system);
  const rebels = (cards / deck) * chance;
  if (known) {
    known.cards += cards;
    known.rebels += rebels;
  } else found.push({ system, cards, rebels });
}

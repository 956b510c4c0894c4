/** The log of Operations, cards and results: every figure with where it comes from. */

import { counted, listed, modifier, signed } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import type { Events, FigureLine } from '../types.ts';
import {
  actorName,
  cardName,
  chitsNamed,
  ideologyWord,
  operationAt,
  playerName,
  raceWord,
  sectorName,
  systemName,
  systemNames,
} from './words.ts';

type Words<K extends keyof Events> = { [W in K]: (view: SsView, details: Events[W]) => string };

/** Military +5, Base's Tech Level +3, Range −2 = 6 */
export function figureWords(lines: readonly FigureLine[], total: number): string {
  const parts = lines.filter(({ value }) => value !== 0).map(({ what, value }) => `${what} ${modifier(value)}`);
  return `${parts.join(', ') || 'nothing'} = ${signed(total)}`;
}

function announcedWords(view: SsView, { operation: it, lines }: Events['announced']): string {
  const isStellar = it.base === it.target;
  const way = it.gate ? ' through the StarGate' : it.path.length > 0 ? ` by ${systemNames(view, it.path)}` : '';
  const from = isStellar ? '' : ` from ${systemName(view, it.base)}${way}`;
  const purpose = it.converts ? ' for Conversion' : '';
  const extra = it.extra > 0 ? `, ${it.extra} of them extra` : '';
  const paid = it.paid > 0 ? ` for ${counted(it.paid, 'Resource Point')}${extra}` : '';
  const chits = it.chits.length > 0 ? `, with ${chitsNamed(view, it.chits)}` : '';
  const rating = lines ? `rating ${figureWords(lines, it.rating)}` : `rating ${signed(it.rating)}`;
  return `${actorName(view, it.by)}: ${operationAt(it.operation, systemName(view, it.target))}${purpose}${from}${paid}${chits}; ${rating}.`;
}

function interceptedWords(view: SsView, { by, extra, chits, strength }: Events['intercepted']): string {
  const added = [
    ...(extra > 0 ? [counted(extra, 'extra point')] : []),
    ...(chits.length > 0 ? [chitsNamed(view, chits)] : []),
  ];
  const plus = added.length > 0 ? ` with ${listed(added)}` : '';
  const taken = strength === undefined ? '' : `: ${signed(-strength)} to the rating`;
  return `${actorName(view, by)} Intercepts${plus}${taken}.`;
}

function takenWords(view: SsView, { system, from, to, how }: Events['taken']): string {
  const whose = from < 0 ? 'independent ' : '';
  const loser = from < 0 ? '' : ` from ${actorName(view, from)}`;
  return `${actorName(view, to)} takes ${whose}${systemName(view, system)}${loser} ${TAKINGS[how] ?? `by ${how}`}.`;
}
const TAKINGS: Readonly<Record<string, string>> = {
  military: 'by Conquest',
  diplomacy: 'by diplomacy',
  chit: 'by a chit',
  trade: 'in a bargain',
  leaver: 'by Treaty from one who left',
  outworlder: 'as an Outworlder',
  repopulation: 'and settles it anew',
  entry: 'as a new Empire',
};
const FREEINGS: Readonly<Record<string, string>> = {
  rebellion: 'rebels',
  revolt: 'joins the Revolt',
  dropOut: 'is left behind',
  outworlderGone: 'is free of the Outworlder',
  raider: 'is lost to the Raider',
  leftCycle: 'is left behind',
};

export const operationWords: Words<
  | 'announced'
  | 'intercepted'
  | 'intercept-passed'
  | 'revealed'
  | 'card-flipped'
  | 'sector-check'
  | 'sector-check-ignored'
  | 'tech'
  | 'partial-conquest'
  | 'partial-removed'
  | 'taken'
  | 'freed'
  | 'raided'
  | 'trade'
  | 'trade-lost'
  | 'treaty'
  | 'treaty-lost'
  | 'web'
  | 'gate'
  | 'no-effect'
  | 'raider'
  | 'outworlder'
  | 'outworlder-gone'
  | 'genocide'
  | 'repopulated'
  | 'converted'
  | 'conversion-tally'
  | 'colonizing'
  | 'colonization-tally'
  | 'colonized'
> = {
  announced: announcedWords,
  intercepted: interceptedWords,
  'intercept-passed': (view, { by }) => `${actorName(view, by)} does not Intercept.`,
  revealed: (view, { by, card, rating, entry }) =>
    `${actorName(view, by)} turns ${cardName(card)} at rating ${signed(rating)}${entry === undefined ? '' : ` (it says ${entry})`}.`,
  'card-flipped': (view, { player, card }) => `${playerName(view, player)} turns ${cardName(card)} unused.`,
  'sector-check': (view, { player, sector, from, to, dice }) =>
    `${sectorName(sector)} check of ${playerName(view, player)} at level ${from}, rolled ${dice}: ${to === from ? 'unchanged' : `now ${to}`}.`,
  'sector-check-ignored': (view, { player, sector }) =>
    `${playerName(view, player)} ignores the check of its ${sectorName(sector)} Sector.`,
  tech: (view, { system, from, to }) =>
    `${systemName(view, system)}: Tech Level ${signed(from)} becomes ${signed(to)}.`,
  'partial-conquest': (view, { target, attacker, base, count, planets }) =>
    `${actorName(view, attacker)} holds ${count} of ${counted(planets, 'planet')} of ${systemName(view, target)} from ${systemName(view, base)}.`,
  'partial-removed': (view, { target, attacker, base }) =>
    `${systemName(view, target)} is rid of a partial conquest by ${actorName(view, attacker)} from ${systemName(view, base)}.`,
  taken: takenWords,
  freed: (view, { system, from, how }) =>
    `${systemName(view, system)} ${FREEINGS[how] ?? how}: ${actorName(view, from)} loses it, it is independent.`,
  raided: (view, { by, target, die, points }) =>
    `${actorName(view, by)} raids ${systemName(view, target)}: rolled ${die}, ${counted(points, 'Resource Point')}.`,
  trade: (view, { player, system }) => `${playerName(view, player)} trades with ${systemName(view, system)}.`,
  'trade-lost': (view, { player, system }) =>
    `${playerName(view, player)} loses its Trade Connection with ${systemName(view, system)}.`,
  treaty: (view, { player, system }) => `${playerName(view, player)} has a Treaty with ${systemName(view, system)}.`,
  'treaty-lost': (view, { player, system }) =>
    `${playerName(view, player)} loses its Treaty with ${systemName(view, system)}.`,
  web: (view, { system, from, to }) =>
    `${systemName(view, system)}: GuardianWeb ${from} becomes ${to === 0 ? 'none' : to}.`,
  gate: (view, { system, built }) => `${systemName(view, system)}: StarGate ${built ? 'built' : 'gone'}.`,
  'no-effect': (view, { by, card }) => `${cardName(card)} of ${actorName(view, by)} has no effect.`,
  raider: (view, { appears, base, military }) =>
    appears ? `a Raider appears at ${systemName(view, base)} with Military ${military}.` : 'no Raider appears.',
  outworlder: (view, { appears, system, draka }) =>
    appears
      ? `${draka ? 'the Draka appear' : 'an Outworlder appears'} at ${systemName(view, system)}.`
      : 'no Outworlder appears.',
  'outworlder-gone': (view, { row }) => `${actorName(view, 8 + row)} is gone.`,
  genocide: (view, { system, tech, dead }) =>
    dead
      ? `nobody is left alive on ${systemName(view, system)}.`
      : `genocide on ${systemName(view, system)}: Tech Level ${signed(tech)}.`,
  repopulated: (view, { system, player, race, ideology }) =>
    `${playerName(view, player)} settles ${systemName(view, system)} anew: ${raceWord(view, race)}, ${ideologyWord(view, ideology)}.`,
  converted: (view, { player, system, ideology }) =>
    `${systemName(view, system)} is Converted to ${ideologyWord(view, ideology)} by ${playerName(view, player)}.`,
  'conversion-tally': (view, { player, system, tally, needed }) =>
    `Conversion of ${systemName(view, system)} by ${playerName(view, player)}: ${tally} of ${needed}.`,
  colonizing: (view, { player, target, bases }) =>
    `${playerName(view, player)} sets out to Colonize ${systemName(view, target)} from ${systemNames(view, bases)}.`,
  'colonization-tally': (view, { player, system, tally, needed }) =>
    `Colonization of ${systemName(view, system)} by ${playerName(view, player)}: ${tally} of ${needed}.`,
  colonized: (view, { player, system, race }) =>
    `${systemName(view, system)} is Colonized by ${playerName(view, player)}: ${raceWord(view, race)} now.`,
};

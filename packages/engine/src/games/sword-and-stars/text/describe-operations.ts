/** The log of Operations, cards and results: every figure with where it comes from. */

import type { Sentences } from '#core/kernel-lines';
import { aside, enumerated, type Phrase, say } from '#core/line';
import { counted, modifier, signed } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import type { Events, FigureLine } from '../types.ts';
import { actorOf, playerOf, systemOf, systemsOf } from './event-parts.ts';
import { cardName, chitsNamed, ideologyWord, operationInto, raceWord, sectorName } from './words.ts';

type Words<K extends keyof Events> = Sentences<SsView, Pick<Events, K>>;

/** Military +5, Base's Tech Level +3, Range −2 = 6 */
export function figureWords(lines: readonly FigureLine[], total: number): string {
  const parts = lines.filter(({ value }) => value !== 0).map(({ what, value }) => `${what} ${modifier(value)}`);
  return `${parts.join(', ') || 'nothing'} = ${signed(total)}`;
}

function announcedWords(view: SsView, { operation: it, lines }: Events['announced']): Phrase {
  const isStellar = it.base === it.target;
  const way = it.gate ? ' through the StarGate' : it.path.length > 0 ? say` by ${systemsOf(view, it.path)}` : '';
  const from = isStellar ? '' : say` from ${systemOf(view, it.base)}${way}`;
  const purpose = it.converts ? ' for Conversion' : '';
  const extra = it.extra > 0 ? say`, ${it.extra} of them extra` : '';
  const paid = it.paid > 0 ? say` for ${counted(it.paid, 'Resource Point')}${extra}` : '';
  const chits = it.chits.length > 0 ? say`, with ${chitsNamed(view, it.chits)}` : '';
  const rating = `rating ${lines ? figureWords(lines, it.rating) : signed(it.rating)}`;
  return say`${actorOf(view, it.by)}: ${operationInto(it.operation)} ${systemOf(view, it.target)}${purpose}${from}${paid}${chits}${aside('; ', rating)}.`;
}

function interceptedWords(view: SsView, { by, extra, chits, strength }: Events['intercepted']): Phrase {
  const added: Phrase[] = [
    ...(extra > 0 ? [counted(extra, 'extra point')] : []),
    ...(chits.length > 0 ? [chitsNamed(view, chits)] : []),
  ];
  const plus = added.length > 0 ? say` with ${enumerated(added)}` : '';
  const taken = strength === undefined ? '' : say`: ${signed(-strength)} to the rating`;
  return say`${actorOf(view, by)} Intercepts${plus}${taken}.`;
}

function takenWords(view: SsView, { system, from, to, how }: Events['taken']): Phrase {
  const whose = from < 0 ? 'independent ' : '';
  const loser = from < 0 ? '' : say` from ${actorOf(view, from)}`;
  return say`${actorOf(view, to)} takes ${whose}${systemOf(view, system)}${loser} ${TAKINGS[how] ?? say`by ${how}`}.`;
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
  'intercept-passed': (view, { by }) => say`${actorOf(view, by)} does not Intercept.`,
  revealed: (view, { by, card, rating, entry }) =>
    say`${actorOf(view, by)} turns ${cardName(card)} at rating ${signed(rating)}${entry === undefined ? '' : say` (it says ${entry})`}.`,
  'card-flipped': (view, { player, card }) => say`${playerOf(view, player)} turns ${cardName(card)} unused.`,
  'sector-check': (view, { player, sector, from, to, dice }) =>
    say`${sectorName(sector)} check of ${playerOf(view, player)} at level ${from}, rolled ${dice}: ${to === from ? 'unchanged' : say`now ${to}`}.`,
  'sector-check-ignored': (view, { player, sector }) =>
    say`${playerOf(view, player)} ignores the check of its ${sectorName(sector)} Sector.`,
  tech: (view, { system, from, to }) =>
    say`${systemOf(view, system)}: Tech Level ${signed(from)} becomes ${signed(to)}.`,
  'partial-conquest': (view, { target, attacker, base, count, planets }) =>
    say`${actorOf(view, attacker)} holds ${count} of ${counted(planets, 'planet')} of ${systemOf(view, target)} from ${systemOf(view, base)}.`,
  'partial-removed': (view, { target, attacker, base }) =>
    say`${systemOf(view, target)} is rid of a partial conquest by ${actorOf(view, attacker)} from ${systemOf(view, base)}.`,
  taken: takenWords,
  freed: (view, { system, from, how }) =>
    say`${systemOf(view, system)} ${FREEINGS[how] ?? how}: ${actorOf(view, from)} loses it, it is independent.`,
  raided: (view, { by, target, die, points }) =>
    say`${actorOf(view, by)} raids ${systemOf(view, target)}: rolled ${die}, ${counted(points, 'Resource Point')}.`,
  trade: (view, { player, system }) => say`${playerOf(view, player)} trades with ${systemOf(view, system)}.`,
  'trade-lost': (view, { player, system }) =>
    say`${playerOf(view, player)} loses its Trade Connection with ${systemOf(view, system)}.`,
  treaty: (view, { player, system }) => say`${playerOf(view, player)} has a Treaty with ${systemOf(view, system)}.`,
  'treaty-lost': (view, { player, system }) =>
    say`${playerOf(view, player)} loses its Treaty with ${systemOf(view, system)}.`,
  web: (view, { system, from, to }) =>
    say`${systemOf(view, system)}: GuardianWeb ${from} becomes ${to === 0 ? 'none' : to}.`,
  gate: (view, { system, built }) => say`${systemOf(view, system)}: StarGate ${built ? 'built' : 'gone'}.`,
  'no-effect': (view, { by, card }) => say`${cardName(card)} of ${actorOf(view, by)} has no effect.`,
  raider: (view, { appears, base, military }) =>
    appears ? say`a Raider appears at ${systemOf(view, base)} with Military ${military}.` : 'no Raider appears.',
  outworlder: (view, { appears, system, draka }) =>
    appears
      ? say`${draka ? 'the Draka appear' : 'an Outworlder appears'} at ${systemOf(view, system)}.`
      : 'no Outworlder appears.',
  'outworlder-gone': (view, { row }) => say`${actorOf(view, 8 + row)} is gone.`,
  genocide: (view, { system, tech, dead }) =>
    dead
      ? say`nobody is left alive on ${systemOf(view, system)}.`
      : say`genocide on ${systemOf(view, system)}: Tech Level ${signed(tech)}.`,
  repopulated: (view, { system, player, race, ideology }) =>
    say`${playerOf(view, player)} settles ${systemOf(view, system)} anew: ${raceWord(view, race)}, ${ideologyWord(view, ideology)}.`,
  converted: (view, { player, system, ideology }) =>
    say`${systemOf(view, system)} is Converted to ${ideologyWord(view, ideology)} by ${playerOf(view, player)}.`,
  'conversion-tally': (view, { player, system, tally, needed }) =>
    say`Conversion of ${systemOf(view, system)} by ${playerOf(view, player)}: ${tally} of ${needed}.`,
  colonizing: (view, { player, target, bases }) =>
    say`${playerOf(view, player)} sets out to Colonize ${systemOf(view, target)} from ${systemsOf(view, bases)}.`,
  'colonization-tally': (view, { player, system, tally, needed }) =>
    say`Colonization of ${systemOf(view, system)} by ${playerOf(view, player)}: ${tally} of ${needed}.`,
  colonized: (view, { player, system, race }) =>
    say`${systemOf(view, system)} is Colonized by ${playerOf(view, player)}: ${raceWord(view, race)} now.`,
};

/** The log of turns, taxes, Seats and chits. */

import type { Sentences } from '#core/kernel-lines';
import { enumerated, joined, type Phrase, say } from '#core/line';
import { counted, signed } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import { NO_REVOLT } from '../state.ts';
import type { Events } from '../types.ts';
import { figureWords } from './describe-operations.ts';
import { playerOf, playersOf, systemOf, systemsOf } from './event-parts.ts';
import { chitName } from './words.ts';

type Words<K extends keyof Events> = Sentences<SsView, Pick<Events, K>>;

const OUTCOMES: Readonly<Record<string, string>> = {
  quiet: 'it stays quiet',
  unrest: 'Unrest',
  rebellion: 'Rebellion',
};

function revoltWords(view: SsView, { level, systems }: Events['revolt']): Phrase {
  if (level === NO_REVOLT) return say`Revolt breaks out on ${systemsOf(view, systems, 'Fontain-Grelot')}.`;
  const whom = level < 0 ? 'below 0' : String(level);
  return say`the Revolt reaches Tech Level ${whom}: ${systemsOf(view, systems, 'no System')}.`;
}

function voteWords(view: SsView, { votes, carried }: Events['vote-to-end']): Phrase {
  const cast = votes.map((one) => say`${playerOf(view, one.player)} ${one.vote} (${one.votes})`);
  return say`the vote to end: ${enumerated(cast, 'no votes')}; the game ${carried ? 'ends' : 'goes on'}.`;
}

export const empireWords: Words<
  | 'game-turn'
  | 'round'
  | 'cup-filled'
  | 'dealt'
  | 'ranked'
  | 'position'
  | 'turn-start'
  | 'turn-end'
  | 'gate-paid'
  | 'gate-removed'
  | 'vote-to-end'
  | 'hold-window'
  | 'no-exile'
  | 'taxes'
  | 'taxed'
  | 'exploited'
  | 'taxes-done'
  | 'rebellion-value'
  | 'rebellion'
  | 'unrest'
  | 'toppled'
  | 'toppled-order'
  | 'seat'
  | 'exile'
  | 'returned'
  | 'asylum'
  | 'waived'
  | 'revolt'
  | 'revolt-over'
  | 'syndrome'
  | 'chit-drawn'
  | 'chit-kept'
  | 'chit-played'
  | 'chit-discarded'
  | 'chit-removed'
  | 'random-event'
  | 'entered'
  | 'waiting'
  | 'score'
> = {
  'game-turn': (_, { gameTurn }) => say`Game-Turn ${gameTurn}.`,
  round: (_, { round, gameTurn }) => say`Game-Turn ${gameTurn}, Round ${round}.`,
  'cup-filled': (_, { chits }) => say`${counted(chits, 'chit')} in the cup.`,
  dealt: (view, { cards }) =>
    say`Year Cards dealt: ${enumerated(
      cards.flatMap((count, seat) => (count > 0 ? [say`${playerOf(view, seat)} ${count}`] : [])),
      'none',
    )}.`,
  ranked: (view, { order }) => say`initiative: ${playersOf(view, order)} choose in this order.`,
  position: (view, { player, position }) => say`${playerOf(view, player)} plays in position ${position}.`,
  'turn-start': (view, { player }) => say`Player-Turn of ${playerOf(view, player)}.`,
  'turn-end': (view, { player }) => say`${playerOf(view, player)} ends its Player-Turn.`,
  'gate-paid': (view, { player, system }) =>
    say`${playerOf(view, player)} pays 1 Resource Point for the StarGate of ${systemOf(view, system)}.`,
  'gate-removed': (view, { player, system }) =>
    say`${playerOf(view, player)} gives up the StarGate of ${systemOf(view, system)}.`,
  'vote-to-end': voteWords,
  'hold-window': (view, { player }) => say`${playerOf(view, player)} asked to be heard here.`,
  'no-exile': (view, { player }) => say`${playerOf(view, player)} cannot go into exile yet and names another Seat.`,
  taxes: (view, { player }) => say`${playerOf(view, player)} raises taxes.`,
  taxed: (view, { player, system, points, got }) =>
    say`${playerOf(view, player)} demands ${points} of ${systemOf(view, system)} and gets ${got}.`,
  exploited: (view, { player, system, die, got }) =>
    say`${playerOf(view, player)} Exploits ${systemOf(view, system)}: ${die > 0 ? say`rolled ${die}, ` : ''}gets ${got}.`,
  'taxes-done': (view, { player, bonus }) =>
    say`${playerOf(view, player)} has raised its taxes${bonus > 0 ? say`, ${bonus} more by Resource Output Growth` : ''}.`,
  'rebellion-value': (view, { system, value, lines }) =>
    say`Rebellion Value of ${systemOf(view, system)}: ${figureWords(lines, value)}.`,
  rebellion: (view, { system, value, dice, outcome }) =>
    say`${systemOf(view, system)} is tested at ${signed(value)}, ${dice > 0 ? say`rolled ${dice}` : 'without a roll'}: ${OUTCOMES[outcome] ?? outcome}.`,
  unrest: (view, { system, on }) => say`${systemOf(view, system)} is ${on ? 'in Unrest' : 'quiet again'}.`,
  toppled: (view, { player, letter }) => say`the Government of ${playerOf(view, player)} is Toppled (${letter}).`,
  'toppled-order': (view, { player, systems }) =>
    say`${playerOf(view, player)} tests in this order: ${systemsOf(view, systems)}.`,
  seat: (view, { player, system, why }) =>
    say`${playerOf(view, player)} has its Seat on ${systemOf(view, system)} (${why}).`,
  exile: (view, { player }) => say`${playerOf(view, player)} goes into exile.`,
  returned: (view, { player, system }) =>
    say`${playerOf(view, player)} returns from exile to ${systemOf(view, system)}.`,
  asylum: (view, { host, exile, granted }) =>
    say`${playerOf(view, host)} ${granted ? 'grants' : 'no longer grants'} Asylum to ${playerOf(view, exile)}.`,
  waived: (view, { player, system, waived }) =>
    say`${playerOf(view, player)} ${waived ? 'waives' : 'uses'} its Trade Connection with ${systemOf(view, system)} in Rebellion checks.`,
  revolt: revoltWords,
  'revolt-over': (_, { why }) => say`the Revolt is over: ${why}.`,
  syndrome: (view, { system, die, struck }) =>
    say`the Syndrome on ${systemOf(view, system)}, ${die > 0 ? say`rolled ${die}: ` : ''}${struck ? 'struck' : 'spared'}.`,
  'chit-drawn': (view, { player }) => say`${playerOf(view, player)} draws a chit.`,
  'chit-kept': (view, { player, chit }) => say`${playerOf(view, player)} keeps ${chitName(view, chit)}.`,
  'chit-played': (view, { player, chit, systems }) =>
    say`${playerOf(view, player)} plays ${chitName(view, chit)}${systems.length > 0 ? say` on ${systemsOf(view, systems)}` : ''}.`,
  'chit-discarded': (view, { player, chit }) => say`${playerOf(view, player)} discards ${chitName(view, chit)}.`,
  'chit-removed': (view, { chit }) => say`${chitName(view, chit)} leaves the game.`,
  'random-event': (view, { player, chit }) => say`${playerOf(view, player)} draws ${chitName(view, chit)}.`,
  entered: (view, { player, system, points }) =>
    say`${playerOf(view, player)} enters on ${systemOf(view, system)} with ${counted(points, 'Resource Point')}.`,
  waiting: (view, { player }) => say`${playerOf(view, player)} waits to enter.`,
  score: (view, { points }) =>
    say`victory points: ${joined(
      points.map((count, seat) => say`${playerOf(view, seat)} ${count}`),
      ', ',
    )}.`,
};

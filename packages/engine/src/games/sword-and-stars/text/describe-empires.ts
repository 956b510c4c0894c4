/** The log of turns, taxes, Seats and chits. */

import { counted, listed, signed } from '#core/text';
import type { SsView } from '../secrets/view-types.ts';
import { NO_REVOLT } from '../state.ts';
import type { Events } from '../types.ts';
import { figureWords } from './describe-operations.ts';
import { chitName, playerName, playerNames, systemName, systemNames } from './words.ts';

type Words<K extends keyof Events> = { [W in K]: (view: SsView, details: Events[W]) => string };

const OUTCOMES: Readonly<Record<string, string>> = {
  quiet: 'it stays quiet',
  unrest: 'Unrest',
  rebellion: 'Rebellion',
};

function revoltWords(view: SsView, { level, systems }: Events['revolt']): string {
  if (level === NO_REVOLT) return `Revolt breaks out on ${systemNames(view, systems, 'Fontain-Grelot')}.`;
  const whom = level < 0 ? 'below 0' : String(level);
  return `the Revolt reaches Tech Level ${whom}: ${systemNames(view, systems, 'no System')}.`;
}

function voteWords(view: SsView, { votes, carried }: Events['vote-to-end']): string {
  const cast = votes.map((one) => `${playerName(view, one.player)} ${one.vote} (${one.votes})`);
  return `the vote to end: ${listed(cast, 'no votes')}; the game ${carried ? 'ends' : 'goes on'}.`;
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
  'game-turn': (_, { gameTurn }) => `Game-Turn ${gameTurn}.`,
  round: (_, { round, gameTurn }) => `Game-Turn ${gameTurn}, Round ${round}.`,
  'cup-filled': (_, { chits }) => `${counted(chits, 'chit')} in the cup.`,
  dealt: (view, { cards }) =>
    `Year Cards dealt: ${listed(
      cards.flatMap((count, seat) => (count > 0 ? [`${playerName(view, seat)} ${count}`] : [])),
      'none',
    )}.`,
  ranked: (view, { order }) => `initiative: ${playerNames(view, order)} choose in this order.`,
  position: (view, { player, position }) => `${playerName(view, player)} plays in position ${position}.`,
  'turn-start': (view, { player }) => `Player-Turn of ${playerName(view, player)}.`,
  'turn-end': (view, { player }) => `${playerName(view, player)} ends its Player-Turn.`,
  'gate-paid': (view, { player, system }) =>
    `${playerName(view, player)} pays 1 Resource Point for the StarGate of ${systemName(view, system)}.`,
  'gate-removed': (view, { player, system }) =>
    `${playerName(view, player)} gives up the StarGate of ${systemName(view, system)}.`,
  'vote-to-end': voteWords,
  'hold-window': (view, { player }) => `${playerName(view, player)} asked to be heard here.`,
  'no-exile': (view, { player }) => `${playerName(view, player)} cannot go into exile yet and names another Seat.`,
  taxes: (view, { player }) => `${playerName(view, player)} raises taxes.`,
  taxed: (view, { player, system, points, got }) =>
    `${playerName(view, player)} demands ${points} of ${systemName(view, system)} and gets ${got}.`,
  exploited: (view, { player, system, die, got }) =>
    `${playerName(view, player)} Exploits ${systemName(view, system)}: ${die > 0 ? `rolled ${die}, ` : ''}gets ${got}.`,
  'taxes-done': (view, { player, bonus }) =>
    `${playerName(view, player)} has raised its taxes${bonus > 0 ? `, ${bonus} more by Resource Output Growth` : ''}.`,
  'rebellion-value': (view, { system, value, lines }) =>
    `Rebellion Value of ${systemName(view, system)}: ${figureWords(lines, value)}.`,
  rebellion: (view, { system, value, dice, outcome }) =>
    `${systemName(view, system)} is tested at ${signed(value)}, ${dice > 0 ? `rolled ${dice}` : 'without a roll'}: ${OUTCOMES[outcome] ?? outcome}.`,
  unrest: (view, { system, on }) => `${systemName(view, system)} is ${on ? 'in Unrest' : 'quiet again'}.`,
  toppled: (view, { player, letter }) => `the Government of ${playerName(view, player)} is Toppled (${letter}).`,
  'toppled-order': (view, { player, systems }) =>
    `${playerName(view, player)} tests in this order: ${systemNames(view, systems)}.`,
  seat: (view, { player, system, why }) =>
    `${playerName(view, player)} has its Seat on ${systemName(view, system)} (${why}).`,
  exile: (view, { player }) => `${playerName(view, player)} goes into exile.`,
  returned: (view, { player, system }) =>
    `${playerName(view, player)} returns from exile to ${systemName(view, system)}.`,
  asylum: (view, { host, exile, granted }) =>
    `${playerName(view, host)} ${granted ? 'grants' : 'no longer grants'} Asylum to ${playerName(view, exile)}.`,
  waived: (view, { player, system, waived }) =>
    `${playerName(view, player)} ${waived ? 'waives' : 'uses'} its Trade Connection with ${systemName(view, system)} in Rebellion checks.`,
  revolt: revoltWords,
  'revolt-over': (_, { why }) => `the Revolt is over: ${why}.`,
  syndrome: (view, { system, die, struck }) =>
    `the Syndrome on ${systemName(view, system)}, ${die > 0 ? `rolled ${die}: ` : ''}${struck ? 'struck' : 'spared'}.`,
  'chit-drawn': (view, { player }) => `${playerName(view, player)} draws a chit.`,
  'chit-kept': (view, { player, chit }) => `${playerName(view, player)} keeps ${chitName(view, chit)}.`,
  'chit-played': (view, { player, chit, systems }) =>
    `${playerName(view, player)} plays ${chitName(view, chit)}${systems.length > 0 ? ` on ${systemNames(view, systems)}` : ''}.`,
  'chit-discarded': (view, { player, chit }) => `${playerName(view, player)} discards ${chitName(view, chit)}.`,
  'chit-removed': (view, { chit }) => `${chitName(view, chit)} leaves the game.`,
  'random-event': (view, { player, chit }) => `${playerName(view, player)} draws ${chitName(view, chit)}.`,
  entered: (view, { player, system, points }) =>
    `${playerName(view, player)} enters on ${systemName(view, system)} with ${counted(points, 'Resource Point')}.`,
  waiting: (view, { player }) => `${playerName(view, player)} waits to enter.`,
  score: (view, { points }) =>
    `victory points: ${points.map((count, seat) => `${playerName(view, seat)} ${count}`).join(', ')}.`,
};

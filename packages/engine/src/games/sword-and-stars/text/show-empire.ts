/** The track of one Empire: Sectors, points, Seat, cards, chits, and its Systems in a table. */

import { cell, counted, listed, signed, wrap } from '#core/text';
import { LEVELS } from '../data/names.ts';
import type { PlayerView, SsView, SystemView } from '../secrets/view-types.ts';
import { ordersWords } from './describe-orders.ts';
import { countsOf } from './show-situation.ts';
import { playerName, playerNames, systemName } from './words.ts';

export function showEmpire(view: SsView, seat: number): string {
  const player = view.players[seat]!;
  const you = view.viewer === seat ? ' (you)' : '';
  const lines = [
    `${player.name}${you} · seat ${seat} · ${standing(view, player)}`,
    track('Military', player.military),
    track('Administrative', player.administrative),
    track('Diplomatic', player.diplomatic),
    `Resource Points ${player.points} · victory points now ${signed(player.victoryPoints)} · ${counted(player.votes, 'vote')} in Sessions without chits · ${player.votesToEnd} to end the game`,
    governmentWords(view, player),
    turnWords(view, player),
    ...chitLines(view, player),
    ...orderLines(view, player),
  ];
  const systems = view.systems.filter(({ owner }) => owner === seat);
  const table = systems.length > 0 ? ['', HEAD, ...systems.map((system) => systemLine(system))] : [];
  return [...lines.flatMap((line) => wrap(line, '    ')), ...table].map((line) => line.trimEnd()).join('\n');
}

/** The printed track with the marker in brackets. */
function track(name: string, level: number): string {
  const boxes = LEVELS.map((one) => (one === level ? `[${one}]` : ` ${one} `)).join(' ');
  return `${cell(name, 15)}${boxes}`;
}

function standing(view: SsView, player: PlayerView): string {
  const words = [
    player.status === 'playing'
      ? player.isExile
        ? 'in exile'
        : `Seat ${systemName(view, player.seatAt)}`
      : player.status,
  ];
  if (player.isMember) words.push('member of the Confederation');
  if (player.isExpelled) words.push('expelled');
  if (player.isToppled) words.push('Toppled in this Round');
  return words.join(' · ');
}

function governmentWords(view: SsView, player: PlayerView): string {
  const words = [`Government: Race ${player.raceName}, Ideology ${player.ideologyName}`];
  if (player.original >= 0 && player.original !== player.seatAt)
    words.push(`first Seat ${systemName(view, player.original)}`);
  if (player.confederationSeat >= 0)
    words.push(`Seat goes to ${systemName(view, player.confederationSeat)} once it is quiet`);
  if (player.conversions > 0) words.push(counted(player.conversions, 'Conversion'));
  if (player.colonizations > 0) words.push(counted(player.colonizations, 'Colonization'));
  if (player.asylum.length > 0) words.push(`Asylum for ${playerNames(view, player.asylum)}`);
  return words.join(' · ');
}

function turnWords(view: SsView, player: PlayerView): string {
  const words = [`${counted(player.cards, 'Year Card')}, ${player.sparableCards} free for Intercepts`];
  if (player.position > 0) words.push(`position ${player.position}`);
  if (player.isTurnDone) words.push('has played in this Round');
  if (view.active === player.seat)
    words.push(
      `${counted(player.operations, 'Operation')} of at least ${Math.max(1, player.duty)}`,
      `taxes ${player.taxation}`,
    );
  if (player.intercepts > 0) words.push(counted(player.intercepts, 'Intercept'));
  return words.join(' · ');
}

function chitLines(view: SsView, { held, hand, faceUp, isSurgeArmed, seat }: PlayerView): string[] {
  const unknown = held - hand.length;
  const words = [
    ...hand.map(({ name, chit }) => `${name} (chit ${chit})`),
    ...(unknown > 0 ? [`${unknown} unseen`] : []),
  ];
  return [
    `Chits in hand: ${listed(words, 'none')}${isSurgeArmed ? ' (Hive Surge ready for the next taxes)' : ''}`,
    ...(faceUp.length > 0 ? [`Face up: ${listed(faceUp.map(({ name, chit }) => `${name} (chit ${chit})`))}`] : []),
    ...(view.viewer === seat ? [`Not seen by you (cup and other hands): ${countsOf(view.unseen)}`] : []),
  ];
}

function orderLines(view: SsView, { orders, holds }: PlayerView): string[] {
  const lines: string[] = [];
  if (orders) lines.push(`Standing orders: ${ordersWords(view, orders)}`);
  for (const { at, player, system } of holds ?? [])
    lines.push(
      `Hold: ${at}${player < 0 ? '' : ` of ${playerName(view, player)}`}${system < 0 ? '' : ` on ${systemName(view, system)}`}`,
    );
  return lines;
}

const HEAD = `  ${cell('System', 16)}${cell('Tech', 8)}${cell('Pl', 3)}${cell('RV', 4)}${cell('Race', 18)}${cell('Ideology', 18)}${cell('Web', 4)}${cell('Gate', 5)}${cell('Govern', 7)}Check`;

/** Tech Level / norm, planets, Resource Value, kinship, works, Govern rating, Rebellion Value. */
function systemLine({
  name,
  tech,
  norm,
  planets,
  resourceValue,
  raceName,
  ideologyName,
  web,
  hasGate,
  govern,
  checks,
  isInUnrest,
}: SystemView): string {
  const level = `${signed(tech)}/${signed(norm)}${isInUnrest ? ' !' : ''}`;
  const short = (text: string): string => text.replace(' (the Hive Race)', '');
  return `  ${cell(name, 16)}${cell(level, 8)}${cell(planets, 3)}${cell(signed(resourceValue), 4)}${cell(short(raceName), 17)} ${cell(ideologyName, 17)} ${cell(web || '–', 4)}${cell(hasGate ? 'yes' : '–', 5)}${cell(signed(govern ?? 0), 7)}${signed(checks?.[0]?.value ?? 0)}`;
}

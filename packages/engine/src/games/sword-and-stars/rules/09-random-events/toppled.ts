/** 9.16 Government Toppled: Sectors, ties abroad, then Unrest and Rebellion by the letter of the chit (R16). */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import { shuffle } from '#core/random';
import type { Refusal } from '#core/types';
import { loseTreaty, setTrade } from '../../board/ownership.ts';
import { ADMINISTRATIVE, DIPLOMATIC, MILITARY, NO_CHANGE, UNRELATED } from '../../data/types.ts';
import { type Position, refuse, type SsChoice, type SsGame, type SsPlay, type Steps } from '../../types.ts';
import { nameOf, owns, systemsOf } from '../03-systems.ts';
import { endAgreementsOf } from '../04-agreements/agreements.ts';
import { ideologyOf, isSameRace, raceOf, relationOf } from '../06-seats/governments.ts';
import { kinOf } from '../06-seats/seat-rules.ts';
import { confederateCount } from '../07-confederation/votes.ts';
import { readmit } from '../08-total-war/atjay.ts';
import { checkRebellion, setUnrest } from '../20-rebellion.ts';
import { discard, faceUpOf, kindOf } from './cup.ts';

/** `left`: Systems still to be checked, in the order that the player named. */
export const toppled: SsGame['steps']['toppled'] = (play, frame) => {
  const { player, letter, left } = frame.my;
  switch (frame.at++) {
    case 0: {
      play.emit('SS-9.16a', 'toppled', { player, letter });
      if (player === play.g.atjayan) play.g.exileAllowed = 1; // SS-35.4b, R104: from now on
      const checks = [MILITARY, ADMINISTRATIVE, DIPLOMATIC].map((sector) => ({ player, sector, card: -1 }));
      return play.call('sectorChecks', { left: checks }); // SS-9.16a
    }
    case 1: {
      breakTies(play, player);
      const systems = struckBy(play, player, letter);
      for (const system of systems) setUnrest(play, system, true, 'SS-9.16c'); // SS-9.16c: all at once, before the first check
      if (systems.length > 1) return askSeat(play, player, 'toppledOrder', 'SS-9.16c', { systems });
      left.push(...systems);
      return;
    }
    case 2: {
      const system = left.shift();
      if (system === undefined) return offerMove(play, player);
      frame.at = 2;
      if (owns(play.g, player, system)) checkStruck(play, system);
      return play.call('consequences', { left: [] }); // R16: later checks see the new Seat
    }
    default:
      return play.done();
  }
};

/** SS-9.16b: ties with Systems that are not his own; SS-9.25b: Resource Output Growth; SS-7.22a: readmission (R26) */
function breakTies(play: SsPlay, player: number): void {
  const { g } = play;
  g.systems.owner.forEach((owner, system) => {
    if (owner === player) return;
    setTrade(play, system, player, false, 'SS-9.16b');
    loseTreaty(play, system, player, 'SS-9.16b');
  });
  for (const chit of faceUpOf(g, player)) // SS-9.25b: only those in play; SS-6.51c: a hand is never touched
    if (kindOf(play, chit).id === 'resource-output-growth') discard(play, player, chit, 'SS-9.25b');
  endAgreementsOf(play, player, 'SS-4.3d');
  if (g.players.expelled[player] && confederateCount(play, player) > 0) readmit(play, player, 'SS-7.22a');
  g.players.toppled[player] = 1;
}

/** The Systems that the letter takes in, fixed before the first check. */
function struckBy(at: Position, player: number, letter: string): number[] {
  const { g } = at;
  const { race, ideology, tech } = g.systems;
  const isAbroad = (system: number): boolean =>
    // R16: never the Seat, even of an expelled Government
    system !== g.players.seat[player] && relationOf(at, ideologyOf(g, player), ideology[system]!) === UNRELATED;
  const own = systemsOf(g, player);
  switch (letter) {
    case 'B':
      return own.filter(isAbroad); // SS-9.16d
    case 'C':
      return own.filter((system) => tech[system]! < 0); // SS-9.16e
    case 'D':
      return own.filter((system) => isAbroad(system) && !isSameRace(raceOf(g, player), race[system]!)); // SS-9.16f
    default:
      return own; // SS-9.16c: the Seat as well
  }
}

/** SS-9.16c: no effect ends the Unrest, old or new; SS-20.1: one of the few causes of a check */
function checkStruck(play: SsPlay, system: number): void {
  if (checkRebellion(play, system, 0, 'SS-9.16c') === NO_CHANGE) setUnrest(play, system, false, 'SS-9.16c');
}

/** SS-9.16g: the Seat may go to another own System of its Race */
function offerMove(play: SsPlay, player: number): void {
  const { seat } = play.g.players;
  const systems = seat[player]! < 0 ? [] : kinOf(play.g, player).filter((system) => system !== seat[player]);
  if (systems.length > 0) askSeat(play, player, 'moveSeat', 'SS-9.16g', { why: 'toppled', systems });
}

function checkOrder(at: Position, systems: readonly number[], asked: readonly number[]): Refusal | null {
  const isWhole = systems.length === asked.length && asked.every((system) => systems.includes(system));
  const names = asked.map((system) => nameOf(at, system)).join(', ');
  return isWhole ? null : refuse('SS-9.16c', `name each of these once: ${names}`);
}

/** R16: in which order the Systems are checked */
export const toppledOrder: SsChoice<'toppledOrder'> = {
  shape: z.strictObject({ systems: z.array(z.int().min(0).max(99)).max(42) }),
  check: (play, { systems }, { about }) => checkOrder(play, systems, about.systems),
  apply: (play, { systems }, { by: player }) => {
    play.markRevealed();
    play.emit('SS-9.16c', 'toppled-order', { player, systems }); // what waits on the table is known to all
    (play.top.my as Steps['toppled']).left.push(...systems);
  },
  options: (_, { about }) => ordersOf(about.systems).map((systems) => ({ systems })),
  sample: (_, { about }, random) => ({ systems: shuffle([...about.systems], random) }),
  defaultAnswer: ({ g }, { by, about }) => {
    const seat = g.players.seat[by]!; // A7: the Seat last, the others in map order
    const others = about.systems.filter((system) => system !== seat);
    return { systems: others.length < about.systems.length ? [...others, seat] : others };
  },
};

/** All orders of a few Systems; of many only which one comes first, the rest in map order: others are named in full. */
function ordersOf(systems: readonly number[]): number[][] {
  if (systems.length < 2) return [[...systems]];
  return systems.flatMap((first) => {
    const rest = systems.filter((one) => one !== first);
    return (systems.length > MOST_PERMUTED ? [rest] : ordersOf(rest)).map((order) => [first, ...order]);
  });
}
const MOST_PERMUTED = 4;

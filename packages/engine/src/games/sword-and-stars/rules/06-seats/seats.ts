/** 6.4, 6.5 Seats lost, regained and moved: found in the state, whatever brought them about. */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import { pickFrom } from '#core/random';
import type { Refusal } from '#core/types';
import { PLAYING, type SwordState } from '../../state.ts';
import { type Position, refuse, type SsChoice, type SsFrame, type SsPlay } from '../../types.ts';
import { inTurnOrder, nameOf, owns, systemsOf } from '../03-systems.ts';
import { freeSeat, leaveCycle } from '../35-cycle.ts';
import { goIntoExile, legalSeats, nameSeat } from './seat-rules.ts';

/**
 * Settles every open matter of a Seat, player by player in turn order, and ends when there is none: calling it once
 * too often changes nothing. `left` holds those who have kept their free change this time (35.3).
 */
export function consequences(play: SsPlay, frame: SsFrame<'consequences'>): void {
  const kept = frame.my.left;
  if (frame.at++ === 0) kept.length = 0;
  if (isUnsettled(play.g)) for (const player of inTurnOrder(play.g)) if (settle(play, player, kept)) return; // and look again
  play.done();
}

/** Is there anything to settle at all? Mostly not, and then no order of players is worked out. */
function isUnsettled(g: SwordState): boolean {
  const { status, exile, seat, confederationSeat, mayMoveBack, race, ideology } = g.players;
  for (let player = 0; player < status.length; player++) {
    if (status[player] !== PLAYING) continue;
    const own = seat[player]!;
    if (exile[player] || mayMoveBack[player] || confederationSeat[player]! >= 0 || !owns(g, player, own)) return true;
    if (race[player] !== g.systems.race[own] || ideology[player] !== g.systems.ideology[own]) return true;
  }
  return false;
}

/** SS-6.42: the only ways in which a Seat moves, besides a Toppled chit and the free change of the Cycle. Was there one? */
function settle(play: SsPlay, player: number, kept: number[]): boolean {
  const { g } = play;
  const { players } = g;
  if (moveIntoConfederation(play, player)) return true;
  if (players.exile[player]) return offerReturn(play, player);
  const seat = players.seat[player]!;
  if (!owns(g, player, seat)) return replaceSeat(play, player, kept);
  players.race[player] = g.systems.race[seat]!; // SS-6.3a: also when its people changed
  players.ideology[player] = g.systems.ideology[seat]!;
  return players.mayMoveBack[player] === 1 && offerMoveBack(play, player);
}

/** SS-29.3a, R89: mandatory, as soon as the System is quiet */
function moveIntoConfederation(play: SsPlay, player: number): boolean {
  const { players, systems } = play.g;
  const system = players.confederationSeat[player]!;
  if (system < 0 || !owns(play.g, player, system) || systems.unrest[system]) return false;
  nameSeat(play, player, system, 'confederation');
  return true;
}

/** SS-6.4a, SS-6.4b: a new Seat at once; SS-6.4c: or exile */
function replaceSeat(play: SsPlay, player: number, kept: number[]): true {
  const { g } = play;
  const own = systemsOf(g, player);
  const systems = legalSeats(play, player);
  if (own.length === 0 && !g.exileAllowed) {
    leaveCycle(play, player); // SS-35.4
  } else if (own.length > 0 && hasFreeChange(play, player) && !kept.includes(player)) {
    kept.push(player); // SS-35.3, R103: at the moment of the loss
    askSeat(play, player, 'moveSeat', 'SS-35.3', { why: 'free', systems: own });
  } else if (systems.length === 0) {
    goIntoExile(play, player);
  } else nameOrAsk(play, player, 'lost', systems);
  return true;
}

/** R106: in alternate starts too */
function hasFreeChange({ g, data }: Position, player: number): boolean {
  return data.scenarioById.get(g.scenario)!.special.cycle !== null && g.players.freeSeatUsed[player] === 0;
}

/** SS-6.53: back the moment he owns a System of his Race */
function offerReturn(play: SsPlay, player: number): boolean {
  const systems = legalSeats(play, player);
  if (systems.length === 0) return false;
  nameOrAsk(play, player, 'return', systems);
  return true;
}

/** A12: no question where one System fits. */
function nameOrAsk(play: SsPlay, player: number, why: 'lost' | 'return', systems: number[]): void {
  if (systems.length === 1) nameSeat(play, player, systems[0]!, why);
  else askSeat(play, player, 'newSeat', why === 'lost' ? 'SS-6.4a' : 'SS-6.53', { why, systems });
}

/** SS-6.41: now, before another card is played, or not at all */
function offerMoveBack(play: SsPlay, player: number): boolean {
  const { players } = play.g;
  players.mayMoveBack[player] = 0;
  const original = players.original[player]!;
  if (original === players.seat[player] || !owns(play.g, player, original)) return false;
  askSeat(play, player, 'moveSeat', 'SS-6.41', { why: 'back', systems: [original] });
  return true;
}

const shape = z.strictObject({ system: z.int().min(-1).max(99) });

function checkListed(at: Position, system: number, systems: readonly number[]): Refusal | null {
  if (systems.includes(system)) return null;
  return refuse('SS-6.42', `the Seat may go to ${systems.map((one) => nameOf(at, one)).join(', ')}`);
}

/** SS-9.16g, SS-6.41, SS-35.3: stay, or move to one of the Systems listed */
export const moveSeat: SsChoice<'moveSeat'> = {
  shape,
  check: (play, { system }, { about }) => (system === -1 ? null : checkListed(play, system, about.systems)),
  apply: (play, { system }, { by, about }) => {
    if (system === -1) return;
    if (about.why === 'free') freeSeat(play, by, system);
    else nameSeat(play, by, system, about.why);
  },
  options: (_, { about }) => [-1, ...about.systems].map((system) => ({ system })),
  sample: (_, { about }, random) => ({ system: pickFrom([-1, ...about.systems], random) }),
  defaultAnswer: () => ({ system: -1 }),
};

/** SS-6.4a: one of the equals */
export const newSeat: SsChoice<'newSeat'> = {
  shape,
  check: (play, { system }, { about }) => checkListed(play, system, about.systems),
  apply: (play, { system }, { by, about }) => nameSeat(play, by, system, about.why),
  options: (_, { about }) => about.systems.map((system) => ({ system })),
  sample: (_, { about }, random) => ({ system: pickFrom(about.systems, random) }),
  defaultAnswer: ({ g: { systems } }, { about }) => ({
    system: about.systems.reduce((best, one) => (systems.tech[one]! > systems.tech[best]! ? one : best)), // A7: highest level, then map order
  }),
};

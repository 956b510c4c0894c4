/** 5.0d Initiative: who picks his place in the Round first. */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import { pickFrom } from '#core/random';
import { specialOf } from '../../positions/setting.ts';
import type { SwordState } from '../../state.ts';
import { type Position, refuse, type SsChoice, type SsFrame, type SsPlay } from '../../types.ts';
import { countSystems, isPlaying } from '../03-systems.ts';
import { isMember, sessionVotes } from '../07-confederation/votes.ts';
import { settleLeavers } from '../25-victory/drop-out.ts';

export function initiative(play: SsPlay, frame: SsFrame<'initiative'>): void {
  const { g } = play;
  const { my } = frame;
  if (settleLeavers(play)) return;
  if (my.slots === 0) begin(play, frame);
  my.left = my.left.filter((seat) => isPlaying(g, seat));
  const player = my.left[0];
  if (player === undefined) {
    g.order = seatsByPosition(g);
    play.done();
    return;
  }
  const free = freePositions(g, my.slots);
  if (free.length === 1)
    takePosition(play, player, free[0]!); // A12: the last one has no choice
  else askSeat(play, player, 'position', 'SS-5.0e', { free }); // SS-6.51a: an exile picks like everybody
}

/** Ranks the players; who goes first by a special rule has his slot before anybody picks (R117). */
function begin(play: SsPlay, frame: SsFrame<'initiative'>): void {
  const { g } = play;
  const seats = g.names.map((_, seat) => seat).filter((seat) => isPlaying(g, seat));
  g.players.position.fill(0);
  frame.my.slots = seats.length;
  const opener = openerOf(play);
  frame.my.left = rank(
    play,
    seats.filter((seat) => seat !== opener),
  );
  play.emit('SS-5.0e', 'ranked', { order: frame.my.left });
  if (opener >= 0) takePosition(play, opener, 1);
}

/** SS-30.3, R90: first in all Rounds of the first Game-Turn, whatever his rank; -1 nobody */
function openerOf({ g, data }: Position): number {
  const { playsFirst } = specialOf({ g, data });
  if (!playsFirst || g.gameTurn > playsFirst.untilGameTurn) return -1;
  const seat = g.players.empire.indexOf(playsFirst.empire);
  return seat >= 0 && isPlaying(g, seat) ? seat : -1;
}

/** Seats in the order in which they pick. */
export function rank(play: SsPlay, seats: readonly number[]): number[] {
  const { picksFirst } = specialOf(play);
  const isFirst = (seat: number): boolean => picksFirst >= 0 && play.g.players.empire[seat] === picksFirst;
  const first = seats.filter(isFirst); // SS-34.3a, R93: in every Round, SS-25.63: before the general rule
  const keys = new Map(seats.map((seat) => [seat, keyOf(play, seat)]));
  const compare = (a: number, b: number): number => compareKeys(keys.get(a)!, keys.get(b)!);
  const rest = seats.filter((seat) => !isFirst(seat)).sort((a, b) => compare(a, b) || a - b);
  return [...first, ...groups(rest, compare).flatMap((tied) => rollOff(play, tied))];
}

/** SS-5.0e: the sum of the Sectors; SS-5.0f: then Systems, then votes, of which a non-member has none */
function keyOf(at: Position, seat: number): number[] {
  const { military, administrative, diplomatic } = at.g.players;
  const total = military[seat]! + administrative[seat]! + diplomatic[seat]!;
  return [total, countSystems(at.g, seat), isMember(at, seat) ? sessionVotes(at, seat) : 0];
}

/** Higher figures come first. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i]! - a[i]!;
  return 0;
}

/** Cuts a sorted list into runs of equals. */
function groups(seats: readonly number[], compare: (a: number, b: number) => number): number[][] {
  const found: number[][] = [];
  for (const seat of seats) {
    const last = found.at(-1);
    if (last && compare(last[0]!, seat) === 0) last.push(seat);
    else found.push([seat]);
  }
  return found;
}

/** SS-5.0f: a die each, high first; those still tied roll again */
function rollOff(play: SsPlay, tied: readonly number[]): number[] {
  if (tied.length < 2) return [...tied];
  const rolls = new Map(tied.map((seat) => [seat, play.roll(6, 'SS-5.0f')]));
  const compare = (a: number, b: number): number => rolls.get(b)! - rolls.get(a)!;
  const sorted = [...tied].sort((a, b) => compare(a, b) || a - b);
  return groups(sorted, compare).flatMap((still) => rollOff(play, still));
}

function freePositions(g: SwordState, slots: number): number[] {
  const all = Array.from({ length: slots }, (_, index) => index + 1);
  return all.filter((slot) => !g.players.position.includes(slot));
}

function takePosition(play: SsPlay, player: number, slot: number): void {
  play.g.players.position[player] = slot;
  const { my } = play.top as SsFrame<'initiative'>;
  my.left = my.left.filter((seat) => seat !== player);
  play.emit('SS-5.0e', 'position', { player, position: slot });
}

function seatsByPosition({ players: { position } }: SwordState): number[] {
  const seats = position.map((_, seat) => seat).filter((seat) => position[seat]! > 0);
  return seats.sort((a, b) => position[a]! - position[b]!);
}

/** The choice of a place in the Round. */
export const position: SsChoice<'position'> = {
  shape: z.strictObject({ position: z.int().min(1).max(5) }),
  check: (_, answer, { about: { free } }) =>
    free.includes(answer.position) ? null : refuse('SS-5.0e', `position ${answer.position} is not free: ${free}`),
  apply: (play, answer, { by }) => takePosition(play, by, answer.position),
  options: (_, { about: { free } }) => free.map((slot) => ({ position: slot })),
  sample: (_, { about: { free } }, random) => ({ position: pickFrom(free, random) }),
  defaultAnswer: (_, { about: { free } }) => ({ position: free.at(-1)! }),
  ordered: (play, { by, about: { free } }) => {
    const wish = play.g.orders[by]!.positions.find((slot) => free.includes(slot)); // A12
    return wish === undefined ? null : { position: wish };
  },
};

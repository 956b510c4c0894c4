/** 35.0 The Galactic Cycle: players who enter, leave and come back, and the one free change of Seat. */
import { z } from 'zod';
import type { Anytime, Refusal } from '#core/types';
import { endWars, loseTreaty, raiseToNorm, setTrade, takeSystem } from '../board/ownership.ts';
import { CARDS, ROUNDS, type Scenario } from '../data/types.ts';
import { cycleOf } from '../positions/setting.ts';
import { DISCARDED, NONE_PENDING, NOT_TAXED, PLAYING, UNTAKEN, WAITING } from '../state.ts';
import {
  type Anytime as Actions,
  type Position,
  refuse,
  type SsFrame,
  type SsPlay,
  type SwordTypes,
} from '../types.ts';
import { isAnySeat, isSystem, nameOf, owns, rollSystem } from './03-systems.ts';
import { endAgreementsOf } from './04-agreements/agreements.ts';
import { newLevel } from './06-seats/governments.ts';
import { nameSeat } from './06-seats/seat-rules.ts';
import { faceUpOf, handOf, moveChit } from './09-random-events/cup.ts';
import { gainTreaty } from './19-treaties.ts';
import { setUnrest } from './20-rebellion.ts';

type Cycle = NonNullable<Scenario['special']['cycle']>;

/** Seats that are due to enter when the dice say so; none outside the Cycle and in its alternate starts (R106). */
export function waitingSeats(at: Position): number[] {
  const { status, joined } = at.g.players;
  if (!status.includes(WAITING) || cycleOf(at) === null) return [];
  return status.flatMap((one, seat) => (one === WAITING && joined[seat]! < at.g.serial ? [seat] : [])); // R100: from the next Round
}

/** SS-35.0a: a Raider or Outworlder result brings in a player instead; false: SS-35.0d: nobody waits, all is ordinary */
export function callEntry(play: SsPlay): boolean {
  const waiting = waitingSeats(play);
  if (waiting.length === 0) return false;
  play.call('entry', { player: rollOff(play, waiting) });
  return true;
}

/** SS-35.0c: the highest die enters; equals roll again */
function rollOff(play: SsPlay, seats: readonly number[]): number {
  let left = seats;
  while (left.length > 1) {
    const dice = left.map(() => play.roll(6, 'SS-35.0c'));
    const best = Math.max(...dice);
    left = left.filter((_, index) => dice[index] === best);
  }
  return left[0]!;
}

/** A player enters with a new Empire: Seat, Sectors, points and five cards. He plays in this Round (R100). */
export function entry(play: SsPlay, frame: SsFrame<'entry'>): void {
  const cycle = cycleOf(play);
  const system = cycle && frame.at === 0 && hasRoom(play) ? rollSeat(play) : -1;
  if (cycle && system >= 0) {
    frame.at++;
    takeSystem(play, system, frame.my.player, 'entry', 'SS-35.0b'); // SS-35.0b: whoever owned it; no Unrest (R100)
    raiseToNorm(play, system, 'SS-35.0b');
    found(play, frame.my.player, system, cycle);
    play.call('aftermath', {});
  } else play.done();
}

/** SS-35.0b: table 9.3; Seats and Systems without people are rolled again (R100, R68) */
function rollSeat(play: SsPlay): number {
  let system = rollSystem(play);
  while (!isRoom(play, system)) system = rollSystem(play);
  return system;
}

function isRoom({ g }: Position, system: number): boolean {
  return !isAnySeat(g, system) && g.systems.dead[system] === 0;
}

function hasRoom(at: Position): boolean {
  return at.data.tables.systemAssignment.some((row) => row.some((system) => isRoom(at, system)));
}

function found(play: SsPlay, player: number, system: number, cycle: Cycle): void {
  const { g } = play;
  const { players } = g;
  const rollSector = (): number =>
    newLevel(play, cycle.sectorColumn, play.roll(6, 'SS-35.1') + play.roll(6, 'SS-35.1'));
  players.status[player] = PLAYING;
  players.military[player] = cycle.military; // SS-35.1
  players.diplomatic[player] = rollSector(); // R101: this one first
  players.administrative[player] = rollSector();
  const points = cycle.resourcePoints + latePoints(play, cycle); // SS-35.1
  players.points[player] = points;
  players.home[player] = system;
  players.cards[player] = CARDS;
  players.duty[player] = 1;
  for (const column of ['operations', 'intercepts', 'turnDone', 'position', 'toppled', 'taxYields'] as const)
    players[column][player] = 0;
  players.taxation[player] = NOT_TAXED;
  g.lastEntry = g.serial;
  play.emit('SS-35.0a', 'entered', { player, system, points });
  nameSeat(play, player, system, 'entry'); // SS-35.1b: its Race and Ideology
  gainTreaty(play, system, player, 'SS-35.0b'); // R100
}

/** SS-35.2: once a full Game-Turn has passed since the last entry, 5 points for each, a part counts whole (R102) */
export function latePoints({ g }: Position, { latePointsPerGameTurn }: Cycle): number {
  const rounds = g.serial - Math.max(1, g.lastEntry); // the start of the game is the first entry
  return rounds < ROUNDS ? 0 : latePointsPerGameTurn * Math.ceil(rounds / ROUNDS);
}

/** SS-35.2b: somebody takes a free seat, at any time; he waits from the next Round on (R100) */
export const join: Anytime<SwordTypes, Actions['join']> = {
  shape: z.strictObject({}),
  check: ({ g }, _, by) =>
    g.players.status[by] === UNTAKEN ? null : refuse('SS-35.2b', 'this seat has been taken already'),
  apply: (play, _, by) => {
    play.markRevealed();
    play.g.players.status[by] = WAITING;
    play.g.players.joined[by] = play.g.serial;
    play.emit('SS-35.2b', 'waiting', { player: by });
  },
  sample: () => ({}),
  options: () => [{}],
};

/** SS-35.3: once a game, to any own System; SS-35.3b: kin or not, and out of exile too. When is up to the caller (R103). */
export function checkFreeSeat(at: Position, seat: number, system: number): Refusal | null {
  const { g, data } = at;
  if (data.scenarioById.get(g.scenario)!.special.cycle === null)
    return refuse('SS-6.42', 'a Seat is not moved at will'); // R106: in alternate starts of the Cycle it is
  if (g.players.freeSeatUsed[seat]) return refuse('SS-35.3', 'you have changed your Seat already');
  if (!isSystem(at, system) || !owns(g, seat, system)) return refuse('SS-35.3', `${nameOf(at, system)} is not yours`);
  return g.players.seat[seat] === system ? refuse('SS-35.3', `${nameOf(at, system)} is your Seat`) : null;
}

export function freeSeat(play: SsPlay, seat: number, system: number): void {
  play.g.players.freeSeatUsed[seat] = 1; // SS-35.3b: only here: a forced change does not use it up
  setUnrest(play, system, false, 'SS-35.3'); // SS-35.3: Unrest ends, the level rises to norm
  raiseToNorm(play, system, 'SS-35.3');
  nameSeat(play, seat, system, 'free');
}

/** SS-35.4: nobody is in exile yet: a player without any System leaves, and waits to enter anew (R104) */
export function leaveCycle(play: SsPlay, seat: number): void {
  const { g, table } = play;
  const { players } = g;
  play.emit('SS-35.4', 'waiting', { player: seat });
  players.status[seat] = WAITING;
  g.systems.owner.forEach((_, system) => {
    setTrade(play, system, seat, false, 'SS-35.4');
    loseTreaty(play, system, seat, 'SS-35.4');
  });
  for (const chit of [...handOf(g, seat), ...faceUpOf(g, seat)]) {
    moveChit(g, chit, DISCARDED);
    // the others find it in the discard, unless the cup is filled before they can look (SS-5.0a)
    play.emit('SS-35.4', 'chit-discarded', { player: seat, chit }, [seat]);
  }
  play.markRevealed();
  for (const column of ['points', 'cards', 'expelled', 'armed', 'asylum', 'mayMoveBack'] as const)
    players[column][seat] = 0;
  for (const column of ['conversions', 'colonizations', 'freeSeatUsed'] as const) players[column][seat] = 0; // SS-R126
  for (const column of ['seat', 'original', 'home'] as const) players[column][seat] = -1;
  players.confederationSeat[seat] = NONE_PENDING;
  endAgreementsOf(play, seat, 'SS-35.4');
  table.offers = table.offers.filter(({ by, to }) => by !== seat && !to.includes(seat));
  leaveConfederation(play, seat);
  clearTallies(play, seat);
}

/** His duties, the wars against him and the Sessions about him end. */
function leaveConfederation(play: SsPlay, seat: number): void {
  const { g } = play;
  g.wars.owed = g.wars.owed.map((owed) => owed & ~(1 << seat));
  const over = g.wars.violator.filter((violator, row) => violator === seat || g.wars.owed[row] === 0);
  endWars(play, (violator) => over.includes(violator));
  g.windows = g.windows.filter(({ accused }) => accused !== seat);
  g.calls = g.calls.filter(({ by, cause, about }) => by !== seat && !(cause === 'readmission' && about === seat));
  g.players.asylum = g.players.asylum.map((exiles) => exiles & ~(1 << seat));
}

/** He comes back as somebody new. */
function clearTallies({ g }: Position, seat: number): void {
  const count = g.systems.owner.length;
  g.conversion.fill(0, seat * count, (seat + 1) * count);
  g.colonization.fill(0, seat * count, (seat + 1) * count);
}

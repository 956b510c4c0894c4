/** 6.4, 6.5 Which System may be a Seat of Empire, and making it one. */
import { RELATED, SAME, UNRELATED } from '../../data/types.ts';
import { MOVE_DONE, type SwordState } from '../../state.ts';
import type { Position, SsPlay } from '../../types.ts';
import { systemsOf } from '../03-systems.ts';
import { isSameRace, relationOf } from './governments.ts';

/** Why a Seat comes to a System; all but `lost` make it the original one (R57). */
export type SeatReason = 'lost' | 'return' | 'back' | 'toppled' | 'confederation' | 'free' | 'entry';

/**
 * Where a player who has lost his Seat, or comes back from exile, may name a new one; empty: none.
 * The true Race and Ideology of the Government count, even of an expelled one (R25).
 */
export function legalSeats(at: Position, player: number): number[] {
  const { g } = at;
  if (!g.exileAllowed) return systemsOf(g, player); // SS-35.4b, R104: any System of his own
  const kin = kinOf(g, player);
  if (g.players.exile[player]) return kin; // SS-6.53, R58: his choice among all of his Race
  const { ideology } = g.systems;
  for (const wanted of [SAME, RELATED, UNRELATED]) {
    // SS-6.4a: same Race and Ideology first; SS-6.4b: then related, then unrelated ones
    const equals = kin.filter((system) => relationOf(at, g.players.ideology[player]!, ideology[system]!) === wanted);
    if (equals.length > 0) return equals;
  }
  return []; // SS-6.4c: no System of the Race, so exile
}

/** Own Systems of the Government's true Race, in map order; a Unique one finds only its own token (R57). */
export function kinOf(g: SwordState, player: number): number[] {
  return systemsOf(g, player).filter((system) => isSameRace(g.players.race[player]!, g.systems.race[system]!));
}

/** The Government sits there, with the Race and the Ideology of the place. */
export function ruleFrom(
  { players, systems }: Pick<SwordState, 'players' | 'systems'>,
  player: number,
  system: number,
): void {
  players.seat[player] = system;
  players.race[player] = systems.race[system]!; // SS-6.3a
  players.ideology[player] = systems.ideology[system]!; // SS-6.53: the new Seat sets the Ideology
}

/** Makes an own System the Seat: the Government takes its Race and Ideology; an exile is back, and his Asylum over. */
export function nameSeat(play: SsPlay, player: number, system: number, why: SeatReason): void {
  const { g } = play;
  const { players } = g;
  ruleFrom(g, player, system);
  if (why !== 'lost') players.original[player] = system; // R57: only a forced move leaves an original behind
  players.mayMoveBack[player] = 0;
  if (why === 'confederation' || players.confederationSeat[player] === system)
    players.confederationSeat[player] = MOVE_DONE; // SS-29.3b: once a player
  if (players.exile[player]) {
    players.exile[player] = 0;
    endAsylumOf(g, player); // SS-6.52c
    play.emit('SS-6.53', 'returned', { player, system });
  }
  play.emit(RULES[why], 'seat', { player, system, why });
}
const RULES: Record<SeatReason, string> = {
  lost: 'SS-6.4a',
  return: 'SS-6.53',
  back: 'SS-6.41',
  toppled: 'SS-9.16g',
  confederation: 'SS-29.3a',
  free: 'SS-35.3',
  entry: 'SS-35.1',
};

/** SS-6.52c: nobody shelters him any longer */
function endAsylumOf({ players }: SwordState, exile: number): void {
  for (let host = 0; host < players.asylum.length; host++) players.asylum[host]! &= ~(1 << exile);
}

/**
 * SS-6.4c: no System can be his Seat. SS-6.5a: points, Trade Connections, Treaties, chits and Systems of other Races
 * stay his, and his Government stays of its last Race and Ideology; SS-6.5b: he is still a player, so he bargains on.
 */
export function goIntoExile(play: SsPlay, player: number): void {
  const { players } = play.g;
  players.seat[player] = -1;
  players.exile[player] = 1;
  players.mayMoveBack[player] = 0;
  players.asylum[player] = 0; // R58: an exile is no host
  play.emit('SS-6.4c', 'exile', { player });
}

/** What a place may look like after fleet adjustment (FFW-3.4), checked as a whole and then made so. */

import type { Refusal, RuleId } from '#core/types';
import { loadingFault, makeTransfers, transfersFault } from '../../board/carrying.ts';
import { assign } from '../../board/columns.ts';
import { isInterdicted } from '../../board/control.ts';
import { detachSquadron, removeFleet, startFleet } from '../../board/moving.ts';
import { isOn } from '../../board/options.ts';
import { enemyOf, leaderAt, seatOfMost, seatsOf, sideOfAdmiral, sideOfSeat } from '../../board/sides.ts';
import {
  fleetsAt,
  hasSquadrons,
  isIndex,
  isOwnSquadron,
  squadronsAt,
  squadronsOf,
  whereIsAdmiral,
  whereIsTroop,
} from '../../board/units.ts';
import { isBox } from '../../data/places.ts';
import { IMPERIAL } from '../../data/types.ts';
import { ASHORE, IN_HAND, IN_PLAY, type WarState } from '../../state.ts';
import { type Arrangement, type FfwPlay, type Muster, type Position, refuse, type Transfer } from '../../types.ts';
import { assignmentFault } from '../05-special-rules/command.ts';
import { joiningFault } from './conform.ts';

/** The fleets of a place as they are. */
export function mustersAt(at: Position, side: number, place: number): Muster[] {
  const { g } = at;
  return fleetsAt(at, side, place).map((fleet) => ({
    fleet,
    squadrons: squadronsOf(g, fleet),
    commander: g.fleets.commander[fleet]!,
  }));
}

/** FFW-3.4d, FFW-3.4g: may this seat use the marker for a new fleet? */
export function isFreeMarker({ fleets, turn }: WarState, seat: number, fleet: number): boolean {
  return fleets.status[fleet] === IN_HAND && fleets.seat[fleet] === seat && fleets.freedOn[fleet]! < turn;
}

export function arrangementFault(at: Position, seat: number, arrangement: Arrangement): Refusal | null {
  const { g, data } = at;
  const { place, fleets } = arrangement;
  const side = sideOfSeat(g, seat);
  if (!isIndex(data.map.labels, place) || leaderAt(at, side, place) !== seat)
    return refuse('FFW-2.1b', 'that place is not yours to arrange'); // A7
  return (
    commandersFault(at, side, place, fleets) ??
    mustersFault(at, seat, place, fleets) ??
    warrantFault(at, side, arrangement) ??
    assignmentFault(underWarrant(at, arrangement), side, place, fleets) ??
    cargoFault(at, side, arrangement)
  );
}

function mustersFault(at: Position, seat: number, place: number, fleets: readonly Muster[]): Refusal | null {
  const side = sideOfSeat(at.g, seat);
  const seen = new Set<number>();
  for (const { fleet, squadrons, commander } of fleets) {
    const isHere = isIndex(at.data.fleets, fleet) && fleetsAt(at, side, place).includes(fleet);
    if (!isHere && !isFreeMarker(at.g, seat, fleet))
      return refuse('FFW-3.4d', 'that is neither a fleet of yours here nor a marker free since an earlier turn');
    if (squadrons.length === 0) return refuse('FFW-3.4f', 'a fleet has a squadron; leave it out to disband it');
    // FFW-3.4e: all of one hex or box
    for (const squadron of squadrons) {
      const isOwn = isIndex(at.data.squadrons, squadron) && isOwnSquadron(at, squadron, side);
      if (!isOwn || at.g.squadrons.place[squadron] !== place)
        return refuse('FFW-3.4e', `${at.data.squadrons[squadron]?.id ?? 'that'} is no squadron of yours in this place`);
      const { id } = at.data.squadrons[squadron]!;
      if (seen.has(squadron)) return refuse('FFW-3.4e', `${id} is in two fleets`);
      if (at.g.squadrons.detachedFrom[squadron] === fleet)
        return refuse(
          'FFW-3.3k',
          `${id} was detached from ${at.data.fleets[fleet]!.code} by its D list in this very step`,
        ); // R104
      seen.add(squadron);
    }
    const fault = isHere ? joiningFault(at, fleet, squadrons, commander) : null; // a new fleet has no plot (R83)
    if (fault) return fault;
  }
  const isTwice = new Set(fleets.map(({ fleet }) => fleet)).size < fleets.length;
  return isTwice ? refuse('FFW-3.4d', 'a fleet marker is named twice') : null;
}

/** FFW-3.4i: commanders are admirals of the side in this place; FFW-3.5b: each leads one fleet. */
function commandersFault(at: Position, side: number, place: number, fleets: readonly Muster[]): Refusal | null {
  const seen = new Set<number>();
  for (const { commander } of fleets) {
    if (commander < 0) continue;
    if (!isAdmiralHere(at, side, place, commander))
      return refuse('FFW-3.4i', 'a commander is an admiral of yours in the same place');
    if (seen.has(commander)) return refuse('FFW-3.5b', 'an admiral commands one fleet');
    seen.add(commander);
  }
  return null;
}

function isAdmiralHere({ g, data }: Position, side: number, place: number, admiral: number): boolean {
  if (!isIndex(data.admirals, admiral) || g.admirals.status[admiral] !== IN_PLAY) return false;
  return sideOfAdmiral(g, admiral) === side && whereIsAdmiral(g, admiral) === place;
}

/** FFW-5.8c, R37: the warrant passes between admirals of one place, or is taken up where it waits. */
function warrantFault(at: Position, side: number, { place, warrant }: Arrangement): Refusal | null {
  if (warrant === undefined) return null;
  const { g } = at;
  const where = g.warrantHolder < 0 ? g.warrantPlace : whereIsAdmiral(g, g.warrantHolder);
  const isHere = side === IMPERIAL && g.warrant === IN_PLAY && where === place;
  return isHere && isAdmiralHere(at, side, place, warrant)
    ? null
    : refuse('FFW-5.8c', 'the warrant passes only between Imperial admirals where it is');
}

/** Precedence counts with the warrant as it should be. */
function underWarrant(at: Position, { warrant }: Arrangement): Position {
  return warrant === undefined ? at : { data: at.data, g: { ...at.g, warrantHolder: warrant } };
}

/** R23: cargo passes between squadrons of the place; R81: in a box ashore too. */
function cargoFault(at: Position, side: number, arrangement: Arrangement): Refusal | null {
  const { place, transfers } = arrangement;
  const fault = transfersFault(at, side, transfers);
  if (fault) return fault;
  for (const transfer of transfers) {
    const where = 'troop' in transfer ? whereIsTroop(at.g, transfer.troop) : whereIsAdmiral(at.g, transfer.admiral);
    if (where !== place) return refuse('FFW-2.1b', 'cargo is moved only in the place that is arranged');
    const refused = isBox(at.data.map, place) ? null : shoreFault(at, side, arrangement, transfer);
    if (refused) return refused;
    if (!('admiral' in transfer)) continue;
    const led = arrangement.fleets.find(({ commander }) => commander === transfer.admiral);
    if (led && !led.squadrons.includes(transfer.to)) return refuse('FFW-3.4i', 'a commander is aboard his fleet'); // R78
  }
  return null;
}

/** FFW-2.1b, R78: from a world only to take command, onto it only when relieved and where landing is legal. */
function shoreFault(at: Position, side: number, { place, fleets }: Arrangement, transfer: Transfer): Refusal | null {
  const { g } = at;
  const aboard = 'troop' in transfer ? g.troops.aboard[transfer.troop]! : g.admirals.aboard[transfer.admiral]!;
  if (aboard >= 0 && transfer.to !== ASHORE) return null;
  const admiral = 'admiral' in transfer ? transfer.admiral : -1;
  const isLeading = admiral >= 0 && fleets.some(({ commander }) => commander === admiral);
  if (transfer.to !== ASHORE && isLeading) return null;
  if (transfer.to !== ASHORE || admiral < 0 || !g.fleets.commander.includes(admiral))
    return refuse('FFW-2.1b', 'nothing is loaded or landed in this step but commanders and those they relieve');
  if (side === IMPERIAL && isInterdicted(at, place)) return refuse('FFW-5.1c', 'this is a red zone');
  return loadingFault(at, side, place);
}

/** Makes an arrangement that was found legal. */
export function arrange(play: FfwPlay, side: number, { place, fleets, transfers, warrant }: Arrangement): void {
  const { g } = play;
  const before = fleetsAt(play, side, place);
  const fleetOf = new Map(fleets.flatMap(({ fleet, squadrons }) => squadrons.map((squadron) => [squadron, fleet])));
  for (const squadron of squadronsAt(play, side, place))
    if (g.squadrons.fleet[squadron] !== (fleetOf.get(squadron) ?? -1)) detachSquadron(g, squadron); // FFW-3.3x
  for (const { fleet, squadrons } of fleets) {
    if (!before.includes(fleet)) form(play, fleet, place, seatOfMost(play, side, squadrons));
    for (const squadron of squadrons) assign(g.squadrons.fleet, squadron, fleet); // FFW-3.4b
  }
  for (const fleet of before) if (!fleets.some((one) => one.fleet === fleet)) disband(play, fleet); // FFW-3.4h
  makeTransfers(g, transfers);
  for (const muster of fleets) appoint(g, muster);
  const visibleTo = witnessesOf(play, side, place);
  if (transfers.length > 0) play.emit('FFW-3.10b', 'moved', { transfers }, visibleTo);
  tellFleets(play, side, place, 'FFW-3.4a');
  if (warrant === undefined) return;
  g.warrantHolder = warrant;
  g.warrantPlace = -1;
  play.emit('FFW-5.8c', 'warrant', { admiral: warrant, place }, visibleTo);
}

/** Who sees what the fleets of a place hold: all, unless fog of war lies over them. */
function witnessesOf(at: Position, side: number, place: number): readonly number[] | 'all' {
  const isHidden = isOn(at.g, 'fogOfWar') && !hasSquadrons(at, enemyOf(side), place);
  return isHidden ? seatsOf(at.g, side) : 'all';
}

export function tellFleets(play: FfwPlay, side: number, place: number, rule: RuleId): void {
  if (!play.hasListeners) return;
  const fleets = mustersAt(play, side, place);
  play.emit(rule, 'arranged', { place, fleets }, witnessesOf(play, side, place));
}

function form(play: FfwPlay, fleet: number, place: number, seat: number): void {
  startFleet(play.g, fleet, place, seat);
  play.emit('FFW-3.4e', 'fleetFormed', { fleet, place });
}

export function disband(play: FfwPlay, fleet: number): void {
  removeFleet(play.g, fleet);
  play.emit('FFW-3.4f', 'fleetRemoved', { fleet });
}

/** FFW-3.4i, R78: a new commander comes aboard, from the surface if need be. */
function appoint({ fleets, squadrons, admirals }: WarState, { fleet, commander, squadrons: members }: Muster): void {
  fleets.commander[fleet] = commander;
  if (commander < 0 || squadrons.fleet[admirals.aboard[commander]!] === fleet) return;
  assign(admirals.aboard, commander, Math.min(...members));
  assign(admirals.place, commander, -1);
}

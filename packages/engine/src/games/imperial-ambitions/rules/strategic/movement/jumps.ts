/** Jumps through hyperspace: what may jump together, and how far (IA-hyp-*, IA-mov-*, R19, R22, R24, R28, R118). */
import type { Refusal } from '#core/types';
import { boundFault } from '../../../board/carrying.ts';
import { hexOnSheets, jumpDistance, xyOf } from '../../../board/chart.ts';
import type { Rollback } from '../../../board/rollback.ts';
import {
  allAboard,
  isCarried,
  isHyperspaceCapable,
  isShip,
  isUnit,
  jumpRange,
  typeOf,
  unitsWhere,
} from '../../../board/units.ts';
import { UNIT_TYPES } from '../../../data/names.ts';
import { witnessesOf } from '../../../secrets/view-sight.ts';
import { type ImperialState, INSIDE, MARKERS, SPACE } from '../../../state.ts';
import { type IaPlay, type Jump, type JumpGroup, type Position, refuse } from '../../../types.ts';

/** IA-tf-2, R19, R22: the smallest range in the group; an empty force jumps as far as the best ship */
export function groupRange(at: Position, units: readonly number[]): number {
  if (units.length === 0) return at.data.tables.emptyRange;
  return Math.min(...units.map((unit) => jumpRange(at, unit)));
}

/** Deployed units of a task force; what they carry goes along. */
export function membersOf(g: ImperialState, seat: number, number: number): number[] {
  const { owner, taskForce, host } = g.units;
  return unitsWhere(g, (unit) => owner[unit] === seat && taskForce[unit] === number && host[unit]! < 0);
}

/** Strategic hex of a marker, -1 off the map or no such number. */
export function markerHex({ g, data }: Position, seat: number, number: number): number {
  if (number < 1 || number > data.tables.markers) return -1; // R3
  return g.taskForces.hex[seat * MARKERS + number]!;
}

export function jumpersOf(g: ImperialState, seat: number, jump: JumpGroup): readonly number[] {
  return 'units' in jump ? jump.units : membersOf(g, seat, jump.taskForce);
}

export function jumpFault(at: Position, seat: number, jump: Jump): Refusal | null {
  const from = jumpStart(at, seat, jump);
  if (typeof from !== 'number') return from;
  return wayFault(at, from, jump.to, groupRange(at, jumpersOf(at.g, seat, jump)));
}

/** The hex that a group jumps from, or why it cannot jump anywhere. */
export function jumpStart(at: Position, seat: number, group: JumpGroup): number | Refusal {
  const from = 'units' in group ? looseHex(at, seat, group.units) : forceHex(at, seat, group.taskForce);
  if (typeof from !== 'number') return from;
  for (const unit of jumpersOf(at.g, seat, group)) {
    const fault = unitFault(at, unit);
    if (fault) return fault;
  }
  return from;
}

/** IA-hyp-1, IA-mov-8, R12, R118: in any direction, one hex or more, counted along connected hexes */
function wayFault(at: Position, from: number, xy: readonly [number, number], range: number): Refusal | null {
  const chart = at.data.chartFor(at.g);
  const to = hexOnSheets(chart, xy);
  if (to < 0) return refuse('IA-mov-8', `${xy.join(',')} is not on the sheets`);
  if (to === from) return refuse('IA-hyp-1', 'a jump of no hexes is no move');
  // IA-hyp-2: what stands on the way or in the end hex makes no difference, and neither does facing
  if (jumpDistance(chart, from, to, range) < 0)
    return refuse('IA-hyp-1', `${xy.join(',')} is more than ${range} hexes away, the range of the slowest`);
  return null;
}

function forceHex(at: Position, seat: number, number: number): number | Refusal {
  const hex = markerHex(at, seat, number);
  if (hex < 0) return refuse('IA-tf-1', `you have no task force ${number} on the map`);
  if (at.g.taskForces.jumped[seat * MARKERS + number] === at.g.turn)
    return refuse('IA-hyp-7', `task force ${number} has jumped this turn`);
  return hex;
}

/** R19: loose ships that start in one hex */
function looseHex({ g }: Position, seat: number, units: readonly number[]): number | Refusal {
  const [first] = units;
  if (first === undefined) return refuse('IA-seq-4', 'nobody is named to jump');
  if (new Set(units).size < units.length) return refuse('IA-seq-4', 'a ship is named twice');
  for (const unit of units) {
    if (!isUnit(g, unit) || g.units.owner[unit] !== seat) return refuse('IA-seq-4', `unit ${unit} is not yours`);
    if (g.units.taskForce[unit] !== 0)
      return refuse('IA-tf-4', `${g.names[unit]} belongs to a task force, which is split only before movement`);
    if (g.units.hex[unit] !== g.units.hex[first])
      return refuse('IA-seq-4', 'ships that move together start in one hex');
  }
  return g.units.hex[first]!;
}

/** Why this unit cannot jump, or null. */
function unitFault(at: Position, unit: number): Refusal | null {
  const { g } = at;
  const { units, names, turn } = g;
  if (!isShip(g, unit) || isCarried(g, unit) || units.place[unit] !== SPACE)
    return refuse('IA-mov-7', `${names[unit]} is no ship in space`); // IA-gnd-1: no movement of their own
  if (!isHyperspaceCapable(at, unit))
    return refuse('IA-mov-7', `${names[unit]} (${typeOf(at, unit).id}) is not hyperspace-capable`); // R24
  if (units.jumped[unit] === turn) return refuse('IA-hyp-7', `${names[unit]} has jumped this turn`); // R126
  if (units.feeds[unit]! >= 0) return refuse('IA-bld-9', `${names[unit]} is being used to build`); // R58
  if (units.worked[unit] === turn) return refuse('IA-gnd-5', `${names[unit]} has loaded or unloaded this turn`); // IA-gnd-7, R28, R122
  return boundFault(g, unit);
}

/** May this unit jump now, on its own? Most are no ships: nobody asks for words why. */
export function mayJump(at: Position, unit: number): boolean {
  return isUnit(at.g, unit) && isShip(at.g, unit) && unitFault(at, unit) === null;
}

/** The jump itself: marker, ships and all aboard stand in the new hex, in the system there (R25). */
function moveGroup(at: Position, seat: number, jump: Jump): { from: number; to: number } {
  const { g } = at;
  const to = hexOnSheets(at.data.chartFor(g), jump.to);
  const jumpers = jumpersOf(g, seat, jump);
  const stamp = g.turn * 1000 + ++g.activation;
  const marker = 'units' in jump ? -1 : seat * MARKERS + jump.taskForce;
  const from = marker < 0 ? g.units.hex[jumpers[0]!]! : g.taskForces.hex[marker]!;
  if (marker >= 0) {
    g.taskForces.hex[marker] = to;
    g.taskForces.jumped[marker] = g.turn;
    g.taskForces.arrived[marker] = stamp;
  }
  // IA-seq-8: whatever stands there already. IA-gnd-4: troops cross space aboard, fighters too (R24)
  for (const unit of jumpers.flatMap((one) => [one, ...allAboard(g, one)])) {
    g.units.hex[unit] = to;
    g.units.jumped[unit] = g.turn; // IA-hyp-7
    g.units.arrived[unit] = stamp; // R73
    g.units.outside[unit] = INSIDE;
  }
  return { from, to };
}

/** `jumpFault` must have allowed it. */
export function tryJump(rollback: Rollback, at: Position, seat: number, jump: Jump): void {
  rollback.keepMarkers();
  rollback.keep(jumpersOf(at.g, seat, jump).flatMap((unit) => [unit, ...allAboard(at.g, unit)]));
  moveGroup(at, seat, jump);
}

/** R23: everybody sees the marker or the loose ships move, not what a task force holds */
export function applyJump(play: IaPlay, seat: number, jump: Jump): { from: number; to: number } {
  const way = moveGroup(play, seat, jump);
  const { g } = play;
  const taskForce = 'units' in jump ? 0 : jump.taskForce;
  const ships = 'units' in jump ? jump.units.map((unit) => g.units.type[unit]!).sort((a, b) => a - b) : [];
  const seenFrom = witnessesOf(play, seat, way.from);
  const seenTo = witnessesOf(play, seat, way.to);
  g.jumps.push({ seat, taskForce, ships, ...way, stamp: g.turn * 1000 + g.activation, seenFrom, seenTo });
  const types = ships.map((type) => UNIT_TYPES[type]!);
  // level `full`: who sees one end only does not learn of the other
  for (const [sees, from, to] of [
    [seenFrom & seenTo, xyOf(way.from), xyOf(way.to)],
    [seenFrom & ~seenTo, xyOf(way.from), null],
    [seenTo & ~seenFrom, null, xyOf(way.to)],
  ] as const)
    if (sees !== 0) play.emit('IA-seq-4', 'jumped', { seat, taskForce, ships: types, from, to }, seatsIn(g, sees));
  return way;
}

/** Seats of a set of bits; all of them are everybody. */
export function seatsIn({ seats }: ImperialState, bits: number): readonly number[] | 'all' {
  const found = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
  return found.length === seats ? 'all' : found;
}

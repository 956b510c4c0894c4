/** S3a and S3d: task forces are made, split, merged and taken off (IA-tf-1 to IA-tf-6, R21, R22). */
import type { Refusal } from '#core/types';
import { hexAt, hexOnSheets, systemAt, xyOf } from '../../../board/chart.ts';
import { planetOwner } from '../../../board/control.ts';
import { tryOut } from '../../../board/rollback.ts';
import { allAboard, isCarried, isProject, isShip, isSpaceUnit, isUnit, unitsWhere } from '../../../board/units.ts';
import { witnessesOf } from '../../../secrets/view-sight.ts';
import { type ImperialState, MARKERS, SPACE } from '../../../state.ts';
import { type Choices, type IaPlay, type Position, refuse, type TaskForceList } from '../../../types.ts';
import { markerHex, membersOf, seatsIn } from './jumps.ts';
import { tryShifts } from './shifts.ts';

type Plans = Choices['reorganise']['answer'];

export function reorganiseFault(at: Position, seat: number, plans: Plans, isEnd: boolean): Refusal | null {
  const { taskForces, dissolve, shifts } = plans;
  if (!isEnd && shifts.length > 0) return refuse('IA-seq-5', 'units come aboard later, while fleets move');
  if (taskForces.length + dissolve.length + shifts.length === 0) return null;
  const fault = listsFault(at, seat, taskForces, dissolve, isEnd) ?? (isEnd ? splitFault(at, seat, plans) : null);
  return fault ?? shiftsFault(at, seat, plans);
}

function listsFault(
  at: Position,
  seat: number,
  taskForces: readonly TaskForceList[],
  dissolve: readonly number[],
  isEnd: boolean,
): Refusal | null {
  const numbers = [...taskForces.map(({ number }) => number), ...dissolve];
  if (new Set(numbers).size < numbers.length) return refuse('IA-tf-4', 'a task force is named twice');
  const named = taskForces.flatMap(({ units }) => units);
  if (new Set(named).size < named.length) return refuse('IA-tf-4', 'a ship is named twice');
  for (const number of dissolve)
    if (markerHex(at, seat, number) < 0) return refuse('IA-tf-6', `you have no task force ${number} on the map`);
  for (const list of taskForces) {
    const fault = listFault(at, seat, list, isEnd);
    if (fault) return fault;
  }
  return null;
}

export function listFault(
  at: Position,
  seat: number,
  { number, at: xy, units }: TaskForceList,
  isEnd: boolean,
): Refusal | null {
  const { g, data } = at;
  if (number < 1 || number > data.tables.markers)
    return refuse('IA-tf-1', `task forces are numbered 1 to ${data.tables.markers}`); // R3
  const hex = hexOnSheets(data.chartFor(g), xy);
  if (hex < 0) return refuse('IA-tf-1', `${xy.join(',')} is not on the sheets`);
  const stands = markerHex(at, seat, number);
  if (stands >= 0 && stands !== hex) return refuse('IA-tf-5', `task force ${number} is in another hex`);
  for (const unit of units) {
    if (!isUnit(g, unit) || g.units.owner[unit] !== seat) return refuse('IA-tf-1', `unit ${unit} is not yours`);
    if (g.units.hex[unit] !== hex) return refuse('IA-tf-5', `${g.names[unit]} is in another hex`); // R21
    if (!isShip(g, unit) || isProject(g, unit) || g.units.place[unit] !== SPACE)
      return refuse('IA-tf-1', `${g.names[unit]} is no ship in space`);
    if (isEnd && isCarried(g, unit))
      return refuse('IA-tf-9', `${g.names[unit]} is docked: it joins a task force only at the start of movement`);
    if (g.units.feeds[unit]! >= 0) return refuse('IA-bld-9', `${g.names[unit]} is being used to build`); // R58
  }
  if (units.length > 0 || stands >= 0 || mayBluff(at, seat, hex)) return null; // IA-tf-1: any number of ships, also none
  return refuse('IA-tf-1', 'an empty task force starts where you have a unit in space, a force or a planet');
}

/** R22: an empty force is made beside own space units, at an own planet, or split off from a force */
function mayBluff(at: Position, seat: number, hex: number): boolean {
  const { g } = at;
  const { owner, hex: hexes } = g.units;
  const system = systemAt(at, hex);
  if (system >= 0 && planetOwner(at, system) === seat) return true;
  if (g.taskForces.hex.slice(seat * MARKERS, (seat + 1) * MARKERS).includes(hex)) return true;
  return unitsWhere(g, (unit) => owner[unit] === seat && hexes[unit] === hex && isSpaceUnit(g, unit)).length > 0;
}

/** IA-tf-4, IA-tf-5, IA-tf-6, R21: at the end forces are only merged, or taken onto the card of a system */
function splitFault(at: Position, seat: number, { taskForces, dissolve }: Plans): Refusal | null {
  const { g, data } = at;
  const next = new Map(taskForces.flatMap(({ number, units }) => units.map((unit) => [unit, number] as const)));
  for (let number = 1; number <= data.tables.markers; number++) {
    const hex = markerHex(at, seat, number);
    if (hex < 0) continue;
    const members = membersOf(g, seat, number);
    const isListed = taskForces.some((list) => list.number === number) || dissolve.includes(number);
    const ends = new Set(members.map((unit) => next.get(unit) ?? (isListed ? 0 : number)));
    if (ends.size > 1) return refuse('IA-tf-4', `task force ${number} is split only at the start of movement`);
    if (!ends.has(0)) continue;
    if (!dissolve.includes(number))
      return refuse('IA-tf-4', `task force ${number} is split only at the start of movement`);
    if (systemAt(at, hex) < 0) return refuse('IA-tf-6', `task force ${number} is at no system`);
  }
  const bluff = taskForces.find(({ number, units }) => units.length === 0 && markerHex(at, seat, number) < 0);
  return bluff ? refuse('IA-tf-4', 'an empty task force is made only at the start of movement') : null; // R22
}

/** Free actions after the task forces have changed: both are tried and taken back. */
function shiftsFault(at: Position, seat: number, plans: Plans): Refusal | null {
  if (plans.shifts.length === 0) return null;
  return tryOut(at.g, (rollback) => {
    rollback.keepMarkers();
    rollback.keep(unitsWhere(at.g, (unit) => at.g.units.owner[unit] === seat));
    regroup(at, seat, plans);
    return tryShifts(rollback, at, seat, plans.shifts);
  });
}

/** Sets the contents of all task forces named. Returns the markers that came or went. */
export function regroup({ g }: Position, seat: number, { taskForces, dissolve }: Plans): number[] {
  const changed: number[] = [];
  for (const number of [...dissolve, ...taskForces.map((list) => list.number)])
    for (const unit of membersOf(g, seat, number)) setForce(g, unit, 0);
  for (const number of dissolve) {
    g.taskForces.hex[seat * MARKERS + number] = -1; // IA-tf-6
    changed.push(number);
  }
  for (const { number, at: xy, units } of taskForces) {
    const marker = seat * MARKERS + number;
    if (g.taskForces.hex[marker]! < 0) {
      g.taskForces.hex[marker] = hexAt(xy);
      g.taskForces.jumped[marker] = 0;
      g.taskForces.arrived[marker] = g.turn * 1000 + g.activation;
      changed.push(number);
    }
    for (const unit of units) {
      g.units.host[unit] = -1; // IA-tf-9, R130: a docked ship leaves its dock
      setForce(g, unit, number);
    }
  }
  return changed;
}

function setForce(g: ImperialState, unit: number, number: number): void {
  for (const one of [unit, ...allAboard(g, unit)]) g.units.taskForce[one] = number;
}

/** IA-tf-7, R23: markers are seen to come and go, contents are not */
export function applyRegroup(play: IaPlay, seat: number, plans: Plans): void {
  const { g } = play;
  const before = g.taskForces.hex.slice();
  for (const number of regroup(play, seat, plans)) {
    const marker = seat * MARKERS + number;
    const isOnMap = g.taskForces.hex[marker]! >= 0;
    const hex = isOnMap ? g.taskForces.hex[marker]! : before[marker]!;
    const sees = seatsIn(g, witnessesOf(play, seat, hex));
    play.emit('IA-tf-7', 'marker', { seat, taskForce: number, at: xyOf(hex), isOnMap }, sees);
  }
}

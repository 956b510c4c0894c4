/** Random reorganising and random activations: what random players do, from what the seat knows. */
import { pickFrom, type Random, shuffle } from '#core/random';
import { jumpReach, systemAt, xyOf } from '../../../board/chart.ts';
import { type Rollback, tryOut } from '../../../board/rollback.ts';
import { forUnits, isCargo, isCarried, isFighter, isInside, isShip, isTroops } from '../../../board/units.ts';
import { MARKERS, REGROUP } from '../../../state.ts';
import type { Choices, Jump, JumpGroup, Position, Shift } from '../../../types.ts';
import { groupRange, jumpersOf, jumpFault, markerHex, mayJump } from './jumps.ts';
import { shiftFault, tryShift } from './shifts.ts';
import { reorganiseFault } from './task-forces.ts';

type Plans = Choices['reorganise']['answer'];
type Move = Choices['strategicMove']['answer'];

/** Could anything of the seat jump now? */
export function canMove(at: Position, seat: number): boolean {
  return jumpGroups(at, seat).length > 0;
}

/** Task forces that may jump, and for each hex the loose ships that may. */
export function jumpGroups(at: Position, seat: number): JumpGroup[] {
  const { g, data } = at;
  const groups: JumpGroup[] = [];
  const loose = new Map<number, number[]>();
  const held = new Set<number>();
  forUnits(g, seat, (unit) => {
    if (isCarried(g, unit)) return;
    const number = g.units.taskForce[unit]!;
    const isReady = mayJump(at, unit);
    if (number !== 0 && !isReady) held.add(number);
    if (number !== 0 || !isReady) return;
    const here = loose.get(g.units.hex[unit]!);
    if (here) here.push(unit);
    else loose.set(g.units.hex[unit]!, [unit]);
  });
  for (let number = 1; number <= data.tables.markers; number++) {
    const isFree = markerHex(at, seat, number) >= 0 && g.taskForces.jumped[seat * MARKERS + number] !== g.turn;
    if (isFree && !held.has(number)) groups.push({ taskForce: number });
  }
  for (const units of loose.values()) groups.push({ units });
  return groups;
}

export function randomMove(at: Position, seat: number, random: Random): Move {
  const draw = (before: Shift[]): Move => ({
    before,
    jump: random.below(8) === 0 ? null : randomJump(at, seat, random),
    after: [],
  });
  if (random.below(3) > 0) return draw([]);
  return tryOut(at.g, (rollback) => draw(randomShifts(rollback, at, seat, random)));
}

function randomJump(at: Position, seat: number, random: Random): Jump | null {
  const groups = jumpGroups(at, seat);
  if (groups.length === 0) return null;
  let group = pickFrom(groups, random);
  if ('units' in group && random.below(2) === 0)
    group = { ...group, units: shuffle([...group.units], random).slice(0, 1 + random.below(group.units.length)) };
  const jumpers = jumpersOf(at.g, seat, group);
  const from = 'units' in group ? at.g.units.hex[jumpers[0]!]! : markerHex(at, seat, group.taskForce);
  const hexes = jumpReach(at.data.chartFor(at.g), from, groupRange(at, jumpers));
  const ends = hexes.filter((hex) => hex !== from);
  if (ends.length === 0) return null;
  const systems = ends.filter((hex) => systemAt(at, hex) >= 0);
  const to = xyOf(pickFrom(systems.length > 0 && random.below(4) > 0 ? systems : ends, random));
  const jump = { ...group, to };
  return jumpFault(at, seat, jump) ? null : jump;
}

/** A few legal free actions, tried one after the other. */
function randomShifts(rollback: Rollback, at: Position, seat: number, random: Random): Shift[] {
  const { g, data } = at;
  const wishes: Shift[] = [];
  const hosts: number[] = [];
  forUnits(g, seat, (unit) => {
    if (data.types[g.units.type[unit]!]!.landsFighters || data.types[g.units.type[unit]!]!.embarksBySteps)
      hosts.push(unit);
  });
  forUnits(g, seat, (unit) => {
    if (systemAt(at, g.units.hex[unit]!) < 0 || !isInside(g, unit)) return;
    if (!isShip(g, unit) && !isFighter(g, unit) && !isTroops(g, unit)) return;
    const near = hosts.filter((host) => g.units.hex[host] === g.units.hex[unit]);
    if (near.length > 0 && random.below(2) === 0) wishes.push({ do: 'board', unit, host: pickFrom(near, random) });
    else if (isCarried(g, unit)) wishes.push({ do: 'leave', unit });
    else if (isCargo(g, unit) && random.below(4) === 0) wishes.push({ do: 'outside', unit, outside: true });
  });
  const done: Shift[] = [];
  for (const shift of shuffle(wishes, random).slice(0, 1 + random.below(3))) {
    if (shiftFault(at, seat, shift)) continue;
    tryShift(rollback, at, shift);
    done.push(shift);
  }
  return done;
}

export function randomPlans(at: Position, seat: number, isEnd: boolean, random: Random): Plans {
  const none: Plans = { taskForces: [], dissolve: [], shifts: [] };
  const shifts =
    isEnd && at.g.stage === REGROUP && random.below(4) === 0
      ? tryOut(at.g, (rollback) => randomShifts(rollback, at, seat, random))
      : [];
  const plans =
    random.below(3) > 0 ? none : random.below(3) === 0 ? dissolving(at, seat, random) : forming(at, seat, random);
  for (const tried of [{ ...plans, shifts }, plans]) if (reorganiseFault(at, seat, tried, isEnd) === null) return tried;
  return none;
}

function dissolving(at: Position, seat: number, random: Random): Plans {
  const numbers = markersOf(at, seat);
  return { taskForces: [], dissolve: numbers.length > 0 ? [pickFrom(numbers, random)] : [], shifts: [] };
}

/** Loose ships of one hex become a force; now and then it is an empty one. */
function forming(at: Position, seat: number, random: Random): Plans {
  const { g, data } = at;
  const ships: number[] = [];
  forUnits(g, seat, (unit) => {
    if (g.units.taskForce[unit] === 0 && mayJump(at, unit)) ships.push(unit);
  });
  const used = markersOf(at, seat);
  const number = Array.from({ length: data.tables.markers }, (_, index) => index + 1).find(
    (one) => !used.includes(one),
  );
  if (ships.length === 0 || number === undefined) return { taskForces: [], dissolve: [], shifts: [] };
  const hex = g.units.hex[pickFrom(ships, random)]!;
  const here = ships.filter((unit) => g.units.hex[unit] === hex);
  const units = random.below(6) === 0 ? [] : here.slice(0, 1 + random.below(here.length));
  return { taskForces: [{ number, at: xyOf(hex), units }], dissolve: [], shifts: [] };
}

function markersOf(at: Position, seat: number): number[] {
  return Array.from({ length: at.data.tables.markers }, (_, index) => index + 1).filter(
    (number) => markerHex(at, seat, number) >= 0,
  );
}

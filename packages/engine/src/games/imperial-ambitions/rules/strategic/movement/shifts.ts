/** Free actions inside one system: docking, landing, loading, merging, standing outside (R25 to R29, R68). */
import type { Refusal } from '#core/types';
import { hasRoom } from '../../../board/carrying.ts';
import { systemAt } from '../../../board/chart.ts';
import { groundOwners, hasHabitable } from '../../../board/control.ts';
import type { Rollback } from '../../../board/rollback.ts';
import {
  allAboard,
  isBase,
  isCargo,
  isCarried,
  isFighter,
  isInside,
  isProject,
  isShip,
  isTransport,
  isTroops,
  isUnit,
  typeOf,
} from '../../../board/units.ts';
import { HABITABLE } from '../../../data/names.ts';
import {
  AWAY,
  type ImperialState,
  INSIDE,
  KEPT_OUTSIDE,
  REGROUP,
  SPACE,
  SURFACE,
  USED_UP,
  WITHDRAWN,
} from '../../../state.ts';
import { type IaPlay, type Position, refuse, type Shift } from '../../../types.ts';
import { loseProjects, takeOff } from '../build/projects.ts';

export function shiftFault(at: Position, seat: number, shift: Shift): Refusal | null {
  const { g } = at;
  const { unit } = shift;
  if (!isUnit(g, unit) || g.units.owner[unit] !== seat) return refuse('IA-seq-5', `unit ${unit} is not yours`);
  if (isProject(g, unit)) return refuse('IA-bld-6', `${g.names[unit]} is under construction`);
  if (g.units.feeds[unit]! >= 0) return refuse('IA-bld-9', `${g.names[unit]} is being used to build`); // R58
  if (g.stage !== REGROUP && g.units.jumped[unit] === g.turn)
    return refuse('IA-hyp-7', `${g.names[unit]} has jumped: it waits for the end of movement`); // R26
  if (shift.do === 'merge') return mergeFault(at, shift.unit, shift.with);
  if (systemAt(at, g.units.hex[unit]!) < 0) return refuse('IA-seq-5', `${g.names[unit]} is in no system`);
  if (shift.do === 'outside') return outsideFault(g, unit, shift.outside);
  if (!isInside(g, unit)) return refuse('IA-mov-10', `${g.names[unit]} is outside the system`); // R25
  if (isTroops(g, unit)) return troopsFault(at, shift);
  if (!isShip(g, unit) && !isFighter(g, unit))
    return refuse('IA-gnd-3', `a ${typeOf(at, unit).id} stays where it stands`);
  if (shift.do === 'leave') {
    if (!isCarried(g, unit)) return refuse('IA-seq-5', `${g.names[unit]} is in space already`);
    const hasBoarded = g.units.shifted[unit] === g.turn;
    return hasBoarded ? refuse('IA-land-14', `${g.names[unit]} came aboard in this phase and must stay`) : null; // R133
  }
  return hostFault(at, unit, shift.host);
}

/** R68: two half squadrons on one carrier or base */
export function mergeFault({ g, data }: Position, unit: number, other: number): Refusal | null {
  const { owner, host, steps } = g.units;
  if (!isUnit(g, other) || other === unit || owner[other] !== owner[unit] || isProject(g, other))
    return refuse('IA-land-4', `unit ${other} cannot be merged`);
  if (!isFighter(g, unit) || !isFighter(g, other)) return refuse('IA-land-4', 'only fighters are merged');
  if (host[unit]! < 0 || host[unit] !== host[other])
    return refuse('IA-land-4', 'both squadrons must be landed on the same carrier or base');
  if (steps[unit]! + steps[other]! > typeOf({ g, data }, unit).fullSteps)
    return refuse('IA-land-4', 'only half squadrons are merged');
  return null;
}

/** R25, IA-trade-8: a cargo ship may stay on the strategic map */
function outsideFault(g: ImperialState, unit: number, isWished: boolean): Refusal | null {
  if (!isCargo(g, unit) || isCarried(g, unit))
    return refuse('IA-trade-8', 'only cargo ships in space may stay outside a system');
  if (g.units.outside[unit] === WITHDRAWN) return refuse('IA-end-8', `${g.names[unit]} has just left a battle here`);
  if ((g.units.outside[unit] === KEPT_OUTSIDE) === isWished) return refuse('IA-trade-8', 'it stands there already');
  return null;
}

/** Is this a place to go aboard, for kind and room? */
function hostFault(at: Position, unit: number, host: number): Refusal | null {
  const { g } = at;
  if (!isUnit(g, host) || g.units.owner[host] !== g.units.owner[unit] || host === unit)
    return refuse('IA-land-1', `there is no host ${host} of yours`);
  if (g.units.hex[host] !== g.units.hex[unit] || !isInside(g, host))
    return refuse(isTroops(g, unit) ? 'IA-gnd-13' : 'IA-land-1', `${g.names[host]} is not in that system`);
  if (g.stage !== REGROUP && g.units.jumped[host] === g.turn)
    return refuse('IA-hyp-7', `${g.names[host]} has jumped: it waits for the end of movement`); // R26, R28
  if (g.units.host[unit] === host) return refuse('IA-land-1', `${g.names[unit]} is aboard already`);
  if (!hasRoom(at, unit, host))
    return refuse(isTroops(g, unit) ? 'IA-gnd-8' : 'IA-land-1', `${g.names[host]} has no room for ${g.names[unit]}`);
  return null;
}

/** IA-seq-5, IA-gnd-2, IA-gnd-6, IA-gnd-13, R27: planet ↔ T, planet ↔ base, base ↔ T, once a turn, in S3c */
function troopsFault(at: Position, shift: Extract<Shift, { do: 'board' | 'leave' }>): Refusal | null {
  const { g } = at;
  const { unit } = shift;
  const from = g.units.host[unit]!;
  if (g.stage === REGROUP) return refuse('IA-seq-5', 'ground units pass while fleets move, not when they regroup');
  if (g.units.shifted[unit] === g.turn) return refuse('IA-gnd-2', `${g.names[unit]} has passed once this turn`);
  if (shift.do === 'leave' && from < 0) return refuse('IA-gnd-2', `${g.names[unit]} is on the planet already`);
  const to = shift.do === 'leave' ? -1 : shift.host;
  if (to >= 0) {
    const fault = hostFault(at, unit, to);
    if (fault) return fault;
    if (from >= 0 && isBase(g, from) === isBase(g, to))
      return refuse('IA-gnd-2', 'from transport to transport or base to base there is no way'); // R27
  }
  return placeFault(at, from) ?? placeFault(at, to) ?? (to < 0 ? landingFault(at, unit) : null);
}

/** A base is beside the habitable planet or not; a T that has jumped this turn neither loads nor unloads (R28). */
function placeFault({ g }: Position, host: number): Refusal | null {
  if (host < 0) return null;
  if (isBase(g, host) && g.units.planet[host] !== HABITABLE)
    return refuse('IA-gnd-6', `${g.names[host]} is not beside the habitable planet`); // R65
  if (isTransport(g, host) && g.units.jumped[host] === g.turn)
    return refuse('IA-gnd-5', `${g.names[host]} has jumped this turn`);
  return null;
}

/** R29, R127: only where no ground unit of anybody else stands; without a limit of numbers (IA-gnd-12) */
function landingFault(at: Position, unit: number): Refusal | null {
  const { g } = at;
  const system = systemAt(at, g.units.hex[unit]!);
  if (!hasHabitable(at, system)) return refuse('IA-star-2', 'there is no habitable planet here');
  if (groundOwners(at, system).some((owner) => owner !== g.units.owner[unit]))
    return refuse('IA-gnd-2', 'ground units of somebody else are on the planet: it takes an assault');
  return null;
}

/** Tries free actions one after the other: why one of them is refused, or null. */
export function tryShifts(rollback: Rollback, at: Position, seat: number, shifts: readonly Shift[]): Refusal | null {
  for (const shift of shifts) {
    const fault = shiftFault(at, seat, shift);
    if (fault) return fault;
    tryShift(rollback, at, shift);
  }
  return null;
}

/** `shiftFault` must have allowed it. */
export function tryShift(rollback: Rollback, at: Position, shift: Shift): void {
  rollback.keep(changedBy(at.g, shift));
  doShift(at, shift);
}

function changedBy(g: ImperialState, shift: Shift): number[] {
  const { unit } = shift;
  if (shift.do === 'merge') return [unit, shift.with];
  return [unit, ...allAboard(g, unit), g.units.host[unit]!, shift.do === 'board' ? shift.host : -1];
}

/** The same on a bare state: `shiftFault` must have allowed it. */
export function doShift({ g }: Position, shift: Shift): void {
  const { unit } = shift;
  if (shift.do === 'merge') return join(g, unit, shift.with);
  if (shift.do === 'outside') return setOutside(g, unit, shift.outside ? KEPT_OUTSIDE : INSIDE);
  const from = g.units.host[unit]!;
  const to = shift.do === 'board' ? shift.host : -1;
  if (isTroops(g, unit)) {
    g.units.shifted[unit] = g.turn;
    for (const host of [from, to]) if (host >= 0 && isTransport(g, host)) g.units.worked[host] = g.turn; // IA-gnd-5
    if (to >= 0 && isTransport(g, to)) g.units.boarded[unit] = g.turn; // R122
  }
  if (to >= 0) g.units.shifted[unit] = g.turn; // IA-land-14, R133
  g.units.host[unit] = to;
  g.units.place[unit] = isTroops(g, unit) && to < 0 ? SURFACE : SPACE;
  for (const one of [unit, ...allAboard(g, unit)]) standWith(g, one, to);
}

/** What is carried stands where its host stands; what leaves is on the system card (IA-tf-8), in no task force (IA-tf-3). */
function standWith({ units }: ImperialState, unit: number, host: number): void {
  units.taskForce[unit] = host < 0 ? 0 : units.taskForce[host]!;
  units.outside[unit] = host < 0 ? INSIDE : units.outside[host]!;
}

function setOutside(g: ImperialState, unit: number, outside: number): void {
  for (const one of [unit, ...allAboard(g, unit)]) g.units.outside[one] = outside;
}

function join(g: ImperialState, unit: number, other: number): void {
  g.units.steps[unit]! += g.units.steps[other]!;
  if (g.units.bound[other] === 1) g.units.bound[unit] = 1;
  takeOff(g, other, USED_UP);
}

/** Carries out a free action; landing on a planet takes it at once (R29), with the end of what others built there (R62). */
export function applyShift(play: IaPlay, seat: number, shift: Shift): void {
  const { g } = play;
  if (shift.do === 'merge') return mergeFighters(play, shift.unit, shift.with);
  doShift(play, shift);
  if (shift.do !== 'leave' || !isTroops(g, shift.unit)) return;
  const system = systemAt(play, g.units.hex[shift.unit]!);
  for (let other = 0; other < g.seats; other++)
    if (other !== seat) loseProjects(play, system, other, 'surface', 'IA-ctl-2');
}

/** R68: two half squadrons become one; in a battle everybody sees it */
export function mergeFighters(play: IaPlay, unit: number, other: number): void {
  const { g } = play;
  join(g, unit, other);
  const isSeen = g.units.battle[unit] !== AWAY;
  play.emit('IA-land-4', 'merged', { unit, with: other }, isSeen ? 'all' : [g.units.owner[unit]!]);
}

/** 7.1, 7.2 Maneuver Commands: the allowance, and what one Command does. Gravity, tractors and homing use them too. */
import type { Refusal } from '#core/types';
import { CLOCK_DQ, CLOCK_DR, type Clock } from '#hex/index';
import { isAsteroid, planetAt, turnUnit } from '../../board/plane.ts';
import { GUIDED, HOMING, UNGUIDED } from '../../data/types.ts';
import { DAMAGED, type DeltaVeeState, JUMPING, NO_JUMP, WRECKED } from '../../state.ts';
import { type DvPlay, type Maneuver, type Position, refuse, type Turning } from '../../types.ts';
import {
  classOf,
  groupOf,
  isCaptured,
  isCraft,
  isInPlay,
  isInstallation,
  isMissile,
  isUnit,
  maneuverRating,
  velocityRating,
} from '../04-spaceships.ts';
import { hasFieldUp } from '../05-pods.ts';

/** What a string of Maneuver Commands starts from and uses up. */
export interface Handling {
  velocity: number;
  /** velocity at the first Maneuver Command of the phase (DV-7.1i) */
  firstVelocity: number;
  rating: number;
  velocityRating: number;
  used: number;
  speedChanges: number;
  weaved: boolean;
}

/** The unit (with all docked to it) as it stands in this Command Phase; a docked group shares what it has used (R34). */
export function handlingOf(at: Position, unit: number, rating = maneuverRating(at, unit)): Handling {
  const { units } = at.g;
  const handling: Handling = {
    velocity: units.velocity[unit]!,
    firstVelocity: units.firstVelocity[unit]! < 0 ? units.velocity[unit]! : units.firstVelocity[unit]!,
    rating,
    velocityRating: velocityRating(at, unit),
    used: units.maneuvers[unit]!,
    speedChanges: units.speedChanges[unit]!,
    weaved: units.weaved[unit] === 1,
  };
  if (units.dock[unit]! < 0) return handling;
  for (const member of groupOf(at.g, unit)) {
    handling.used = Math.max(handling.used, units.maneuvers[member]!);
    handling.speedChanges = Math.max(handling.speedChanges, units.speedChanges[member]!);
    handling.weaved ||= units.weaved[member] === 1;
  }
  return handling;
}

/** DV-7.1a, DV-7.1i: rating less the velocity at the first Command; 0 means one Accelerate or Decelerate only (DV-7.1b). */
export function allowanceIn(handling: Pick<Handling, 'rating' | 'firstVelocity'>): number {
  return Math.max(0, handling.rating - handling.firstVelocity);
}

/** Maneuver Commands that the unit may receive in this phase, those received included. */
export function allowanceOf(at: Position, unit: number): number {
  return Math.max(1, allowanceIn(handlingOf(at, unit))); // DV-7.1b
}

const isSpeedChange = (maneuver: Maneuver): boolean => maneuver.do === 'accelerate' || maneuver.do === 'decelerate';

/** May a Command of the jump family, or of any other kind that is no speed change, still be issued? */
export function refuseAllowance(handling: Handling, speedChange: boolean): Refusal | null {
  const allowance = allowanceIn(handling);
  if (allowance === 0 && (!speedChange || handling.used > 0))
    return refuse(
      'DV-7.1b',
      `at velocity ${handling.firstVelocity} a unit of maneuver rating ${handling.rating} receives one Accelerate or Decelerate only`,
    );
  if (allowance > 0 && handling.used >= allowance)
    return refuse(
      'DV-7.1a',
      `rating ${handling.rating} less velocity ${handling.firstVelocity} allows ${allowance} Maneuver Commands, all are used`,
    );
  return null;
}

function refuseStep(at: Position, handling: Handling, maneuver: Maneuver): Refusal | null {
  if (isSpeedChange(maneuver)) {
    const { maximumVelocity } = at.data.tables;
    const velocity = handling.velocity + (maneuver.do === 'accelerate' ? 1 : -1);
    if (velocity < 0 || velocity > maximumVelocity)
      return refuse('DV-2.6a', `velocity is 0 to ${maximumVelocity}, and it is ${handling.velocity} now`); // R3
    if (handling.speedChanges >= handling.velocityRating)
      return refuse(
        'DV-7.2a',
        `velocity rating ${handling.velocityRating}: no more Accelerate or Decelerate this phase`,
      ); // DV-4.2
  }
  if (maneuver.do === 'weave' && handling.weaved) return refuse('DV-7.2d', 'a unit weaves only once a phase');
  return refuseAllowance(handling, isSpeedChange(maneuver));
}

function takeStep(handling: Handling, maneuver: Maneuver): void {
  handling.used++;
  if (isSpeedChange(maneuver)) handling.speedChanges++;
  if (maneuver.do === 'accelerate') handling.velocity++;
  if (maneuver.do === 'decelerate') handling.velocity--;
  if (maneuver.do === 'weave') handling.weaved = true;
}

/** A string of Commands within the limits of one phase; `handling` is used up by it. */
export function checkManeuvers(at: Position, handling: Handling, maneuvers: readonly Maneuver[]): Refusal | null {
  for (const maneuver of maneuvers) {
    const refusal = refuseStep(at, handling, maneuver);
    if (refusal) return refusal;
    takeStep(handling, maneuver);
  }
  return null;
}

/** An own unit in play that is not captured, or why it takes no Command. */
export function refuseUnit(g: DeltaVeeState, seat: number, unit: number): Refusal | null {
  if (!isUnit(g, unit) || !isInPlay(g, unit) || g.units.seat[unit] !== seat)
    return refuse('DV-7.0a', `unit ${unit} is none of yours on the plane`);
  if (isCaptured(g, unit)) return refuse('DV-7.4u', 'a captured ship is only towed');
  return null;
}

/** Fields and jump markers of the unit and all docked to it forbid every Maneuver Command, a tractor's too. */
export function refuseGroup(g: DeltaVeeState, unit: number): Refusal | null {
  for (const member of groupOf(g, unit)) {
    if (isInstallation(g, member)) return refuse('DV-FSB-PI5', 'an installation receives no Maneuver Commands');
    if (g.units.fresh[member]) return refuse('DV-7.4e', 'no Maneuver Commands in the phase of its launch'); // R47
    if (g.units.jump[member] !== NO_JUMP) {
      const marker = g.units.jump[member] === JUMPING ? 'Jump' : 'Prepare Jump';
      return refuse('DV-7.1c', `there is a ${marker} marker on ${g.names[member]}`);
    }
    if (hasFieldUp(g, member)) return refuse('DV-7.1d', `the force field of ${g.names[member]} is active`);
  }
  return null;
}

/** May its owner issue Maneuver Commands (Accelerate, Decelerate, Direction Change, Weave) to it at all? */
export function refuseManeuvering(at: Position, unit: number): Refusal | null {
  const { g } = at;
  const { units } = g;
  if (!isMissile(g, unit)) {
    if (units.engine[unit] === WRECKED) return refuse('DV-8.9d', 'its engine is destroyed');
    if (isCraft(g, unit) && units.dock[unit]! >= 0) return refuse('DV-7.4j', 'a docked battlecraft drives nothing');
    return refuseGroup(g, unit);
  }
  const type = units.type[unit];
  if (type === UNGUIDED) return refuse('DV-2.5a', 'an unguided missile receives no Maneuver Commands');
  if (type === GUIDED && !units.controlled[unit])
    return refuse('DV-7.1e', 'a guided missile needs Control Guided Missile first'); // DV-2.5b
  if (type === HOMING) return refuse('DV-FSB-H1', 'a homing missile receives Commands only by homing on a target');
  return null; // DV-2.5c
}

/** DV-7.2c: to any adjacent hex, unless it holds asteroids or a planet (DV-7.2e). */
export function refuseWeave(at: Position, unit: number, hexside: number): Refusal | null {
  const { g } = at;
  if (hexside < 2 || hexside > 12 || hexside % 2 !== 0) return refuse('DV-7.2c', `${hexside} is no hexside`);
  const q = g.units.q[unit]! + CLOCK_DQ[hexside as Clock];
  const r = g.units.r[unit]! + CLOCK_DR[hexside as Clock];
  if (planetAt(g, q, r) >= 0 || isAsteroid(at, q, r))
    return refuse('DV-7.2e', 'no weaving into an asteroid or planet hex');
  return null;
}

/** DV-8.9a, DV-8.9b: with a damaged or destroyed bridge no Weave. */
export function refuseBridge(at: Position, unit: number): Refusal | null {
  const state = at.g.units.bridge[unit]!;
  if (state < DAMAGED) return null;
  return refuse(state === WRECKED ? 'DV-8.9b' : 'DV-8.9a', 'no Weave without a sound bridge');
}

/** DV-FSB-S2b: while it must stay in orbit its velocity and hex stay as they are, whoever drives or pulls it. */
export function refuseBound(g: DeltaVeeState, unit: number, maneuver: Maneuver): Refusal | null {
  if (maneuver.do === 'left' || maneuver.do === 'right') return null;
  if (!groupOf(g, unit).some((member) => g.units.bound[member])) return null;
  return refuse('DV-FSB-S2b', 'it must remain in orbit until enemy ships come near');
}

/** One Maneuver Command by the owner, energy apart: `refuseEnergy` is the caller's. */
export function checkManeuver(at: Position, seat: number, unit: number, maneuver: Maneuver): Refusal | null {
  const refusal = refuseUnit(at.g, seat, unit) ?? refuseManeuvering(at, unit) ?? refuseBound(at.g, unit, maneuver);
  if (refusal) return refusal;
  if (maneuver.do === 'weave' && isMissile(at.g, unit)) return refuse('DV-7.2d', 'missiles do not weave');
  const limits = refuseStep(at, handlingOf(at, unit), maneuver);
  if (limits || maneuver.do !== 'weave') return limits;
  return refuseWeave(at, unit, maneuver.hexside) ?? refuseBridge(at, unit);
}

/** The string of gravity maneuvers of a unit that has just entered a planet hex (R39). */
export function checkGravity(at: Position, unit: number, maneuvers: readonly Turning[]): Refusal | null {
  if (maneuvers.length === 0) return null;
  const { g } = at;
  const forbidden = refuseGroup(g, unit); // R39: not with an active field or a jump marker
  if (forbidden) return forbidden;
  const drivers = groupOf(g, unit).filter((one) => g.units.engine[one] !== WRECKED && !isCaptured(g, one)); // DV-8.9d
  if (drivers.length === 0) return refuse('DV-8.9d', 'its engine is destroyed');
  let refusal: Refusal | null = null;
  for (const driver of drivers) {
    const handling = gravityHandling(at, driver);
    refusal = checkManeuvers(
      at,
      handling,
      maneuvers.map((turning) => ({ do: turning })),
    );
    if (!refusal && handling.velocity < 1)
      refusal = refuse('DV-6.5b', 'a gravity maneuver cannot leave a velocity below 1');
    if (!refusal) return null;
  }
  return refusal;
}

/** DV-6.5a: as in a Command Phase, with the velocity at entry. */
export function gravityHandling(at: Position, unit: number): Handling {
  const velocity = at.g.units.velocity[unit]!;
  return {
    velocity,
    firstVelocity: velocity,
    rating: maneuverRating(at, unit),
    velocityRating: velocityRating(at, unit),
    used: 0,
    speedChanges: 0,
    weaved: true, // DV-6.5k
  };
}

/** Changes velocity or direction of the unit and all docked to it, and nothing else. */
export function applyTurning(g: DeltaVeeState, unit: number, turning: Turning): void {
  const { units } = g;
  for (const member of groupOf(g, unit)) {
    if (turning === 'accelerate') units.velocity[member]! += 1;
    else if (turning === 'decelerate') units.velocity[member]! -= 1;
    else turnUnit(g, member, turning === 'left' ? -1 : 1); // DV-7.2b: one of the twelve positions
  }
}

/** DV-7.2c: moves the unit and all docked to it one hex; velocity, direction and zig-zag stay (DV-6.1g). */
function applyWeave(g: DeltaVeeState, unit: number, hexside: number): void {
  const { q, r, weaved } = g.units;
  for (const member of groupOf(g, unit)) {
    q[member]! += CLOCK_DQ[hexside as Clock];
    r[member]! += CLOCK_DR[hexside as Clock];
    weaved[member] = 1;
  }
}

/** Counts one Maneuver Command against the allowance of the unit and all docked to it. */
export function countManeuver(g: DeltaVeeState, unit: number): void {
  for (const member of groupOf(g, unit)) {
    if (g.units.firstVelocity[member]! < 0) g.units.firstVelocity[member] = g.units.velocity[member]!; // DV-7.1i
    g.units.maneuvers[member]! += 1;
  }
}

/** Issues one Maneuver Command in a Command Phase. Energy and, after a Weave, `interceptions` (with the edge of the sheets, DV-6.2a) are the caller's. */
export function applyManeuver(play: DvPlay, unit: number, maneuver: Maneuver): void {
  const { g } = play;
  countManeuver(g, unit);
  if (maneuver.do === 'weave') {
    applyWeave(g, unit, maneuver.hexside);
    return;
  }
  applyTurning(g, unit, maneuver.do);
  if (!isSpeedChange(maneuver)) return;
  const isLanding = mayLand(play, unit);
  for (const member of groupOf(g, unit)) {
    g.units.speedChanges[member]! += 1;
    g.units.landing[member] = isLanding ? 1 : 0;
  }
}

/** DV-6.5g, R43: brought to velocity 0 in a planet hex; everything docked together must be streamlined (DV-4.5, DV-6.5i). */
function mayLand(at: Position, unit: number): boolean {
  const { q, r, velocity } = at.g.units;
  if (isMissile(at.g, unit) || velocity[unit] !== 0 || planetAt(at.g, q[unit]!, r[unit]!) < 0) return false;
  return groupOf(at.g, unit).every((member) => classOf(at, member).streamlined);
}

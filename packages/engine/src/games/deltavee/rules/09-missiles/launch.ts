/** 9.0 to 9.5 and 9.9: launches from pods, rails and MIMS. */
import type { Refusal } from '#core/types';
import { type Clock, DQ, DR, facingOf, type Hexside, isCorner, turn } from '#hex/index';
import { HOMING, type LaunchPlacement, LOWEST_CIV, MIMS, MISSILE_TYPES, UNGUIDED } from '../../data/types.ts';
import { addUnit, type DeltaVeeState, MISSILE } from '../../state.ts';
import { type DeltaVeeRules, type DvPlay, type Placement, type Position, refuse, type ShotOf } from '../../types.ts';
import { classOf, isCraft, isInstallation, isMissile, railsOf, withRails } from '../04-spaceships.ts';
import {
  changeMissiles,
  changeReady,
  effectiveCiv,
  hasFieldUp,
  launchable,
  missilesReady,
  podType,
  rowOf,
} from '../05-pods.ts';
import { hasFireLeft, markFire } from '../08-fire/fire.ts';
import { missileName } from '../10-set-up/logs.ts';
import { looksAt } from '../fsb/installations.ts';
import { noteSighting } from './sighting.ts';

/** `appeared` of a unit that was first seen in a Fire Phase. */
const IN_FIRE_PHASE = 2;

/** Diagram C if the launcher points at a hexside, Diagram D at a corner (DV-9.4b). */
export function placementsOf({ g, data }: Position, launcher: number): readonly LaunchPlacement[] {
  const { launch } = data.tables;
  return isCorner(g.units.direction[launcher] as Clock) ? launch.corner : launch.hexside;
}

/** DV-9.1a: prepared ones, and of types that need no preparation all that are left */
export function canLaunchType(at: Position, row: number, missile: number): boolean {
  const type = podType(at, row);
  if (!type?.weapons || missile < 0 || missile >= MISSILE_TYPES.length) return false;
  if (missilesReady(at.g, row, missile) > 0) return true;
  return launchable(at.g, row, type, missile) > 0; // DV-FSB-H5
}

export function checkLaunch(at: Position, shot: ShotOf<'launch'>): Refusal | null {
  const { unit, box, missile } = shot;
  const row = isMissile(at.g, unit) ? -1 : rowOf(at.g, unit, box);
  const type = podType(at, row);
  if (!type?.weapons) return refuse('DV-5.1a', `box ${box} holds no pod that launches missiles`);
  if (hasFieldUp(at.g, unit)) return refuse('DV-7.4n', 'no missile leaves a ship with an active force field');
  if (!hasFireLeft(at, unit, box)) return refuse('DV-9.2a', `box ${box} has no fire left for a launch in this phase`);
  if (!canLaunchType(at, row, missile)) {
    const name = MISSILE_TYPES[missile] ?? 'such';
    return refuse('DV-9.1a', `box ${box} has no ${name} missile that is prepared or needs no preparation`);
  }
  return checkPlacement(at, unit, shot);
}

/** DV-9.4a, DV-9.4b: every placement by Diagram C or D, from a course */
export function placementsFrom(
  { tables }: Pick<DeltaVeeRules, 'tables'>,
  direction: number,
  velocity: number,
): Placement[] {
  const heading = direction as Clock;
  const slowest = Math.max(1, velocity - 1);
  const fastest = Math.min(tables.maximumVelocity, velocity + 1);
  const velocities = Array.from({ length: fastest - slowest + 1 }, (_, more) => slowest + more);
  return tables.launch[isCorner(heading) ? 'corner' : 'hexside'].flatMap(({ hex, directions }) =>
    directions.flatMap((change) =>
      velocities.map((one) => ({ hexside: turn(heading, hex), direction: turn(heading, change), velocity: one })),
    ),
  );
}

/** 9.4: hex, direction and velocity of a missile beside its launcher. */
export function checkPlacement(
  at: Position,
  launcher: number,
  { hexside, direction, velocity }: Placement,
): Refusal | null {
  const { units } = at.g;
  const heading = units.direction[launcher] as Clock;
  const place = placementsOf(at, launcher).find(({ hex }) => turn(heading, hex) === hexside);
  if (!place) return refuse('DV-9.4b', `no missile leaves towards hexside ${hexside} from direction ${heading}`); // DV-9.4c
  if (!place.directions.some((change) => turn(heading, change) === direction))
    return refuse('DV-9.4b', `a missile placed at hexside ${hexside} may not point to ${direction}`);
  const own = units.velocity[launcher]!;
  if (velocity < 1 || velocity > at.data.tables.maximumVelocity || Math.abs(velocity - own) > 1)
    return refuse(
      'DV-9.4a',
      `launch velocity ${velocity} is not within one of ${own}, at least 1 and at most ${at.data.tables.maximumVelocity}`,
    );
  const facing = facingOf(hexside as Hexside);
  if (
    isInstallation(at.g, launcher) &&
    !looksAt(at.g, launcher, units.q[launcher]! + DQ[facing], units.r[launcher]! + DR[facing])
  )
    return refuse('DV-FSB-PI2', `the installation looks through hexside ${heading} only`);
  return null;
}

/** DV-FSB-F2: any number at once, all with one hex, direction and velocity */
export function checkRails(at: Position, shot: ShotOf<'rails'>): Refusal | null {
  const { units } = at.g;
  const { unit, missiles } = shot;
  if (!isCraft(at.g, unit)) return refuse('DV-FSB-F2', 'only battlecraft carry missiles on rails');
  if (units.burstFires[unit]! > 0 || units.railFires[unit]! > 0)
    return refuse('DV-FSB-F2', 'the craft has already fired in this phase');
  for (const missile of missiles) {
    const wanted = missiles.filter((other) => other === missile).length;
    if (missile < 0 || missile >= MISSILE_TYPES.length || railsOf(units.rails[unit]!, missile) < wanted)
      return refuse('DV-FSB-F2', `the craft does not carry ${wanted} ${MISSILE_TYPES[missile] ?? 'such'} missiles`);
  }
  return checkPlacement(at, unit, shot);
}

/** May this MIMS release its missiles now? Not in the phase it was launched in (R36). */
export function canRelease(g: DeltaVeeState, unit: number): boolean {
  const { type, payload, fresh } = g.units;
  return isMissile(g, unit) && type[unit] === MIMS && payload[unit]! > 0 && !fresh[unit];
}

/** DV-9.9a, DV-2.5d: up to four, once */
export function checkRelease(at: Position, { unit, missiles }: ShotOf<'release'>): Refusal | null {
  const payload = at.g.units.payload[unit]!;
  if (!canRelease(at.g, unit))
    return refuse('DV-9.9a', 'only a MIMS launched before this phase, with its missiles aboard, releases them');
  if (missiles.length < 1 || missiles.length > payload)
    return refuse('DV-9.9a', `it has ${payload} missiles to release`);
  for (const [index, placement] of missiles.entries()) {
    const refusal = checkPlacement(at, unit, placement); // DV-9.9c
    if (refusal) return refuse(refusal.rule, `missile ${index + 1}: ${refusal.why}`);
  }
  return null;
}

export function launchFromPod(play: DvPlay, shot: ShotOf<'launch'>): void {
  const { unit, box, missile } = shot;
  const { g } = play;
  const row = rowOf(g, unit, box);
  markFire(play, unit, box); // DV-9.2a; DV-9.2b: no energy is spent
  if (missilesReady(g, row, missile) > 0) changeReady(g, row, missile, -1);
  else takeUnprepared(g, row, missile);
  const civ = effectiveCiv(play, unit, row); // DV-9.5a, DV-4.7, DV-5.3a
  announce(play, unit, [placeMissile(play, { launcher: unit, ship: unit, row, missile, civ }, shot)]);
}

function takeUnprepared(g: DeltaVeeState, row: number, missile: number): void {
  changeMissiles(g, row, missile, -1);
  if (missile === HOMING) g.pods.homingFree[row] = Math.max(0, g.pods.homingFree[row]! - 1);
}

export function launchFromRails(play: DvPlay, shot: ShotOf<'rails'>): void {
  const { unit, missiles } = shot;
  const { units } = play.g;
  const civ = classOf(play, unit).civ; // R68
  units.railFires[unit]! += missiles.length;
  const placed = missiles.map((missile) => {
    units.rails[unit] = withRails(units.rails[unit]!, missile, -1);
    return placeMissile(play, { launcher: unit, ship: unit, row: -1, missile, civ }, shot);
  });
  announce(play, unit, placed);
}

/** DV-9.9a: once, without a Command. DV-9.9b: the MIMS stays in play as an intelligent missile. */
export function releasePayload(play: DvPlay, { unit, missiles }: ShotOf<'release'>): void {
  const { units } = play.g;
  units.payload[unit] = 0; // R36: what is not placed is lost
  const from: Origin = {
    launcher: unit,
    ship: units.ship[unit]!,
    row: units.pod[unit]!,
    missile: UNGUIDED,
    civ: units.civ[unit]!,
  };
  announce(
    play,
    unit,
    missiles.map((placement) => placeMissile(play, from, placement)), // edge case 21: all are placed, then they meet what is there
  );
}

interface Origin {
  /** the unit it leaves: ship, craft, installation or MIMS */
  launcher: number;
  ship: number;
  row: number;
  missile: number;
  civ: number;
}

/** DV-9.3a: its ship, pod and number are on the log; the counter lies face down (DV-2.5e). DV-9.4d: any number in one hex. */
function placeMissile(play: DvPlay, { launcher, ship, row, missile, civ }: Origin, placement: Placement): number {
  const { g, data } = play;
  const facing = facingOf(placement.hexside as Hexside);
  return addUnit(g, missileName(g, ship, missile), {
    kind: MISSILE,
    seat: g.units.seat[launcher]!,
    home: g.units.seat[launcher]!,
    type: missile,
    civ,
    q: g.units.q[launcher]! + DQ[facing],
    r: g.units.r[launcher]! + DR[facing],
    direction: placement.direction,
    velocity: placement.velocity,
    energy: data.missileRatings[missile]![civ - LOWEST_CIV]!.energy, // DV-9.5a
    ship,
    pod: row,
    payload: missile === MIMS ? data.tables.mimsPayload : 0,
    appeared: IN_FIRE_PHASE,
    fresh: 1,
  });
}

/** Shows the new counters to all, their origin to the owner only (A8), and lets them meet what is in the hex. */
function announce(play: DvPlay, launcher: number, placed: readonly number[]): void {
  const { g } = play;
  noteSighting(play, launcher, placed);
  for (const unit of placed) {
    const { seat, q, r, direction, velocity, ship, pod, type } = g.units;
    const course = { q: q[unit]!, r: r[unit]!, direction: direction[unit]!, velocity: velocity[unit]! };
    play.emit('DV-9.4b', 'launched', { unit, ...course });
    const box = pod[unit]! < 0 ? 0 : pod[unit]! - g.units.podFrom[ship[unit]!]! + 1;
    play.emit('DV-9.3a', 'launch-log', { unit, ship: ship[unit]!, box, missile: type[unit]! }, [seat[unit]!]);
  }
  play.call('interceptions', { movers: placed.slice(), pairs: [] }); // DV-9.6a, DV-6.5l, R32: as if they had moved there
}

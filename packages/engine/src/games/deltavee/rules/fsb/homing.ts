/** Homing missiles in the Command Phase (FSB, R67). */
import type { Refusal } from '#core/types';
import { type Clock, clockDifference, nearestDirections, turn } from '#hex/index';
import { HOMING } from '../../data/types.ts';
import { type OrderOf, type Position, refuse, type Turning } from '../../types.ts';
import { isInPlay, isMissile, rangeBetween } from '../04-spaceships.ts';
import { allowanceIn, applyManeuver, checkManeuvers, handlingOf, refuseUnit } from '../07-commands/maneuver.ts';
import { tellManeuver } from '../07-commands/maneuver-orders.ts';
import type { Due, OrderRule } from '../07-commands/order.ts';

const REACH = 6;

/** DV-FSB-H1, DV-FSB-H2: enemy units near that received Maneuver Commands, those with the highest score only. */
export function homingTargets({ g }: Position, missile: number): number[] {
  const { seat, lastCharged } = g.units;
  let best = Number.NEGATIVE_INFINITY;
  let found: number[] = [];
  for (let unit = 0; unit < g.names.length; unit++) {
    if (seat[unit] === seat[missile] || lastCharged[unit]! < 0 || !isInPlay(g, unit)) continue;
    const range = rangeBetween(g, missile, unit);
    if (range > REACH) continue;
    const score = lastCharged[unit]! - range; // DV-FSB-H2: energy spent on maneuver less the range
    if (score > best) found = [];
    if (score >= best) found.push(unit);
    best = Math.max(best, score);
  }
  return found;
}

const isHoming = ({ g }: Position, unit: number): boolean => isMissile(g, unit) && g.units.type[unit] === HOMING;

/** Directions that the missile may point to in the end: all, if it is in the target's hex. */
function wanted({ g }: Position, missile: number, target: number): Clock[] {
  const { q, r } = g.units;
  return nearestDirections(q[target]! - q[missile]!, r[target]! - r[missile]!);
}

const away = (direction: number, aims: readonly Clock[]): number =>
  Math.min(...aims.map((aim) => clockDifference(direction as Clock, aim)));

/** How far from its target it may still point in the end: what allowance and energy do not reach (DV-FSB-H3). */
function leastAway(at: Position, missile: number, aims: readonly Clock[]): number {
  const turns = Math.min(allowanceIn(handlingOf(at, missile)), at.g.units.energy[missile]!);
  return Math.max(0, away(at.g.units.direction[missile]!, aims) - turns);
}

function refuseAim(at: Position, { unit, target, maneuvers }: OrderOf<'home'>): Refusal | null {
  const aims = wanted(at, unit, target);
  let direction = at.g.units.direction[unit] as Clock;
  for (const one of maneuvers)
    if (one === 'left' || one === 'right') direction = turn(direction, one === 'left' ? -1 : 1);
  if (away(direction, aims) <= leastAway(at, unit, aims)) return null;
  return refuse('DV-FSB-H3', `it must end pointing as directly as possible at its target, to ${aims.join(' or ')}`);
}

export const home: OrderRule<OrderOf<'home'>> = {
  check(at, seat, order) {
    const { unit, target, maneuvers } = order;
    const refusal = refuseUnit(at.g, seat, unit);
    if (refusal) return refusal;
    if (!isHoming(at, unit)) return refuse('DV-FSB-H1', 'it is no homing missile');
    if (at.g.units.controlled[unit]) return refuse('DV-FSB-H1', 'it has homed in this phase');
    const targets = homingTargets(at, unit);
    if (targets.length === 0)
      return refuse('DV-FSB-H1', `no enemy within ${REACH} hexes received Maneuver Commands in its last Command Phase`);
    if (!targets.includes(target)) return refuse('DV-FSB-H2', `it homes on unit ${targets.join(' or ')}`);
    const limits = checkManeuvers(
      at,
      handlingOf(at, unit),
      maneuvers.map((one) => ({ do: one })),
    );
    if (limits) return limits;
    const left = at.g.units.energy[unit]!;
    if (maneuvers.length > left) return refuse('DV-7.6a', `it has ${left} Energy Units left`);
    return refuseAim(at, order);
  },
  apply(play, _seat, { unit, target, maneuvers }) {
    const { units } = play.g;
    units.controlled[unit] = 1;
    play.emit('DV-FSB-H1', 'homing', { unit, target }, [units.seat[unit]!]);
    for (const one of maneuvers) {
      units.energy[unit]! -= 1; // DV-7.5d
      units.charged[unit]! += 1;
      applyManeuver(play, unit, { do: one });
      tellManeuver(play, unit, one);
    }
  },
  sample(at, _seat, unit, random) {
    if (!isHoming(at, unit)) return null;
    const targets = homingTargets(at, unit);
    return targets.length === 0 ? null : plainHoming(at, unit, targets[random.below(targets.length)]!);
  },
  list: (at, _seat, unit) =>
    isHoming(at, unit) ? homingTargets(at, unit).map((target) => plainHoming(at, unit, target)) : [],
};

/** The fewest turns that satisfy DV-FSB-H3. */
function plainHoming(at: Position, unit: number, target: number): OrderOf<'home'> {
  const aims = wanted(at, unit, target);
  const least = leastAway(at, unit, aims);
  const direction = at.g.units.direction[unit] as Clock;
  const maneuvers: Turning[] = [];
  for (let turns = 0; turns <= 6; turns++) {
    for (const one of ['left', 'right'] as const) {
      if (away(turn(direction, one === 'left' ? -turns : turns), aims) > least) continue;
      for (let n = 0; n < turns; n++) maneuvers.push(one);
      return { do: 'home', unit, target, maneuvers };
    }
  }
  return { do: 'home', unit, target, maneuvers };
}

/** DV-FSB-H3: the phase does not end while a homing missile could point better at its target. */
export function dueHoming(at: Position, seat: number, unit: number): Due | null {
  if (!isHoming(at, unit) || at.g.units.controlled[unit] || at.g.units.fresh[unit]) return null;
  for (const target of homingTargets(at, unit)) {
    const order = plainHoming(at, unit, target);
    if (order.maneuvers.length === 0) return null;
    if (!home.check(at, seat, order))
      return { order, rule: 'DV-FSB-H3', why: `the homing missile ${at.g.names[unit]} must turn to its target` };
  }
  return null;
}

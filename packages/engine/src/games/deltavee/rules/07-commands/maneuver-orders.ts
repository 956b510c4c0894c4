/** 7.2 Accelerate, Decelerate, Direction Change and Weave as orders of a unit's owner. */

import { HEXSIDES } from '../../board/plane.ts';
import type { DvPlay, OrderOf, Turning } from '../../types.ts';
import { groupOf, isMissile } from '../04-spaceships.ts';
import { chargeManeuver, refuseEnergy } from './energy.ts';
import { applyManeuver, checkManeuver } from './maneuver.ts';
import type { OrderRule } from './order.ts';

const TURNINGS: readonly Turning[] = ['accelerate', 'decelerate', 'left', 'right'];

/** DV-7.2a, DV-7.2b */
export const turning: OrderRule<OrderOf<Turning>> = {
  check: (play, seat, order) => checkManeuver(play, seat, order.unit, order) ?? refuseEnergy(play, order.unit),
  apply(play, _seat, order) {
    chargeManeuver(play, order.unit);
    applyManeuver(play, order.unit, order);
    tellManeuver(play, order.unit, order.do);
  },
  sample: (_play, _seat, unit, random) => ({ do: TURNINGS[random.below(TURNINGS.length)]!, unit }),
  list: (_play, _seat, unit) => TURNINGS.map((one) => ({ do: one, unit })),
};

/** DV-7.2c */
export const weave: OrderRule<OrderOf<'weave'>> = {
  check: (play, seat, order) => checkManeuver(play, seat, order.unit, order) ?? refuseEnergy(play, order.unit),
  apply(play, _seat, order) {
    chargeManeuver(play, order.unit);
    applyManeuver(play, order.unit, order);
    tellManeuver(play, order.unit, 'weave');
    play.call('interceptions', { movers: groupOf(play.g, order.unit), pairs: [] }); // DV-9.6a: it has entered a hex
  },
  sample: ({ g }, _seat, unit, random) =>
    isMissile(g, unit) ? null : { do: 'weave', unit, hexside: HEXSIDES[random.below(6)]! },
  list: ({ g }, _seat, unit) => (isMissile(g, unit) ? [] : HEXSIDES.map((hexside) => ({ do: 'weave', unit, hexside }))),
};

/** All can see what a counter does on the plane; who drives a docked group they cannot. */
export function tellManeuver(play: DvPlay, unit: number, done: Turning | 'weave'): void {
  const { q, r, direction, velocity, dock } = play.g.units;
  play.emit('DV-7.2', 'maneuver', {
    unit: dock[unit]! < 0 ? unit : dock[unit]!,
    do: done,
    q: q[unit]!,
    r: r[unit]!,
    direction: direction[unit]!,
    velocity: velocity[unit]!,
  });
}

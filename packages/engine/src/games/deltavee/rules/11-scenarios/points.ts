/** Victory points (DV-S5b) and the value of what was destroyed. */
import type { PointsRule } from '../../data/types.ts';
import { CRAFT_LOST, DELIVERED, DESTROYED, MISSILE } from '../../state.ts';
import type { DvPlay, Position } from '../../types.ts';
import { classOf, isShip } from '../04-spaceships.ts';
import { forPods, isWrecked } from '../05-pods.ts';
import { leaveGroup } from '../08-fire/damage.ts';
import { isInOrbit } from './orbit.ts';

/** DV-S5b: a spaceship in orbit around the planet is put down for its points and leaves play */
export function deliverShips(play: DvPlay, { rule, seat0 }: PointsRule): void {
  const { g } = play;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (g.units.seat[unit] !== 0 || !isShip(g, unit) || !isInOrbit(play, unit, seat0.orbitPlanet)) continue;
    if (seat0.classes && !seat0.classes.includes(classOf(play, unit).id)) continue;
    leaveGroup(g, unit);
    g.units.status[unit] = DELIVERED;
    play.emit(rule, 'delivered', { unit });
  }
}

/** Points of both seats, from what has become of the ships of seat 0. */
export function scorePoints(at: Position, { seat0, seat1 }: PointsRule): number[] {
  const { status, home } = at.g.units;
  const points = [0, 0];
  for (let unit = 0; unit < status.length; unit++) {
    if (home[unit] !== 0 || !isShip(at.g, unit)) continue;
    const isDestroyed = status[unit] === DESTROYED;
    const isDelivered = status[unit] === DELIVERED;
    if (isDelivered) points[0]! += seat0.perShip;
    if (isDestroyed) points[1]! += seat1.perShipDestroyed;
    forPods(at, unit, (row, { id }) => {
      const isLost = isDestroyed || isWrecked(at.g, row);
      if (isLost && seat1.pods.includes(id)) points[1]! += 1; // edge case 14: alone or with its ship, once
      if (isDelivered && !isLost && seat0.perPod.includes(id)) points[0]! += 1;
    });
  }
  return points;
}

/** Trans destroyed by a seat: ships and craft with all their pods, and single pods of those that survive. */
export function valueDestroyed(at: Position, seat: number): number {
  const { g, data } = at;
  let value = 0;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (g.units.home[unit] === seat || g.units.kind[unit] === MISSILE || !isShip(g, unit)) continue;
    const isDestroyed = g.units.status[unit] === DESTROYED;
    if (isDestroyed) value += classOf(at, unit).cost ?? 0;
    forPods(at, unit, (row, { cost }) => {
      if (isDestroyed || isWrecked(g, row)) value += cost ?? 0;
      if (g.pods.craft[row] === CRAFT_LOST) value += data.classes[g.pods.craftClass[row]!]?.cost ?? 0;
    });
  }
  return value;
}

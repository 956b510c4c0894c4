/** What nobody in his senses does, however little he knows of the game. */
import {
  aimAt,
  type Choices,
  type DeltaVeeState,
  type DeltaVeeTypes,
  type DvPlay,
  hasFireLeft,
  hitChance,
  isActor,
  isMissile,
  isTarget,
  type Order,
  type Shot,
  typesOf,
} from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import type { PointlessAnswers } from '../knowledge.ts';

export const isPointless: PointlessAnswers<DeltaVeeTypes> = {
  fire: (play, shot, { by }) => isWastedShot(play, shot, by),
  command: (play, order, { by }) => isWastedOrder(play, order, by),
  emergencyField: (_play, { activate }: Choices['emergencyField']['answer']) => !activate,
};

/** A free shot with at least this chance, in tenths, is not left out. */
const WORTH_IT = 3;

/** Fire that cannot hit, that pays for what a cheaper type does as well, or a good free shot not taken. */
function isWastedShot(play: DvPlay, shot: Shot, seat: number): boolean {
  if (shot.do === 'end') return hasFreeShot(play, seat);
  if (shot.do !== 'fire') return false;
  const { data } = play;
  const { value } = aimAt(play, shot.unit, shot.source, shot.target);
  const chance = hitChance(data, shot.type, value);
  if (chance === 0) return true;
  const price = data.tables.fireTypes[shot.type]!.energy;
  return typesOf(play, shot.unit, shot.source).some(
    (type) => data.tables.fireTypes[type]!.energy < price && hitChance(data, type, value) >= chance,
  );
}

function hasFreeShot(play: DvPlay, seat: number): boolean {
  const { g, data } = play;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (!isActor(g, seat, unit) || isMissile(g, unit) || !hasFireLeft(play, unit, 0)) continue;
    const free = typesOf(play, unit, 0).find((type) => data.tables.fireTypes[type]!.energy === 0);
    if (free === undefined || g.units.railFires[unit]! > 0) continue;
    for (let target = 0; target < g.names.length; target++)
      if (isTarget(g, seat, target) && !isMissile(g, target))
        if (hitChance(data, free, aimAt(play, unit, 0, target).value) >= WORTH_IT) return true;
  }
  return false;
}

function turnsOf({ units }: DeltaVeeState, unit: number): number {
  return units.maneuvers[unit]! - units.speedChanges[unit]! - units.weaved[unit]!;
}

/** Velocity gained in this phase. */
function gainOf({ units }: DeltaVeeState, unit: number): number {
  const first = units.firstVelocity[unit]!;
  return first < 0 ? 0 : units.velocity[unit]! - first;
}

/** No missile comes from farther in the time a field stays up. */
const FAR_AWAY = 20;

/**
 * A field raised with no enemy anywhere near, or a course changed back in the phase in which it was changed. Which way
 * a ship turned first nobody remembers: a cadet turns once.
 */
function isWastedOrder({ g }: DvPlay, order: Order, seat: number): boolean {
  if (order.do === 'left' || order.do === 'right') return turnsOf(g, order.unit) > 0;
  if (order.do === 'accelerate') return gainOf(g, order.unit) < 0;
  if (order.do === 'decelerate') return gainOf(g, order.unit) > 0;
  if (order.do !== 'raiseField') return false;
  const { q, r } = g.units;
  return g.names.every(
    (_, other) =>
      !isTarget(g, seat, other) || distance(q[order.unit]!, r[order.unit]!, q[other]!, r[other]!) > FAR_AWAY,
  );
}

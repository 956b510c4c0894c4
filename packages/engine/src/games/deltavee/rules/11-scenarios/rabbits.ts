/** DV-FSB-S1c: pirates who have lost sight of Sambu think of themselves. */
import type { Refusal } from '#core/types';
import { JUMPING, NO_JUMP, PREPARED_NOW } from '../../state.ts';
import { type DvPlay, type Order, type OrderOf, type Position, refuse } from '../../types.ts';
import { enemyOf, groupOf, isInPlay, isMissile, rangeBetween } from '../04-spaceships.ts';
import { boxOf, forPods, hasFieldUp, jumpEngine, searchRange } from '../05-pods.ts';
import { switchField } from '../07-commands/field.ts';
import { isInJumpRegion, nextJump } from '../07-commands/jump.ts';
import { allowanceIn, handlingOf } from '../07-commands/maneuver.ts';
import { turning } from '../07-commands/maneuver-orders.ts';
import { canEverJump } from './sambu.ts';

/** Out of search range of Sambu's ship, where jumping is allowed, able to jump. */
export function isRabbit(at: Position, seat: number, unit: number): boolean {
  const { g } = at;
  const { seat: seats, home } = g.units;
  if (g.sambu < 0 || home[g.sambu] !== seat || seats[unit] !== seat || home[unit] !== seat) return false;
  if (unit === g.sambu || !isInPlay(g, unit) || !canEverJump(at, unit)) return false;
  return isInJumpRegion(at, unit) && rangeBetween(g, unit, g.sambu) > searchRange(at, g.sambu); // R61
}

/** What a rabbit must be told now to get away as soon as it can; null: nothing, or it is no rabbit. */
export function rabbitMust(play: DvPlay, seat: number, unit: number): Order | null {
  const { g } = play;
  if (!isRabbit(play, seat, unit)) return null;
  const marker = g.units.jump[unit];
  if (marker === JUMPING || marker === PREPARED_NOW) return null;
  if (groupOf(g, unit).length > 1) return { do: 'undock', unit };
  const isFast = marker === NO_JUMP && isTooFast(play, unit);
  if (hasFieldUp(g, unit) && (isFast || marker !== NO_JUMP || jumpEngine(play, unit) === 'augmented'))
    return isMissileNear(play, unit) ? null : dropField(play, seat, unit); // DV-FSB-S1f
  return isFast ? slowDown(play, seat, unit) : nextJump(play, seat, unit);
}

/** DV-7.1b: at this velocity no Command of the jump family can be given. */
function isTooFast(at: Position, unit: number): boolean {
  return allowanceIn(handlingOf(at, unit)) === 0;
}

/** DV-FSB-S1h: it slows down with the Commands it has, until it can jump (R75) */
function slowDown(play: DvPlay, seat: number, unit: number): Order | null {
  const order = { do: 'decelerate', unit } as const;
  return turning.check(play, seat, order) ? null : order;
}

/** DV-FSB-S1f, R61: an enemy missile within its velocity + 2 hexes would hit it unshielded */
function isMissileNear({ g }: Position, unit: number): boolean {
  const { seat, velocity } = g.units;
  return g.names.some(
    (_, other) =>
      isMissile(g, other) &&
      isInPlay(g, other) &&
      seat[other] === enemyOf(seat[unit]!) &&
      rangeBetween(g, unit, other) <= velocity[other]! + 2,
  );
}

function dropField(play: DvPlay, seat: number, unit: number): Order | null {
  const boxes = play.g.units.fieldUp[unit] ? [0] : [];
  forPods(play, unit, (row) => {
    if (play.g.pods.fieldUp[row]) boxes.push(boxOf(play.g, unit, row));
  });
  const order = { do: 'lowerField', unit, box: boxes[0] ?? 0 } as const;
  return switchField.check(play, seat, order) ? null : order;
}

const DODGES: readonly Order['do'][] = [
  'accelerate',
  'decelerate',
  'left',
  'right',
  'weave',
  'abortJump',
  'raiseField',
];

/** The first thing that some rabbit of this seat still has to do, or null. */
export function nextRabbit(play: DvPlay, seat: number): Order | null {
  if (play.g.sambu < 0) return null;
  for (let unit = 0; unit < play.g.names.length; unit++) {
    const must = rabbitMust(play, seat, unit);
    if (must) return must;
  }
  return null;
}

/** Refuses what would let a rabbit stay: other Commands to it, and the end of the phase. */
export function refuseRabbit(play: DvPlay, seat: number, order: Order): Refusal | null {
  if (play.g.sambu < 0) return null;
  if (order.do === 'tractor') return refuseBeam(play, seat, order);
  const must =
    order.do === 'end'
      ? nextRabbit(play, seat)
      : DODGES.includes(order.do)
        ? rabbitMust(play, seat, unitOf(order))
        : null;
  return !must || (must.do === order.do && unitOf(must) === unitOf(order)) ? null : refuseDodge(play, must);
}

/** R35, R75: what a friend's beam makes it do are its own Commands, though he pays for them. */
function refuseBeam(play: DvPlay, seat: number, { target, maneuvers }: OrderOf<'tractor'>): Refusal | null {
  const must = rabbitMust(play, seat, target);
  if (must && maneuvers.some((maneuver) => maneuver.do !== must.do)) return refuseDodge(play, must);
  const isHastened = maneuvers.some((maneuver) => maneuver.do === 'accelerate');
  if (!isHastened || !isRabbit(play, seat, target) || play.g.units.jump[target] !== NO_JUMP) return null;
  if (!isTooFast(play, target)) return null;
  return refuse('DV-FSB-S1h', `${play.g.names[target]} is out of sight of Sambu and already too fast to jump`);
}

function refuseDodge(play: DvPlay, must: Order): Refusal {
  const why = `${play.g.names[unitOf(must)]} is out of sight of Sambu and must jump: ${must.do} comes first`;
  return refuse(must.do === 'decelerate' ? 'DV-FSB-S1h' : 'DV-FSB-S1c', why);
}

function unitOf(order: Order): number {
  return 'unit' in order ? order.unit : -1;
}

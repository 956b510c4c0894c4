/** Orders at random: quick candidates, mostly maneuvers, for samplers. */
import type { Random } from '#core/random';
import { GUIDED, HOMING, UNGUIDED } from '../../data/types.ts';
import { IN_PLAY, MISSILE } from '../../state.ts';
import type { Order, Position } from '../../types.ts';
import { isCraft, isMissile, unitsOf } from '../04-spaceships.ts';
import { hasFieldUp } from '../05-pods.ts';
import { commandsLeft, sharedLeft } from './allotment.ts';
import { orders } from './orders.ts';

/** Words of which one is tried for a ship that does not maneuver. */
const BATTLE: readonly Order['do'][] = [
  'prepareMissile',
  'prepareMissile',
  'prepareMissile',
  'control',
  'search',
  'prepareCraft',
  'launchCraft',
  'launchCraft',
  'rendezvous',
  'undock',
  'refuel',
  'tractor',
  'raiseField',
  'jump',
  'supply',
  'repair',
  'moveSambu',
  'takeEnergyPod',
];
/** What a ship with an active field may try (DV-7.4m). */
const SHIELDED: readonly Order['do'][] = [
  'lowerField',
  'lowerField',
  'prepareMissile',
  'search',
  'prepareCraft',
  'jump',
];

/** A candidate for some unit of the seat, or null. */
export function draft(at: Position, seat: number, random: Random): Order | null {
  const unit = anyUnit(at, seat, random);
  if (unit < 0) return null;
  if (isMissile(at.g, unit)) return forMissile(at, seat, unit, random);
  const word = wordFor(at, unit, random);
  const order = orders[word].sample(at, seat, unit, random);
  return order && lent(at, seat, order, random);
}

function anyUnit({ g }: Position, seat: number, random: Random): number {
  const { status, seat: seats, kind, type } = g.units;
  const count = status.length;
  const first = random.below(count);
  for (let n = 0; n < count; n++) {
    const unit = (first + n) % count;
    if (status[unit] !== IN_PLAY || seats[unit] !== seat) continue;
    if (kind[unit] !== MISSILE || type[unit] !== UNGUIDED) return unit;
  }
  return -1;
}

function forMissile(at: Position, seat: number, unit: number, random: Random): Order | null {
  const { type, controlled, ship } = at.g.units;
  if (type[unit] === HOMING) return orders.home.sample(at, seat, unit, random);
  if (type[unit] === GUIDED && !controlled[unit]) return { do: 'control', unit: ship[unit]!, missile: unit };
  return orders.accelerate.sample(at, seat, unit, random);
}

function wordFor(at: Position, unit: number, random: Random): Order['do'] {
  const isShielded = hasFieldUp(at.g, unit);
  const die = random.below(16);
  if (isShielded) return SHIELDED[random.below(SHIELDED.length)]!;
  if (die < 9) return 'accelerate';
  if (die < 11) return 'weave';
  return isCraft(at.g, unit) ? 'control' : BATTLE[random.below(BATTLE.length)]!;
}

const LENDABLE: ReadonlySet<string> = new Set([
  'prepareMissile',
  'control',
  'search',
  'prepareCraft',
  'launchCraft',
  'rendezvous',
  'tractor',
  'raiseField',
  'lowerField',
]);

/** The order, and the same paid by the command pod of each ship that can lend (R64). */
export function withLenders(order: Order, lenders: readonly number[]): Order[] {
  if (!LENDABLE.has(order.do)) return [order];
  return [order, ...lenders.map((from) => ({ ...order, from }) as Order)];
}

export function lendersOf(at: Position, seat: number): number[] {
  return unitsOf(at.g, seat).filter((unit) => at.g.units.podCount[unit]! > 0 && sharedLeft(at, unit) > 0);
}

/** A ship without Battle Commands may get one from a command pod of another. */
function lent(at: Position, seat: number, order: Order, random: Random): Order {
  if (!LENDABLE.has(order.do) || !('unit' in order) || commandsLeft(at, order.unit) > 0) return order;
  const from = anyUnit(at, seat, random);
  if (from < 0 || at.g.units.podCount[from] === 0 || sharedLeft(at, from) === 0) return order;
  return { ...order, from } as Order;
}

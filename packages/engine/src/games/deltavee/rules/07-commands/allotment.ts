/** 5.2, 7.3 The allotment of Battle Commands, and who pays for one (R38, R50, R64). */
import type { Refusal } from '#core/types';
import { type Position, refuse } from '../../types.ts';
import { classOf, isInstallation, isShip, rangeBetween } from '../04-spaceships.ts';
import { battleCommands, hasFieldUp, searchRange, sharedCommands } from '../05-pods.ts';
import { refuseUnit } from './maneuver.ts';

/** DV-7.3a: Battle Commands that the ship's own pods still give it in this phase; energy does not matter (DV-7.6b). */
export function commandsLeft(at: Position, unit: number): number {
  const { units, betweenBattles } = at.g;
  return Math.max(0, battleCommands(at, unit) + betweenBattles - units.commands[unit]!); // DV-FSB-P14
}

/** DV-FSB-P2: Battle Commands that the ship's command pods can still share in this phase. */
export function sharedLeft(at: Position, unit: number): number {
  return Math.max(0, sharedCommands(at, unit) - at.g.units.shared[unit]!);
}

/** Ships and installations receive Battle Commands, battlecraft and missiles do not (DV-7.0a, R47). */
export function refuseShip(at: Position, seat: number, unit: number): Refusal | null {
  const refusal = refuseUnit(at.g, seat, unit);
  if (refusal) return refusal;
  if (isShip(at.g, unit) || isInstallation(at.g, unit)) return null;
  return refuse('DV-7.0a', 'Battle Commands go to spaceships only');
}

/** DV-7.4m: Commands that a ship with an active field cannot receive. */
export function refuseFieldUp(at: Position, unit: number): Refusal | null {
  return hasFieldUp(at.g, unit) ? refuse('DV-7.4m', 'not while its force field is active') : null;
}

/** Can `cost` Battle Commands be paid? `near` are the units one of which must be in reach of a command pod (R64). */
export function refusePay(
  at: Position,
  seat: number,
  unit: number,
  from: number | undefined,
  cost = 1,
  near: readonly number[] = [unit],
): Refusal | null {
  if (from === undefined) {
    const left = commandsLeft(at, unit) + sharedLeft(at, unit);
    if (left >= cost) return null;
    const hasNone = battleCommands(at, unit) + sharedCommands(at, unit) === 0;
    if (hasNone) return refuse('DV-7.3a', `no working pod of the ${classOf(at, unit).name} gives Battle Commands`);
    return refuse('DV-7.3a', `it takes ${cost} Battle Command and ${left} are left`);
  }
  const refusal = refuseShip(at, seat, from);
  if (refusal) return refusal;
  const left = sharedLeft(at, from);
  if (left < cost) return refuse('DV-FSB-P2', `its command pod can share ${left} more Battle Commands`);
  const reach = searchRange(at, from); // DV-FSB-P2: the range it could search to
  if (near.some((one) => rangeBetween(at.g, from, one) <= reach)) return null;
  return refuse('DV-FSB-P2', `farther than ${reach} hexes from the command pod`);
}

/** Takes the Battle Commands: the ship's own first, then those of its command pod, or of the one named. */
export function payCommand(at: Position, unit: number, from: number | undefined, cost = 1): void {
  const { commands, shared } = at.g.units;
  const own = from === undefined ? Math.min(cost, commandsLeft(at, unit)) : 0;
  commands[unit]! += own;
  shared[from ?? unit]! += cost - own;
}

/** One Battle Command to a ship of the seat: it must be able to receive it, and someone must pay. */
export function refuseBattle(
  at: Position,
  seat: number,
  order: { unit: number; from?: number | undefined },
): Refusal | null {
  return refuseShip(at, seat, order.unit) ?? refusePay(at, seat, order.unit, order.from);
}

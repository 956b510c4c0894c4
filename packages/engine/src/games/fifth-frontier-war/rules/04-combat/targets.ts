/** What of a side can be bombed and fired at on a world: troops, the defense unit, FFW-5.11b: overt guerrillas too. */
import type { Refusal } from '#core/types';
import { defenderOf } from '../../board/control.ts';
import { defenseStrength, printedStrength, strengthOf, techOf } from '../../board/strength.ts';
import { troopsAt, worldIn } from '../../board/units.ts';
import { DEFENSE } from '../../state.ts';
import { type Position, refuse } from '../../types.ts';

/** FFW-4.8i, R50: enemy units on the surface in ascending number, DEFENSE first; R84: those of strength 0 as well. */
export function targetsAt(at: Position, owner: number, hex: number): number[] {
  const troops = troopsAt(at, owner, hex);
  const world = worldIn(at, hex);
  if (world < 0 || at.data.worlds[world]!.defense === 0 || at.g.worlds.defenseLoss[world] === 100) return troops;
  return defenderOf(at, world) === owner ? [DEFENSE, ...troops] : troops; // R53: neutral defenses are nobody's
}

export function targetFault(at: Position, owner: number, hex: number, target: number): Refusal | null {
  if (targetsAt(at, owner, hex).includes(target)) return null;
  return refuse('FFW-4.8i', `${target === DEFENSE ? 'the defense unit' : 'that'} is no enemy unit on this world`);
}

/** D3: the defense unit has the world's tech level (FFW-4.2a). */
export function unitTech(at: Position, hex: number, unit: number): number {
  return unit === DEFENSE ? (at.data.worlds[worldIn(at, hex)]?.tech ?? 0) : techOf(at, unit);
}

/** Current strength, undoubled. */
export function unitStrength(at: Position, hex: number, unit: number): number {
  return unit === DEFENSE ? defenseStrength(at, worldIn(at, hex)) : strengthOf(at, unit);
}

export function unitLoss({ g, data }: Position, hex: number, unit: number): number {
  return unit === DEFENSE ? g.worlds.defenseLoss[data.map.worldAt[hex]!]! : g.troops.loss[unit]!;
}

/** Printed strength as it counts in surface combat. FFW-5.9a, FFW-5.9b */
export function unitPrinted(at: Position, hex: number, unit: number): number {
  if (unit === DEFENSE) return at.data.worlds[worldIn(at, hex)]!.defense;
  return printedStrength(at, unit) * at.data.troops[unit]!.multiplier;
}

/** 7.5, 7.6 Energy of Maneuver Commands (both cases lost: R14 to R17, R34). */
import type { Refusal } from '#core/types';
import { DAMAGED } from '../../state.ts';
import { type Position, refuse } from '../../types.ts';
import { burnRate, groupOf, isCaptured, isMissile } from '../04-spaceships.ts';
import { energyOf, spendEnergy } from '../10-set-up/logs.ts';

/** DV-4.4, DV-7.4j: Energy Units of one block of the unit with all that is docked to it. */
export function blockOf(at: Position, unit: number): number {
  let sum = 0;
  for (const member of groupOf(at.g, unit)) sum += burnRate(at, member);
  return sum;
}

/** What the next Accelerate, Decelerate, Direction Change or Weave of this phase costs. */
export function maneuverCost(at: Position, unit: number): number {
  const { units } = at.g;
  if (isMissile(at.g, unit)) return 1; // DV-7.5d
  const block = blockOf(at, unit); // DV-7.5c: a battlecraft's block is one unit
  if (units.engine[unit] === DAMAGED) return block; // DV-8.9c: each and every Command
  let charged = 0;
  for (const member of groupOf(at.g, unit)) charged += units.charged[member]!;
  return Math.max(0, block - charged); // DV-7.5a: one block a phase, however many Commands
}

/** DV-7.4j, R34: the driving ship pays, else a friendly ship docked to it; -1 nobody can. */
export function payerOf(at: Position, unit: number, cost: number): number {
  if (energyOf(at, unit) >= cost) return unit;
  if (at.g.units.dock[unit]! < 0) return -1;
  for (const member of groupOf(at.g, unit))
    if (!isCaptured(at.g, member) && energyOf(at, member) >= cost) return member;
  return -1;
}

/** DV-7.6a: who cannot pay cannot receive the Command. */
export function refuseEnergy(at: Position, unit: number): Refusal | null {
  const cost = maneuverCost(at, unit);
  if (payerOf(at, unit, cost) >= 0) return null;
  return refuse('DV-7.6a', `the Command costs ${cost} Energy Units and only ${energyOf(at, unit)} are left`);
}

export function chargeManeuver(at: Position, unit: number): void {
  const cost = maneuverCost(at, unit);
  if (cost === 0) return;
  const payer = payerOf(at, unit, cost);
  spendEnergy(at, payer, cost);
  at.g.units.charged[payer]! += cost;
}

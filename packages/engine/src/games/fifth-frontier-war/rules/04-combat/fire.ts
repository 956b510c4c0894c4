/** Fire on a world's surface: who fires with what, at whom, at which odds. Factors are counted in halves (R47). */
import type { Refusal } from '#core/types';
import { defenseStands, fightingTroops } from '../../board/control.ts';
import { enemyOf } from '../../board/sides.ts';
import { worldIn } from '../../board/units.ts';
import { oddsColumn, surfaceLossOf } from '../../data/lookup.ts';
import { DEFENSE } from '../../state.ts';
import { type Position, refuse, type Shot } from '../../types.ts';
import { targetFault, targetsAt, unitLoss, unitPrinted, unitStrength, unitTech } from './targets.ts';

/** Ways to roll 2 to 12 with two dice, of 36. */
export const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** FFW-5.10c: the Guards fire first and then no more (R48); FFW-4.10k: the defense unit fires like any other. */
export function firersAt(at: Position, side: number, hex: number, isFirst: boolean): number[] {
  const troops = fightingTroops(at, side, hex).filter((troop) => at.data.troops[troop]!.psionic === isFirst);
  return !isFirst && defenseStands(at, side, hex) ? [DEFENSE, ...troops] : troops;
}

/** Half factors that a unit has to fire with. */
export function halvesOf(at: Position, hex: number, unit: number): number {
  const strength = unitStrength(at, hex, unit);
  if (unit === DEFENSE) return 2 * strength;
  const { multiplier, mercenary } = at.data.troops[unit]!; // FFW-5.9a, FFW-5.9b
  // FFW-5.12a, FFW-5.12b: mercenaries above 50 % loss fire with half, and only when firing (R49)
  const isShaken = mercenary && at.g.troops.loss[unit]! > 50;
  return (isShaken ? 1 : 2) * multiplier * strength;
}

/** FFW-4.10b, FFW-4.10d: any part of each unit on any enemy units, or none. */
export function shotsFault(
  at: Position,
  side: number,
  hex: number,
  shots: readonly Shot[],
  isFirst: boolean,
): Refusal | null {
  const left = new Map(firersAt(at, side, hex, isFirst).map((unit) => [unit, halvesOf(at, hex, unit)]));
  for (const { by, at: target, halves } of shots) {
    const rest = left.get(by);
    if (rest === undefined)
      return refuse(isFirst ? 'FFW-5.10a' : 'FFW-4.10a', 'that is no unit of yours that fires here now');
    if (halves > rest) return refuse('FFW-4.10b', `a unit has ${rest} half factors left, not ${halves}`);
    left.set(by, rest - halves);
    const fault = targetFault(at, enemyOf(side), hex, target);
    if (fault) return { ...fault, rule: 'FFW-4.10a' };
  }
  return null;
}

/** One attack before its dice. */
export interface SurfaceAttack {
  /** half factors on the target */
  readonly halves: number;
  /** odds column before and after the shift, which is held within the table */
  readonly odds: number;
  readonly column: number;
  /** lowest firing tech minus the target's */
  readonly shift: number;
  /** of the atmosphere, on the dice */
  readonly modifier: number;
  /** per cent lost by dice 2 to 12 */
  readonly losses: readonly number[];
  /** ways of 36 for each loss that can come, the smallest first */
  readonly distribution: readonly { readonly percent: number; readonly ways: number }[];
}

/** FFW-4.10c, FFW-4.10j: the one attack of a side on one target: all its shots there, at nobody else. */
export function attackOn(at: Position, hex: number, target: number, shots: readonly Shot[]): SurfaceAttack {
  const { tables, worlds } = at.data;
  const own = shots.filter((shot) => shot.at === target);
  const halves = own.reduce((sum, shot) => sum + shot.halves, 0);
  const strength = unitStrength(at, hex, target);
  const multiplier = target === DEFENSE ? 1 : at.data.troops[target]!.multiplier; // R45: doubled on both sides
  const last = tables.troopCombat.odds.length - 1;
  // FFW-4.10e; R44: against strength 0 that is the last column
  const odds = oddsColumn(tables, halves, 2 * strength * multiplier);
  const tech = Math.min(...own.map((shot) => unitTech(at, hex, shot.by))); // R47
  const shift = tech - unitTech(at, hex, target); // FFW-4.10f
  const column = Math.max(0, Math.min(last, odds + shift));
  const modifier = tables.atmosphereModifiers[worlds[worldIn(at, hex)]!.atmosphere]; // FFW-4.10g
  const losses = WAYS.map((_, n) => surfaceLossOf(tables, column, n + 2 + modifier));
  return { halves, odds, column, shift, modifier, losses, distribution: spreadOf(losses) };
}

/** Ways of 36 for each loss, by the loss of each roll. */
export function spreadOf(losses: readonly number[]): { percent: number; ways: number }[] {
  const ways = new Map<number, number>();
  losses.forEach((percent, n) => {
    ways.set(percent, (ways.get(percent) ?? 0) + WAYS[n]!);
  });
  return [...ways].map(([percent, count]) => ({ percent, ways: count })).sort((a, b) => a.percent - b.percent);
}

/** Expected loss of the target in factors × 3600. */
function gainOf(at: Position, hex: number, target: number, shots: readonly Shot[]): number {
  if (!shots.some((shot) => shot.at === target)) return 0;
  const left = 100 - unitLoss(at, hex, target);
  const percents = attackOn(at, hex, target, shots).losses.reduce(
    (sum, one, n) => sum + WAYS[n]! * Math.min(one, left),
    0,
  );
  return percents * unitPrinted(at, hex, target);
}

/** A8: one after the other, each unit wholly where it adds most to the expected loss; equal: on the weaker target. */
export function defaultShots(at: Position, side: number, hex: number, isFirst: boolean): Shot[] {
  const targets = targetsAt(at, enemyOf(side), hex).sort((a, b) => unitStrength(at, hex, a) - unitStrength(at, hex, b));
  const shots: Shot[] = [];
  for (const by of firersAt(at, side, hex, isFirst)) {
    let best: Shot | null = null;
    let most = -1;
    for (const target of targets) {
      const shot = { by, at: target, halves: halvesOf(at, hex, by) };
      const added = gainOf(at, hex, target, [...shots, shot]) - gainOf(at, hex, target, shots);
      if (added > most) [best, most] = [shot, added];
    }
    if (best) shots.push(best);
  }
  return shots;
}

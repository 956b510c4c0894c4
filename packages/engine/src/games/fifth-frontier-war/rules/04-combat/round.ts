/** What one side does in a round of space combat, before the dice. Combat and calculators both read it. */
import { tacticalFactor } from '../../board/command.ts';
import { enemyOf } from '../../board/sides.ts';
import { attackFactor } from '../../board/strength.ts';
import { squadronsAt } from '../../board/units.ts';
import { attacksOf } from '../../data/lookup.ts';
import type { Position } from '../../types.ts';
import { hitsByDie, qualityShift, type SpaceAttack, shiftedAttacks } from '../09-optional-rules/quality.ts';

export interface SpaceRound {
  /** total attack factor */
  readonly factors: number;
  /** on each die */
  readonly modifier: number;
  /** columns for one attack, by quality */
  readonly shift: number;
  /** one die each; `hits` by die 1 to 6, modifier included */
  readonly attacks: readonly (SpaceAttack & { readonly hits: readonly number[] })[];
}

/**
 * FFW-4.4d: the attacks of a side's squadrons in a hex, or of these alone, with the tactical factors of both sides;
 * `chosen` is the attack that quality shifts, -1: the best.
 */
export function spaceRoundOf(
  at: Position,
  side: number,
  hex: number,
  firing = squadronsAt(at, side, hex),
  tactical = tacticalsIn(at, hex),
  chosen = -1,
): SpaceRound {
  const { spaceCombat } = at.data.tables;
  const factors = firing.reduce((sum, squadron) => sum + attackFactor(at, squadron), 0);
  const modifier = Math.sign(tactical[side]! - tactical[enemyOf(side)]!); // FFW-4.5a
  const shift = qualityShift(at, side, hex, firing);
  const totals = attacksOf(spaceCombat, factors);
  const shifted = chosen < 0 ? undefined : chosen; // FFW-9.4f
  const attacks = shiftedAttacks(spaceCombat, totals, shift, modifier, shifted).map((attack) => ({
    ...attack,
    hits: hitsByDie(spaceCombat, attack.column, modifier), // FFW-4.4h: a dash is 0
  }));
  return { factors, modifier, shift, attacks };
}

/** FFW-4.5d, FFW-4.5e: one admiral a side, for better or worse. */
export function tacticalsIn(at: Position, hex: number): number[] {
  return [0, 1].map((side) => tacticalFactor(at, side, hex));
}

/** A2.6: can any die of this round do damage? */
export function canHit({ attacks }: SpaceRound): boolean {
  return attacks.some(({ hits }) => hits.some((one) => one > 0));
}

/** Ways to roll each total, from 0 on, of 6 to the number of attacks. */
export function waysOf(attacks: readonly { readonly hits: readonly number[] }[]): number[] {
  let ways = [1];
  for (const { hits } of attacks) {
    const next = new Array<number>(ways.length + Math.max(...hits)).fill(0);
    for (const [total, count] of ways.entries()) for (const hit of hits) next[total + hit]! += count;
    ways = next;
  }
  return ways;
}

/** Squadron quality (option): one attack a round is read some columns to the right. */

import { isOn } from '../../board/options.ts';
import { enemyOf } from '../../board/sides.ts';
import { attackFactor } from '../../board/strength.ts';
import { squadronsAt } from '../../board/units.ts';
import { columnFor, resultOf } from '../../data/lookup.ts';
import type { FactorTable } from '../../data/types.ts';
import type { Position } from '../../types.ts';

/** One attack on the space table: read as if it had `column` factors. */
export interface SpaceAttack {
  readonly factors: number;
  readonly column: number;
  readonly shift: number;
}

/** Columns by which one attack of this side shifts, 0 without the option. FFW-9.4e: from the factors of now. */
export function qualityShift(at: Position, side: number, hex: number, firing = squadronsAt(at, side, hex)): number {
  if (!isOn(at.g, 'squadronQuality')) return 0;
  const enemy = enemyOf(side);
  const isEnemyLow = isLow(at, enemy, squadronsAt(at, enemy, hex));
  return at.data.tables.quality[side]![Number(isLow(at, side, firing))]![Number(isEnemyLow)]!; // FFW-9.4b, FFW-9.4d
}

/** FFW-9.4a, R70, R92: regulars of the main navy give less than half of the factors; without any it is standard. */
function isLow(at: Position, side: number, squadrons: readonly number[]): boolean {
  let balance = 0;
  for (const squadron of squadrons) {
    const { navy, isColonial } = at.data.squadrons[squadron]!;
    balance += navy === side && !isColonial ? attackFactor(at, squadron) : -attackFactor(at, squadron);
  }
  return balance < 0;
}

/** FFW-9.4b: the attacks of a side, one of them shifted: the one that its owner chose (FFW-9.4f), else the best. */
export function shiftedAttacks(
  table: FactorTable,
  totals: readonly number[],
  shift: number,
  modifier: number,
  chosen = bestShifted(table, totals, shift, modifier),
): SpaceAttack[] {
  const plain = totals.map((factors) => ({ factors, column: factors, shift: 0 }));
  if (shift === 0) return plain;
  return plain.flatMap((attack, n) => (n === chosen ? shiftedBy(table, attack.factors, shift) : [attack]));
}

/** The attack where the shift adds most damage on average, the first of several. */
export function bestShifted(table: FactorTable, totals: readonly number[], shift: number, modifier: number): number {
  let best = 0;
  let gain = 0;
  totals.forEach((factors, n) => {
    const plain = [{ factors, column: factors, shift: 0 }];
    const more = damageOf(table, shiftedBy(table, factors, shift), modifier) - damageOf(table, plain, modifier);
    if (more > gain) [best, gain] = [n, more];
  });
  return best;
}

/** FFW-9.4c: beyond the last column it is that one and another attack in the first or second. */
function shiftedBy({ columns }: FactorTable, factors: number, shift: number): SpaceAttack[] {
  const column = columnFor(columns, factors) + shift;
  const last = columns.length - 1;
  const shifted = { factors, column: columns[Math.min(column, last)]!, shift };
  const extra = columns[column - last - 1];
  return extra === undefined ? [shifted] : [shifted, { factors: extra, column: extra, shift: 0 }];
}

/** Sum over all six dice. */
function damageOf(table: FactorTable, attacks: readonly SpaceAttack[], modifier: number): number {
  let sum = 0;
  for (const { column } of attacks) for (const hits of hitsByDie(table, column, modifier)) sum += hits;
  return sum;
}

/** Results of one attack on a die of 1 to 6. FFW-4.5b: the table stops at its ends. */
export function hitsByDie(table: FactorTable, factors: number, modifier: number): number[] {
  return [1, 2, 3, 4, 5, 6].map((die) => resultOf(table, factors, die + modifier));
}

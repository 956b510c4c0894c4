/** How the charts are read. Every rule and every calculator uses these. */
import type { FactorTable, LevelLimit, Receipt, Tables } from './types.ts';

/** FFW-4.1a: the highest column not above the total; -1: the total is below the first and does nothing. */
export function columnFor(columns: readonly number[], total: number): number {
  return columns.findLastIndex((least) => least <= total);
}

/** FFW-4.4d: a total above the limit makes attacks of the limit and one of the remainder. */
export function attacksOf(table: FactorTable, total: number): number[] {
  const whole = Math.floor(total / table.multipleAttack);
  const rest = total - whole * table.multipleAttack;
  return [...Array.from({ length: whole }, () => table.multipleAttack), ...(rest > 0 ? [rest] : [])];
}

/** Result of one attack; a die beyond the rows counts as the first or last row (FFW-4.5b, R73). */
export function resultOf(table: FactorTable, total: number, die: number): number {
  const row = Math.max(0, Math.min(table.results.length - 1, die - table.lowest));
  return table.results[row]?.[columnFor(table.columns, total)] ?? 0;
}

/**
 * FFW-4.7f: percentage lost by SDBs of a printed strength to one attack. The modified die counts rows from the row of
 * that strength, up the table to weaker SDBs if positive; R39: it stops at the edges.
 */
export function sdbLossOf(tables: Tables, bombardment: number, strength: number, modifiedDie: number): number {
  const table = tables.squadronAgainstSdb;
  const from = columnFor(table.strengths, strength);
  const row = Math.max(0, Math.min(table.strengths.length - 1, from - modifiedDie));
  return table.results[row]?.[columnFor(table.columns, bombardment)] ?? 0;
}

/** FFW-4.10e, R45: the best column whose odds the attack reaches, the worst one if it reaches none; whole or half factors. */
export function oddsColumn(tables: Tables, attack: number, defense: number): number {
  return Math.max(
    0,
    tables.troopCombat.odds.findLastIndex(([a, d]) => attack * d >= defense * a),
  );
}

/** FFW-4.10f, FFW-4.10g: percentage lost; the column is held within the table, dice below 2 count as 2. */
export function surfaceLossOf(tables: Tables, column: number, modifiedDice: number): number {
  const { odds, results } = tables.troopCombat;
  const row = Math.max(0, Math.min(results.length - 1, modifiedDice - 2));
  return results[row]?.[Math.max(0, Math.min(odds.length - 1, column))] ?? 0;
}

/** FFW-4.3c: strength left after a loss in per cent: the printed row, or its rule (halves up) for other factors. */
export function strengthAfter(tables: Tables, factor: number, loss: number): number {
  return tables.percentageLoss[factor]?.[loss / 10] ?? Math.floor((factor * (100 - loss) + 50) / 100);
}

/** Level of victory of a difference, Zhodani minus Imperial points; R66: truncated toward zero first. */
export function levelOf(levels: readonly LevelLimit[], difference: number): LevelLimit['level'] {
  const whole = Math.trunc(difference);
  return levels.find(({ max }) => whole <= max)?.level ?? 'stalemate';
}

/** Replacement points of a turn; turn 0 gives the points of the start (FFW-6.2k). */
export function receiptOn(receipts: readonly Receipt[], turn: number): { squadron: number; troop: number } {
  const line = receipts.find(({ from, to }) => from <= turn && turn <= to);
  return { squadron: line?.squadron ?? 0, troop: line?.troop ?? 0 };
}

/** Global columns and rows and hex keys (R10): flat-topped hexes, X and Y from 1, even X half a hex further south. */
import { distance, keyOf, qOf, rOf, rOfRow, rowOfR } from '#hex/index';
import type { Geometry } from './types.ts';

/** Key of the hex in column x, row y. The parity is that of the global X, so the grid is unbroken over sheet edges. */
export function keyAt(x: number, y: number): number {
  return keyOf(x, rOfRow(x, y, 'even-q'));
}

/** Column of a hex key. */
export function xOf(key: number): number {
  return qOf(key);
}

/** Row of a hex key. */
export function yOf(key: number): number {
  return rowOfR(qOf(key), rOf(key), 'even-q');
}

/** Fewest steps between two hex keys on the open plane. */
export function stepsBetween(a: number, b: number): number {
  return distance(qOf(a), rOf(a), qOf(b), rOf(b));
}

/** Column and row on a sheet from a label CCRR, or null when the sheet has no such hex. */
export function readLabel({ columns, rows }: Geometry, label: string): { column: number; row: number } | null {
  const column = Number(label.slice(0, 2));
  const row = Number(label.slice(2));
  return column >= 1 && column <= columns && row >= 1 && row <= rows ? { column, row } : null;
}

/** Label CCRR of a global hex on its own sheet. */
export function labelOf({ columns, rows }: Geometry, key: number): string {
  const column = ((xOf(key) - 1) % columns) + 1;
  const row = ((yOf(key) - 1) % rows) + 1;
  return String(column).padStart(2, '0') + String(row).padStart(2, '0');
}

/** Key of a hex on a sheet: sheet column and row from 0, column and row on it from 1. */
export function keyOnSheet(
  { columns, rows }: Geometry,
  sheet: readonly [number, number],
  column: number,
  row: number,
): number {
  return keyAt(sheet[0] * columns + column, sheet[1] * rows + row);
}

/** Key of the star: the centre of the centre sheet of the battle map (IA-star-1). */
export function starHex(geometry: Geometry): number {
  return keyOnSheet(geometry, [1, 1], (geometry.columns + 1) / 2, (geometry.rows + 1) / 2);
}

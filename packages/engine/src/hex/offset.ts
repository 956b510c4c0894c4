/**
 * Column and row, as maps print them, to axial coordinates and back. The column is q itself, so only the row changes.
 * All three hex maps shift the even printed columns half a hex south: 'even-q' on numbers that count from 1 (Fifth
 * Frontier War, Imperial Ambitions X and Y), 'odd-q' on numbers that count from 0 (DeltaVee C and R, Imperial
 * Ambitions u and v). The two readings differ by one shift of the whole plane; never mix them in one game.
 */
import { type Hex, lengthOf } from './axial.ts';

/** Which columns lie half a hex further south: the odd or the even ones. */
export type Parity = 'odd-q' | 'even-q';

/** A hex by map column and row. */
export interface Offset {
  readonly column: number;
  readonly row: number;
}

// >> 1 rounds down for negative columns too, so the grid is unbroken to the west
function drop(column: number, parity: Parity): number {
  return parity === 'odd-q' ? column >> 1 : (column + 1) >> 1;
}

/** Axial r of a map hex; its q is the column. */
export function rOfRow(column: number, row: number, parity: Parity): number {
  return row - drop(column, parity);
}

/** Map row of an axial hex; its column is q. */
export function rowOfR(q: number, r: number, parity: Parity): number {
  return r + drop(q, parity);
}

/** Axial hex of a map column and row. */
export function toAxial(column: number, row: number, parity: Parity): Hex {
  return { q: column, r: rOfRow(column, row, parity) };
}

/** Map column and row of an axial hex. */
export function toOffset(q: number, r: number, parity: Parity): Offset {
  return { column: q, row: rowOfR(q, r, parity) };
}

/** Fewest steps between two hexes given by column and row. */
export function offsetDistance(column1: number, row1: number, column2: number, row2: number, parity: Parity): number {
  return lengthOf(column2 - column1, rOfRow(column2, row2, parity) - rOfRow(column1, row1, parity));
}

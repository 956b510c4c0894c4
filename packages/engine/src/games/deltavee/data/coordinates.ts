/** Printed hex numbers and axial coordinates (R5): flat-topped hexes, sheets of 16 columns by 18 rows, odd columns high. */
import { type Hex, rowOfR, toAxial } from '#hex/index';

/** Columns of one map sheet. */
export const SHEET_COLUMNS = 16;
/** Rows of one map sheet. */
export const SHEET_ROWS = 18;

/** Sheet letters with their place in the layout. */
export type SheetNames = Readonly<Record<string, readonly [number, number]>>;

const HEX_NAME = /^(?:([A-Z])|\((-?\d{1,3}),(-?\d{1,3})\))(\d\d)(\d\d)$/;

/** All sheet letters a scenario knows: those in play and those only named. */
export function sheetNames(scenario: { readonly sheets: SheetNames; readonly laterSheets: SheetNames }): SheetNames {
  return { ...scenario.laterSheets, ...scenario.sheets };
}

/** The hex a printed number means, e.g. `A0207` or `(2,-1)0507`; null if there is no such hex. */
export function hexOf(sheets: SheetNames, name: string): Hex | null {
  const [, letter, x, y, column, row] = HEX_NAME.exec(name) ?? [];
  const place = letter === undefined ? ([Number(x), Number(y)] as const) : sheets[letter];
  const inColumn = Number(column);
  const inRow = Number(row);
  if (place === undefined || !(inColumn >= 1 && inColumn <= SHEET_COLUMNS && inRow >= 1 && inRow <= SHEET_ROWS))
    return null;
  return hexAt(place, inColumn, inRow);
}

/** The hex in a column and row of a sheet, both from 1. */
export function hexAt([mx, my]: readonly [number, number], column: number, row: number): Hex {
  return toAxial(mx * SHEET_COLUMNS + column - 1, my * SHEET_ROWS + row - 1, 'odd-q');
}

/** The number of a hex; sheets without a letter are named by their place, e.g. `(2,-1)0507`. */
export function nameOf(sheets: SheetNames, q: number, r: number): string {
  const { mx, my, column, row } = placeOnSheet(q, r);
  const letter = Object.keys(sheets).find((key) => sheets[key]?.[0] === mx && sheets[key]?.[1] === my);
  return (letter ?? `(${mx},${my})`) + String(column).padStart(2, '0') + String(row).padStart(2, '0');
}

/** The sheet a hex lies on, and its column and row there, from 1. */
export function placeOnSheet(q: number, r: number): { mx: number; my: number; column: number; row: number } {
  const { mx, my } = sheetOf(q, r);
  return { mx, my, column: q - mx * SHEET_COLUMNS + 1, row: rowOfR(q, r, 'odd-q') - my * SHEET_ROWS + 1 };
}

/** The sheet a hex lies on. */
export function sheetOf(q: number, r: number): { readonly mx: number; readonly my: number } {
  return { mx: Math.floor(q / SHEET_COLUMNS), my: Math.floor(rowOfR(q, r, 'odd-q') / SHEET_ROWS) };
}

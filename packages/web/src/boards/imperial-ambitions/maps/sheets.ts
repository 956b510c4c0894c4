/** Places on the sheets of a war: column and row over all sheets, from 1, and what a file writes. */
import type { WarRecord, Xy } from '@admiralty/engine/imperial-ambitions';

export interface SheetSize {
  columns: number;
  rows: number;
}

type System = Pick<WarRecord['systems'][number], 'sector' | 'hex'>;

/** null: its sector is not on the map, or it has no such hex. */
export function systemXy({ sectors }: Pick<WarRecord, 'sectors'>, { sector, hex }: System, size: SheetSize): Xy | null {
  const found = sectors.find(({ id }) => id === sector);
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  if (!found || !(column >= 1 && column <= size.columns && row >= 1 && row <= size.rows)) return null;
  return [found.sheet[0] * size.columns + column, found.sheet[1] * size.rows + row];
}

/** The sheet of a place: its column and row, from 0. */
export function sheetAt([x, y]: Readonly<Xy>, { columns, rows }: SheetSize): [number, number] {
  return [Math.floor((x - 1) / columns), Math.floor((y - 1) / rows)];
}

/** Sector and hex of a place, as a file writes them; null: no sector lies there. */
export function placeAt({ sectors }: Pick<WarRecord, 'sectors'>, xy: Readonly<Xy>, size: SheetSize): System | null {
  const [across, down] = sheetAt(xy, size);
  const found = sectors.find(({ sheet }) => sheet[0] === across && sheet[1] === down);
  if (!found) return null;
  const two = (n: number): string => String(n).padStart(2, '0');
  return { sector: found.id, hex: two(xy[0] - across * size.columns) + two(xy[1] - down * size.rows) };
}

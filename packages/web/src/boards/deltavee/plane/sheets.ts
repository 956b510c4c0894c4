import { SHEET_COLUMNS as COLUMNS, type DvView, SHEET_ROWS as ROWS } from '@admiralty/engine/deltavee';
import { type Hex, rowOfR, toAxial } from '@admiralty/engine/hex';
import { type Area, HEX, hexCentre } from '../../../kit/map/geometry.ts';
import type { GridHex } from '../../../kit/map/hex-grid.tsx';
import { placeShort } from '../../../shell/log/place-words.ts';

type Sheet = DvView['sheets'][number];

/** Every hex of the sheets in play, with its printed number. */
export function hexesOf(sheets: readonly Sheet[]): GridHex[] {
  return sheets.flatMap(({ name, mx, my }) =>
    Array.from({ length: COLUMNS * ROWS }, (_, at) => {
      const column = at % COLUMNS;
      const row = Math.floor(at / COLUMNS);
      return { ...hexOn(mx, my, column, row), name: `${name}${two(column + 1)}${two(row + 1)}` };
    }),
  );
}

function hexOn(mx: number, my: number, column: number, row: number): Hex {
  return toAxial(mx * COLUMNS + column, my * ROWS + row, 'odd-q');
}

/** The number of any hex; sheets without a letter by their place. */
export function hexName(sheets: readonly Sheet[], { q, r }: Hex): string {
  const row = rowOfR(q, r, 'odd-q');
  const [mx, my] = [Math.floor(q / COLUMNS), Math.floor(row / ROWS)];
  const letter = sheets.find((sheet) => sheet.mx === mx && sheet.my === my)?.name ?? `(${mx},${my})`;
  return placeShort(`${letter}${two(q - mx * COLUMNS + 1)}${two(row - my * ROWS + 1)}`);
}

/** A sheet's paper: neighbours share their edge, which runs through the middle of the outer hexes' teeth. */
export function sheetArea({ mx, my }: Pick<Sheet, 'mx' | 'my'>): Area {
  const first = hexOn(mx, my, 0, 0);
  const { x, y } = hexCentre(first.q, first.r);
  const high = Math.sqrt(3) * HEX;
  return { x: x - HEX * 0.75, y: y - high / 4, width: COLUMNS * 1.5 * HEX, height: ROWS * high };
}

/** The sheets with so many more round them. */
export function worldOf(sheets: readonly Sheet[], round: number): Area {
  const xs = sheets.map(({ mx }) => mx);
  const ys = sheets.map(({ my }) => my);
  const one = sheetArea({ mx: Math.min(...xs) - round, my: Math.min(...ys) - round });
  const other = sheetArea({ mx: Math.max(...xs) + round, my: Math.max(...ys) + round });
  return { x: one.x, y: one.y, width: other.x + other.width - one.x, height: other.y + other.height - one.y };
}

export function holds(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

import type { DvView } from '@admiralty/engine/deltavee';
import { toAxial } from '@admiralty/engine/hex';
import type { GridHex } from '../../kit/map/hex-grid.tsx';

const COLUMNS = 16;
const ROWS = 18;

/** Every hex of the sheets in play, with its printed number. */
export function hexesOf(sheets: DvView['sheets']): GridHex[] {
  return sheets.flatMap(({ name, mx, my }) =>
    Array.from({ length: COLUMNS * ROWS }, (_, at) => {
      const column = at % COLUMNS;
      const row = Math.floor(at / COLUMNS);
      const { q, r } = toAxial(mx * COLUMNS + column, my * ROWS + row, 'odd-q');
      return { q, r, name: `${name}${two(column + 1)}${two(row + 1)}` };
    }),
  );
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

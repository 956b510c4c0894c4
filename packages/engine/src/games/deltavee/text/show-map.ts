/** The plane as text: flat-topped hexes in columns, two lines a row, odd columns half a hex lower. */

import { cell, type Paint, plain, WIDTH, wrap } from '#core/text';
import { rowOfR, toAxial } from '#hex/index';
import { SHEET_COLUMNS, SHEET_ROWS } from '../data/coordinates.ts';
import type { DvView, UnitView } from '../secrets/view-types.ts';
import { hexName, unitName } from './words.ts';

export interface MapOptions {
  /** unit in the middle; left out: the action as a whole */
  focus?: number;
  columns?: number;
  rows?: number;
}

const CELL = 6;
const MARGIN = 3;
const MOST_COLUMNS = Math.floor((WIDTH - MARGIN) / CELL);
const MOST_ROWS = 18;
/** Empty hexes shown around the outermost units. */
const BORDER = 2;
/** Twelve directions on eight arrows; the legend has the clock number. */
const ARROWS = ['', '↗', '↗', '→', '↘', '↘', '↓', '↙', '↙', '←', '↖', '↖', '↑'];

/** A window of map columns and rows. */
interface Window {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

export function showMap(view: DvView, options: MapOptions = {}, paint: Paint = plain): string {
  const units = view.units.filter(({ status }) => status === 'in-play' || status === 'dormant');
  const window = windowOf(view, units, options);
  const lines: string[] = [];
  for (let row = window.row; row < window.row + window.rows; row++) {
    if (row === window.row || modulo(row, SHEET_ROWS) === 0) lines.push(header(view, window, row));
    for (const half of [0, 1]) lines.push(mapLine(view, units, window, row, half, paint));
  }
  return [...lines.map((line) => line.trimEnd()), '', ...legend(view, units, window, paint)].join('\n');
}

/** All that there is if it fits, else the window that shows most of it, ships first; cut down to the sheets. */
function windowOf(view: DvView, units: readonly UnitView[], options: MapOptions): Window {
  const focus = units.find(({ unit }) => unit === options.focus);
  const columns = Math.min(options.columns ?? MOST_COLUMNS, MOST_COLUMNS);
  const rows = options.rows ?? MOST_ROWS;
  const size = { columns, rows };
  if (focus) return { column: focus.q - (columns >> 1), row: rowOf(focus) - (rows >> 1), ...size };
  const ships = units.filter(({ vessel }) => vessel !== null);
  let best: Window = { column: 0, row: 0, ...size };
  let most = -1;
  for (const across of ships)
    for (const down of ships) {
      const window = { column: across.q - BORDER, row: rowOf(down) - BORDER, ...size };
      const shown = units.reduce((sum, unit) => sum + (isInside(unit, window) ? (unit.vessel ? 4 : 1) : 0), 0);
      if (shown > most) [best, most] = [window, shown];
    }
  return cutDown(
    view,
    units.filter((unit) => isInside(unit, best)),
    best,
  );
}

const rowOf = ({ q, r }: { q: number; r: number }): number => rowOfR(q, r, 'odd-q');

/** Leaves out what is empty or off the sheets at the edges. */
function cutDown({ planets, sheets }: DvView, units: readonly UnitView[], window: Window): Window {
  const places = [...units, ...planets.filter((planet) => isInside(planet, window))];
  const cut = (values: number[], from: number, count: number, low: number, high: number): [number, number] => {
    const first = Math.max(from, low, Math.min(...values) - BORDER);
    const last = Math.min(from + count - 1, high, Math.max(...values) + BORDER);
    return values.length === 0 ? [from, count] : [first, last - first + 1];
  };
  const mx = sheets.map((sheet) => sheet.mx);
  const my = sheets.map((sheet) => sheet.my);
  const [column, columns] = cut(
    places.map(({ q }) => q),
    window.column,
    window.columns,
    Math.min(...mx) * SHEET_COLUMNS,
    (Math.max(...mx) + 1) * SHEET_COLUMNS - 1,
  );
  const [row, rows] = cut(
    places.map(rowOf),
    window.row,
    window.rows,
    Math.min(...my) * SHEET_ROWS,
    (Math.max(...my) + 1) * SHEET_ROWS - 1,
  );
  return { column, row, columns, rows };
}

const twoDigits = (value: number): string => String(value + 1).padStart(2, '0');
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Column numbers, with the letter of the sheet where one begins. */
function header({ sheets }: DvView, { column, columns }: Window, row: number): string {
  const my = Math.floor(row / SHEET_ROWS);
  const names = Array.from({ length: columns }, (_, index) => {
    const inSheet = modulo(column + index, SHEET_COLUMNS);
    const mx = Math.floor((column + index) / SHEET_COLUMNS);
    const isFirst = index === 0 || inSheet === 0;
    const name = sheets.find((sheet) => sheet.mx === mx && sheet.my === my)?.name ?? '';
    return cell(`${isFirst && name.length === 1 ? name : ''}${twoDigits(inSheet)}`, CELL);
  });
  return ' '.repeat(MARGIN) + names.join('');
}

/** Half a row: the even columns, then the odd ones half a hex lower. */
function mapLine(
  view: DvView,
  units: readonly UnitView[],
  window: Window,
  row: number,
  half: number,
  paint: Paint,
): string {
  const label = half === 0 ? cell(twoDigits(modulo(row, SHEET_ROWS)), MARGIN) : ' '.repeat(MARGIN);
  const cells = Array.from({ length: window.columns }, (_, index) => {
    const column = window.column + index;
    if (modulo(column, 2) !== half) return index === 0 ? ' '.repeat(CELL) : '';
    const { q, r } = toAxial(column, row, 'odd-q');
    return hexCell(view, units, q, r, Math.min(2, window.columns - index) * CELL, paint);
  });
  return label + cells.join('');
}

/** A hex has the room of the next column too, which stands half a row off. */
function hexCell(view: DvView, units: readonly UnitView[], q: number, r: number, width: number, paint: Paint): string {
  const here = units.filter((unit) => unit.q === q && unit.r === r);
  const top = here[0];
  if (!top) return paint.faint(cell(groundOf(view, q, r), width));
  const more = here.length > 1 ? `+${here.length - 1}` : '';
  const planet = isPlanet(view, q, r) ? '@' : '';
  return paint.seat(top.seat, cell(`${markOf(top)}${arrowOf(top)}${top.velocity}${more}${planet}`, width));
}

function groundOf(view: DvView, q: number, r: number): string {
  if (isPlanet(view, q, r)) return '(@)';
  for (let at = 0; at < view.asteroids.length; at += 2)
    if (view.asteroids[at] === q && view.asteroids[at + 1] === r) return ':::';
  return isOnSheet(view, q, r) ? '·' : '';
}

const isPlanet = ({ planets }: DvView, q: number, r: number): boolean =>
  planets.some((planet) => planet.q === q && planet.r === r);

function isOnSheet({ sheets }: DvView, q: number, r: number): boolean {
  const mx = Math.floor(q / SHEET_COLUMNS);
  const my = Math.floor(rowOfR(q, r, 'odd-q') / SHEET_ROWS);
  return sheets.some((sheet) => sheet.mx === mx && sheet.my === my);
}

/** Ships by their letter, the first player's in capitals; everything else by its number. */
export function markOf({ label, vessel, seat, unit }: UnitView): string {
  const letter = /-([A-Z])$/.exec(label)?.[1];
  if (letter === undefined || vessel === null || vessel.kind === 'craft') return String(unit);
  return seat === 0 ? letter : letter.toLowerCase();
}

const arrowOf = ({ direction, velocity }: UnitView): string =>
  direction === null || velocity === 0 ? '·' : (ARROWS[direction] ?? '·');

function legend(view: DvView, units: readonly UnitView[], window: Window, paint: Paint): string[] {
  const entries = units.map((unit) => {
    const course = `${unit.hex} dir ${unit.direction ?? '?'} vel ${unit.velocity}`;
    const outside = isInside(unit, window) ? '' : ', off this map';
    return { seat: unit.seat, text: `${cell(markOf(unit), 4)}${unitName(view, unit.unit)}: ${course}${outside}` };
  });
  const half = WIDTH / 2;
  const lines: string[] = [];
  for (let at = 0; at < entries.length; ) {
    const [one, two] = [entries[at]!, entries[at + 1]];
    const isPair = two !== undefined && one.text.length < half && two.text.length <= half;
    lines.push(
      isPair
        ? paint.seat(one.seat, cell(one.text, half)) + paint.seat(two.seat, two.text)
        : paint.seat(one.seat, one.text.slice(0, WIDTH)),
    );
    at += isPair ? 2 : 1;
  }
  return [...lines, ...wrap(groundWords(view, units))];
}

function isInside({ q, r }: { q: number; r: number }, { column, row, columns, rows }: Window): boolean {
  const ownRow = rowOf({ q, r });
  return q >= column && q < column + columns && ownRow >= row && ownRow < row + rows;
}

function groundWords(view: DvView, units: readonly UnitView[]): string {
  const planets = view.planets.map(({ name, q, r }) => `${name} ${hexName(view, q, r)}`);
  const words = [
    ...(planets.length > 0 ? [`(@) ${planets.join(', ')}`] : []),
    ...(view.asteroids.length > 0 ? ['::: asteroids'] : []),
    ...(isStacked(units) ? ['+2: two more units in the hex'] : []),
    `sheets ${view.sheets.map(({ name }) => name).join(' ')}`,
  ];
  return words.join(' · ');
}

const isStacked = (units: readonly UnitView[]): boolean =>
  units.some((one) => units.some((other) => other !== one && other.q === one.q && other.r === one.r));

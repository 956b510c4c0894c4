/**
 * The stellar display as text, with filters: `map`, `map imperial`, `map A`, `map lanth`, `map 20-25,8-16`, in any
 * combination. Flat-topped hexes in columns, even columns half a hex lower.
 */

import { cell, counted, wrap } from '#core/text';
import { SIDES, STARPORTS } from '../data/types.ts';
import { type Look, sideLetter } from './show-words.ts';

const MARGIN = 3;
const CELL = 3;
/** Names of sides, from NOBODY on. */
const CONTROLLERS: readonly string[] = ['nobody', ...SIDES];
const two = (value: number): string => String(value).padStart(2, '0');

/** What of the map is wanted. */
interface Filter {
  columns: readonly [number, number];
  rows: readonly [number, number];
  /** side in control, NOBODY -1; null: any */
  control: number | null;
  starport: string | null;
  subsector: string | null;
}

/** A text says what is wrong with the filters. Without an area the map is as large as its worlds, or those of the subsector. */
function filterOf({ data, view }: Look, words: readonly string[]): Filter | string {
  const filter: Filter = { columns: [0, 0], rows: [0, 0], control: null, starport: null, subsector: null };
  let area: number[] | null = null;
  for (const word of words) {
    const numbers = /^(\d{1,2})-(\d{1,2}),(\d{1,2})-(\d{1,2})$/.exec(word);
    const subsector = data.worlds.find((world) => world.subsector.toLowerCase().startsWith(word))?.subsector;
    if (numbers) area = numbers.slice(1).map(Number);
    else if (CONTROLLERS.includes(word)) filter.control = CONTROLLERS.indexOf(word) - 1;
    else if (STARPORTS.some((port) => port.toLowerCase() === word)) filter.starport = word.toUpperCase();
    else if (subsector !== undefined) filter.subsector = subsector;
    else
      return `map: unknown filter ${word}; known: imperial, zhodani, nobody, a starport A to X, a subsector, columns and rows like 20-25,8-16`;
  }
  const shown = view.worlds
    .map(({ world }) => data.worlds[world]!)
    .filter(({ subsector }) => filter.subsector === null || subsector === filter.subsector);
  if (shown.length === 0) return `map: no world of ${filter.subsector} is in this scenario`;
  const span = (from: number, to: number): [number, number] => {
    const values = shown.map(({ label }) => Number(label.slice(from, to)));
    return [Math.min(...values), Math.max(...values)];
  };
  filter.columns = area ? [area[0]!, area[1]!] : span(0, 2);
  filter.rows = area ? [area[2]!, area[3]!] : span(2, 4);
  return filter;
}

export function showMap(look: Look, words: readonly string[]): string {
  const filter = filterOf(look, words);
  if (typeof filter === 'string') return filter;
  const { columns, rows } = filter;
  const across = Array.from({ length: Math.max(0, columns[1] - columns[0] + 1) }, (_, n) => columns[0] + n);
  const lines = [`${' '.repeat(MARGIN)}${across.map((column) => cell(two(column), CELL)).join('')}`.trimEnd()];
  for (let row = rows[0]; row <= rows[1]; row++)
    for (const half of [0, 1]) {
      const cells = across.map((column) => (column % 2 === half ? '' : hexText(look, filter, column, row)));
      const label = half === 0 ? two(row) : '';
      const line = `${cell(label, MARGIN)}${cells.map((text) => cell(text, CELL)).join('')}`.trimEnd();
      if (line !== '') lines.push(line);
    }
  const legend =
    'I, Z, -: who controls the world, then its starport; + Imperial, * Zhodani, # both have squadrons there; · empty space, . a world that is filtered out. Even columns lie half a hex further south.';
  return [...lines, '', ...wrap(legend), '', ...worldList(look, filter)].join('\n');
}

/** Controller, starport and squadrons of one hex. */
function hexText(look: Look, filter: Filter, column: number, row: number): string {
  const { map, worlds } = look.data;
  const place = map.labels.indexOf(`${two(column)}${two(row)}`);
  if (place < 0 || !map.isOnDisplay[place]) return '';
  const fleets = forcesIn(look, place);
  const world = worlds[map.worldAt[place]!];
  if (!world) return `·${fleets}`;
  const now = look.view.worlds.find((one) => one.world === world.index);
  if (!now || !isWanted(look, filter, world.index, now.control)) return fleets === '' ? '.' : `.${fleets}`;
  return `${sideLetter(now.control)}${world.starport}${fleets}`;
}

function forcesIn({ view, data }: Look, place: number): string {
  const hasSide = (side: number): boolean =>
    view.squadrons.some((one) => one.place === place && data.squadrons[one.squadron]!.side === side) ||
    view.fleets.some((one) => one.place === place && data.fleets[one.fleet]!.side === side);
  const [imperial, zhodani] = [hasSide(0), hasSide(1)];
  if (imperial && zhodani) return '#';
  return imperial ? '+' : zhodani ? '*' : '';
}

function isWanted({ data }: Look, filter: Filter, world: number, control: number): boolean {
  const { starport, subsector } = data.worlds[world]!;
  if (filter.control !== null && filter.control !== control) return false;
  if (filter.starport !== null && filter.starport !== starport) return false;
  return filter.subsector === null || filter.subsector === subsector;
}

/** The worlds that pass the filters, by hex. */
function worldList(look: Look, filter: Filter): string[] {
  const { view, data } = look;
  const isInside = (label: string): boolean => {
    const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
    const { columns, rows } = filter;
    return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  };
  const found = view.worlds.filter(
    ({ world, control }) => isInside(data.worlds[world]!.label) && isWanted(look, filter, world, control),
  );
  const names = found.map(({ world, control }) => {
    const { label, name, starport } = data.worlds[world]!;
    return `${label} ${name} ${sideLetter(control)}${starport}`;
  });
  return wrap(`${counted(found.length, 'world')}: ${names.join(', ') || 'none'}`);
}

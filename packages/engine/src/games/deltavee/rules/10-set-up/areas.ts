/** Where a side may set up: the hexes of its area. */
import { area, distance, type Hex } from '#hex/index';
import { sheetInPlay } from '../../board/plane.ts';
import {
  hexOf,
  nameOf,
  SHEET_COLUMNS,
  SHEET_ROWS,
  type SheetNames,
  sheetNames,
  sheetOf,
} from '../../data/coordinates.ts';
import type { Setup, SetupArea } from '../../data/types.ts';
import type { Position } from '../../types.ts';
import { scenarioOf } from './fitting.ts';

/** A hex by its number, on a sheet in play; null: there is none. */
export function hexInPlay(at: Position, name: string): Hex | null {
  const hex = hexOf(sheetNames(scenarioOf(at)), name);
  return hex && sheetInPlay(at.g, hex.q, hex.r) ? hex : null;
}

export function hexName(at: Position, { q, r }: Hex): string {
  return nameOf(sheetNames(scenarioOf(at)), q, r);
}

/** May a unit stand here? A secret area is the fleet's own matter: see `secretCentre`. */
export function isInArea(at: Position, place: SetupArea, hex: Hex): boolean {
  const { g } = at;
  const scenario = scenarioOf(at);
  const names = sheetNames(scenario);
  switch (place.kind) {
    case 'within': {
      const centre = hexOf(names, place.hex)!;
      return distance(centre.q, centre.r, hex.q, hex.r) <= place.distance; // DV-S3e
    }
    case 'sheet':
      return isOnPart(names, place, hex);
    case 'ring': {
      const planet = scenario.planets.findIndex(({ name }) => name === place.planet);
      const range = distance(g.planetQ[planet]!, g.planetR[planet]!, hex.q, hex.r);
      return range >= place.from && range <= place.to;
    }
    case 'secret':
      return true;
  }
}

function isOnPart(names: SheetNames, place: Extract<SetupArea, { kind: 'sheet' }>, hex: Hex): boolean {
  const { mx, my } = sheetOf(hex.q, hex.r);
  const [x, y] = names[place.sheet]!;
  if (mx !== x || my !== y) return false;
  const number = nameOf(names, hex.q, hex.r).slice(-4);
  const column = Number(number.slice(0, 2));
  const row = Number(number.slice(2));
  return column >= place.columns[0] && column <= place.columns[1] && row >= place.rows[0] && row <= place.rows[1];
}

/** DV-S10b: the hex on the sheets that all of these are within the distance of, or null */
export function secretCentre(at: Position, within: number, hexes: readonly Hex[]): Hex | null {
  const first = hexes[0];
  if (!first) return null;
  const centre = area(first.q, first.r, within).find(
    ({ q, r }) => sheetInPlay(at.g, q, r) && hexes.every((hex) => distance(q, r, hex.q, hex.r) <= within),
  );
  return centre ?? null;
}

/** All hexes on the sheets in play, sheet by sheet, column by column. */
export function sheetHexes(at: Position): Hex[] {
  const { sheets } = at.g;
  const found: Hex[] = [];
  for (let at = 0; at < sheets.length; at += 2)
    for (let column = 1; column <= SHEET_COLUMNS; column++)
      for (let row = 1; row <= SHEET_ROWS; row++) {
        const number = String(column).padStart(2, '0') + String(row).padStart(2, '0');
        found.push(hexOf({}, `(${sheets[at]},${sheets[at + 1]})${number}`)!);
      }
  return found;
}

/** Hexes of a set-up: all of its area, or in secret those around one hex. */
export function hexesOf(at: Position, { area: place }: Setup, centre: Hex): Hex[] {
  if (place?.kind === 'secret')
    return area(centre.q, centre.r, place.within).filter(({ q, r }) => sheetInPlay(at.g, q, r));
  return place ? sheetHexes(at).filter((hex) => isInArea(at, place, hex)) : [];
}

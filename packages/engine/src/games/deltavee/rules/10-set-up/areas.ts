/** Where a side may set up: the hexes of its area. */
import { area, distance, type Hex } from '#hex/index';
import { sheetInPlay } from '../../board/plane.ts';
import { hexAt, hexOf, nameOf, placeOnSheet, SHEET_COLUMNS, SHEET_ROWS, sheetNames } from '../../data/coordinates.ts';
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
  return areaTest(at, place)(hex);
}

/** The same for many hexes. */
function areaTest(at: Position, place: SetupArea): (hex: Hex) => boolean {
  const { g } = at;
  const scenario = scenarioOf(at);
  const names = sheetNames(scenario);
  switch (place.kind) {
    case 'within': {
      const centre = hexOf(names, place.hex)!;
      return ({ q, r }) => distance(centre.q, centre.r, q, r) <= place.distance; // DV-S3e
    }
    case 'sheet':
      return (hex) => isOnPart(names[place.sheet]!, place, hex);
    case 'ring': {
      const planet = scenario.planets.findIndex(({ name }) => name === place.planet);
      return ({ q, r }) => {
        const range = distance(g.planetQ[planet]!, g.planetR[planet]!, q, r);
        return range >= place.from && range <= place.to;
      };
    }
    case 'secret':
      return () => true;
  }
}

function isOnPart(
  [x, y]: readonly [number, number],
  place: Extract<SetupArea, { kind: 'sheet' }>,
  { q, r }: Hex,
): boolean {
  const { mx, my, column, row } = placeOnSheet(q, r);
  if (mx !== x || my !== y) return false;
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
      for (let row = 1; row <= SHEET_ROWS; row++) found.push(hexAt([sheets[at]!, sheets[at + 1]!], column, row));
  return found;
}

/** Hexes of a set-up: all of its area, or in secret those around one hex. */
export function hexesOf(at: Position, { area: place }: Setup, centre: Hex): Hex[] {
  if (place?.kind === 'secret')
    return area(centre.q, centre.r, place.within).filter(({ q, r }) => sheetInPlay(at.g, q, r));
  return place ? sheetHexes(at).filter(areaTest(at, place)) : [];
}

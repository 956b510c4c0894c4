/** The battle map: nine sheets, their zones, star and planets (IA-set-8 to IA-set-14, IA-star-1, IA-end-1). */
import { DQ, DR, distance, FACINGS, keyOf, qOf, rOf } from '#hex/index';
import { keyAt, starHex, xOf, yOf } from '../data/coordinates.ts';
import { type Geometry, NO_PLANET, UNPLACED } from '../data/types.ts';
import type { ImperialState } from '../state.ts';
import type { Position, Xy } from '../types.ts';

/** IA-set-8: three sheets by three */
export function isOnMap({ columns, rows }: Geometry, hex: number): boolean {
  const x = xOf(hex);
  const y = yOf(hex);
  return x >= 1 && x <= 3 * columns && y >= 1 && y <= 3 * rows;
}

/** Any whole numbers may come in an answer: the key of a hex of the battle map, or -1. */
export function mapHex(geometry: Geometry, [x, y]: readonly [number, number]): number {
  if (x < 1 || y < 1 || x > 3 * geometry.columns || y > 3 * geometry.rows) return -1;
  return keyAt(x, y);
}

/** Sheet of a hex on the map: index of SHEET_NAMES. */
export function sheetOf({ columns, rows }: Geometry, hex: number): number {
  return 3 * Math.floor((yOf(hex) - 1) / rows) + Math.floor((xOf(hex) - 1) / columns);
}

/** IA-set-10, IA-set-11: the centre sheet without its outer hexes */
export function isInDefenderZone({ columns, rows, defenderMargin }: Geometry, hex: number): boolean {
  const column = xOf(hex) - columns;
  const row = yOf(hex) - rows;
  const margin = Math.min(column - 1, columns - column, row - 1, rows - row);
  return margin >= defenderMargin;
}

/** Steps from a hex to the nearest hex of the centre sheet. */
export function distanceToCentre({ columns, rows }: Geometry, hex: number): number {
  const nearest = keyAt(clamp(xOf(hex), columns + 1, 2 * columns), clamp(yOf(hex), rows + 1, 2 * rows));
  return distance(qOf(hex), rOf(hex), qOf(nearest), rOf(nearest));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** IA-set-12: on the chosen sheet and far enough from every hex of the centre sheet */
export function isInAttackerZone(geometry: Geometry, sheet: number, hex: number): boolean {
  return (
    isOnMap(geometry, hex) &&
    sheetOf(geometry, hex) === sheet &&
    distanceToCentre(geometry, hex) >= geometry.attackerDistance
  );
}

/** IA-end-1: the outer hexes, from which a unit can jump out */
export function isInExitZone({ columns, rows, exitDepth }: Geometry, q: number, r: number): boolean {
  const y = yOf(keyOf(q, r));
  return q <= exitDepth || q > 3 * columns - exitDepth || y <= exitDepth || y > 3 * rows - exitDepth;
}

/** Planets of a system on the battle map, by kind: hex key, NO_PLANET or UNPLACED. */
export function planetHexes({ systems }: ImperialState, system: number): [number, number, number] {
  if (system < 0) return [NO_PLANET, NO_PLANET, NO_PLANET];
  return [systems.habitable[system]!, systems.gasGiant[system]!, systems.rocky[system]!];
}

export function setPlanetHex({ systems }: ImperialState, system: number, kind: number, hex: number): void {
  [systems.habitable, systems.gasGiant, systems.rocky][kind]![system] = hex;
}

/** q, r, q, r … of the star and the placed planets; nothing in deep space (IA-set-14). */
export function terrainOf({ g, data }: Position, system: number): number[] {
  if (system < 0) return [];
  const hexes = [
    starHex(data.geometry),
    ...planetHexes(g, system).filter((hex) => hex !== NO_PLANET && hex !== UNPLACED),
  ];
  return hexes.flatMap((hex) => [qOf(hex), rOf(hex)]);
}

/** IA-tac-move-16: star and planet hexes of this battle */
export function isTerrain({ battle: { terrain } }: ImperialState, q: number, r: number): boolean {
  for (let at = 0; at < terrain.length; at += 2) if (terrain[at] === q && terrain[at + 1] === r) return true;
  return false;
}

/** The six hexes beside a planet. */
export function besidePlanet(hex: number): number[] {
  return FACINGS.map((facing) => keyOf(qOf(hex) + DQ[facing], rOf(hex) + DR[facing]));
}

export function unitXy({ units }: ImperialState, unit: number): Xy {
  const hex = keyOf(units.q[unit]!, units.r[unit]!);
  return [xOf(hex), yOf(hex)];
}

/** Steps between two units on the battle map. */
export function rangeBetween({ units }: ImperialState, a: number, b: number): number {
  return distance(units.q[a]!, units.r[a]!, units.q[b]!, units.r[b]!);
}

/** The universe: sector sheets joined into one grid, and the systems on it (IA-map-1, IA-map-4, R10, R12). */
import { reach } from '#hex/index';
import { keyAt, xOf, yOf } from '../data/coordinates.ts';
import type { Geometry, Scenario, System } from '../data/types.ts';
import type { Reading, Xy } from '../types.ts';

/** What never changes in a scenario's map, worked out once. */
export interface Chart {
  readonly geometry: Geometry;
  /** sheets by `sheetColumn * 1000 + sheetRow` → sector index */
  readonly sheets: ReadonlyMap<number, number>;
  /** system index by strategic hex */
  readonly systemAt: ReadonlyMap<number, number>;
}

export function chartOf(geometry: Geometry, { sectors, systems }: Scenario): Chart {
  return {
    geometry,
    sheets: new Map(sectors.map(({ sheet, index }) => [sheet[0] * 1000 + sheet[1], index])),
    systemAt: new Map(systems.map(({ hex, index }) => [hex, index])),
  };
}

export function hexAt([x, y]: readonly [number, number]): number {
  return keyAt(x, y);
}

export function xyOf(hex: number): Xy {
  return [xOf(hex), yOf(hex)];
}

/** Sector index of a hex, -1 off the sheets. */
export function sectorAt({ geometry, sheets }: Chart, hex: number): number {
  const column = Math.floor((xOf(hex) - 1) / geometry.columns);
  const row = Math.floor((yOf(hex) - 1) / geometry.rows);
  return sheets.get(column * 1000 + row) ?? -1;
}

/** Index of the system in a hex, -1 deep space. */
export function systemAt(at: Reading, hex: number): number {
  return at.data.chartFor(at.g).systemAt.get(hex) ?? -1;
}

export function systemOf(at: Reading, index: number): System {
  const system = at.data.scenarioFor(at.g).systems[index];
  if (!system) throw new Error(`there is no system ${index}`);
  return system;
}

export function isSystem(at: Reading, index: number): boolean {
  return at.data.scenarioFor(at.g).systems[index] !== undefined;
}

/** Hexes within a jump, with the hexes to them: counted along connected hexes of existing sheets (IA-mov-8, R12). */
export function jumpReach(chart: Chart, from: number, range: number): ReadonlyMap<number, { readonly cost: number }> {
  return reach(from, range, (_, to) => (sectorAt(chart, to) < 0 ? -1 : 1));
}

/** Hexes of the shortest way between two hexes over existing sheets, or -1 beyond `most`. */
export function jumpDistance(chart: Chart, from: number, to: number, most: number): number {
  return jumpReach(chart, from, most).get(to)?.cost ?? -1;
}

/** Any whole numbers may come in an answer: the key of a hex that a sheet has, or -1. */
export function hexOnSheets(chart: Chart, [x, y]: readonly [number, number]): number {
  if (x < 1 || y < 1 || x > 9999 || y > 9999) return -1;
  const hex = keyAt(x, y);
  return sectorAt(chart, hex) < 0 ? -1 : hex;
}

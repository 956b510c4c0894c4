/** The universe: sector sheets joined into one grid, and the systems on it (IA-map-1, IA-map-4, R10, R12). */
import { neighbourKeys } from '#hex/index';
import { keyAt, xOf, yOf } from '../data/coordinates.ts';
import type { Geometry, Scenario, System } from '../data/types.ts';
import type { Position, Xy } from '../types.ts';

/** What never changes in a scenario's map, worked out once. */
export interface Chart {
  readonly geometry: Geometry;
  /** sheets by `sheetColumn * 1000 + sheetRow` → sector index */
  readonly sheets: ReadonlyMap<number, number>;
  /** system index by strategic hex */
  readonly systemAt: ReadonlyMap<number, number>;
  /** the rings around a hex, as far out as anybody asked: see `ringAround` */
  readonly rings: Map<number, number[][]>;
}

export function chartOf(geometry: Geometry, { sectors, systems }: Scenario): Chart {
  return {
    geometry,
    sheets: new Map(sectors.map(({ sheet, index }) => [sheet[0] * 1000 + sheet[1], index])),
    systemAt: new Map(systems.map(({ hex, index }) => [hex, index])),
    rings: new Map(),
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
export function systemAt(at: Position, hex: number): number {
  return at.data.chartFor(at.g).systemAt.get(hex) ?? -1;
}

export function systemOf(at: Position, index: number): System {
  const system = at.data.scenarioFor(at.g).systems[index];
  if (!system) throw new Error(`there is no system ${index}`);
  return system;
}

export function isSystem(at: Position, index: number): boolean {
  return at.data.scenarioFor(at.g).systems[index] !== undefined;
}

/** Hexes within a jump, nearest first, its start among them (IA-mov-8, R12). */
export function jumpReach(chart: Chart, from: number, range: number): number[] {
  const hexes: number[] = [];
  for (let away = 0; away <= range; away++) {
    const ring = ringAround(chart, from, away);
    if (ring.length === 0) break;
    hexes.push(...ring);
  }
  return hexes;
}

/** Hexes of the shortest way between two hexes over existing sheets, or -1 beyond `most`. */
export function jumpDistance(chart: Chart, from: number, to: number, most: number): number {
  for (let away = 0; away <= most; away++) {
    const ring = ringAround(chart, from, away);
    if (ring.length === 0) return -1;
    if (ring.includes(to)) return away;
  }
  return -1;
}

/** The hexes that are so far away, counted along connected hexes of existing sheets (IA-mov-8, R12). Worked out once. */
function ringAround(chart: Chart, from: number, away: number): readonly number[] {
  const rings = chart.rings.get(from) ?? [[from]];
  chart.rings.set(from, rings);
  while (rings.length <= away) rings.push(nextRing(chart, rings.at(-1)!, rings.at(-2) ?? []));
  return rings[away]!;
}

function nextRing(chart: Chart, last: readonly number[], before: readonly number[]): number[] {
  const seen = new Set([...before, ...last]);
  const ring: number[] = [];
  for (const hex of last.flatMap(neighbourKeys)) {
    if (seen.has(hex) || sectorAt(chart, hex) < 0) continue;
    seen.add(hex);
    ring.push(hex);
  }
  return ring;
}

/** Any whole numbers may come in an answer: the key of a hex that a sheet has, or -1. */
export function hexOnSheets(chart: Chart, [x, y]: readonly [number, number]): number {
  if (x < 1 || y < 1 || x > 9999 || y > 9999) return -1;
  const hex = keyAt(x, y);
  return sectorAt(chart, hex) < 0 ? -1 : hex;
}

/** The plane without bounds: sheets in play, planets, asteroids, and one step of a unit across it (6.1, 6.2, R5 to R8). */
import {
  area,
  type Clock,
  DQ,
  DR,
  facingOf,
  type Hexside,
  isCorner,
  keyOf,
  nextZig,
  rowOfR,
  stepOf,
  turn,
  type Zig,
} from '#hex/index';
import { hexOf, SHEET_COLUMNS, SHEET_ROWS, sheetNames } from '../data/coordinates.ts';
import type { Scenario } from '../data/types.ts';
import type { DeltaVeeState } from '../state.ts';
import type { Position, Terrain } from '../types.ts';

/** The six hexsides by clock number. */
export const HEXSIDES: readonly Hexside[] = [2, 4, 6, 8, 10, 12];

/** The ground of a scenario that never changes. */
export function terrainOf(scenario: Scenario): Terrain {
  const asteroids = new Set<number>();
  const names = sheetNames(scenario);
  for (const marker of scenario.asteroids) {
    const centre = hexOf(names, marker);
    if (!centre) throw new Error(`no asteroid hex ${marker}`);
    for (const { q, r } of area(centre.q, centre.r, 1)) asteroids.add(keyOf(q, r)); // DV-6.6c, DV-S4c
  }
  return { asteroids };
}

export function isAsteroid({ g, data }: Position, q: number, r: number): boolean {
  const asteroids = data.terrain.get(g.scenario)?.asteroids;
  return asteroids !== undefined && asteroids.size > 0 && asteroids.has(keyOf(q, r));
}

/** Index of the planet in a hex, -1 none. */
export function planetAt(g: DeltaVeeState, q: number, r: number): number {
  const { planetQ, planetR } = g;
  for (let planet = 0; planet < planetQ.length; planet++)
    if (planetQ[planet] === q && planetR[planet] === r) return planet;
  return -1;
}

const columnOfSheets = (q: number): number => Math.floor(q / SHEET_COLUMNS);
const rowOfSheets = (q: number, r: number): number => Math.floor(rowOfR(q, r, 'odd-q') / SHEET_ROWS);

/** Is the hex on a sheet in play? */
export function sheetInPlay(g: DeltaVeeState, q: number, r: number): boolean {
  const mx = columnOfSheets(q);
  const my = rowOfSheets(q, r);
  const { sheets } = g;
  for (let at = 0; at < sheets.length; at += 2) if (sheets[at] === mx && sheets[at + 1] === my) return true;
  return false;
}

/** DV-6.2a: lays the sheet of this hex beside the others, if it is not there; all stay where they are */
export function addSheet(g: DeltaVeeState, q: number, r: number): void {
  if (!sheetInPlay(g, q, r)) g.sheets.push(columnOfSheets(q), rowOfSheets(q, r));
}

/** DV-6.5f: velocity 1 in a planet hex is an orbit (R43) */
export function isOrbiting(g: DeltaVeeState, unit: number): boolean {
  const { velocity, q, r } = g.units;
  return velocity[unit] === 1 && g.planetQ.length > 0 && planetAt(g, q[unit]!, r[unit]!) >= 0;
}

/** One hex on in one of the twelve directions (DV-6.1a): along the hexrow (DV-6.1b), or past a corner by turns (DV-6.1c). */
export function stepOn(g: DeltaVeeState, unit: number): void {
  const { units } = g;
  const direction = units.direction[unit] as Clock;
  const zig = units.zig[unit] as Zig;
  const facing = facingOf(stepOf(direction, zig));
  units.q[unit]! += DQ[facing];
  units.r[unit]! += DR[facing];
  units.zig[unit] = nextZig(direction, zig); // DV-6.1d: the bit is kept for the next move
}

/** A Direction Change of some positions, clockwise if positive. */
export function turnUnit(g: DeltaVeeState, unit: number, positions: number): void {
  const direction = turn(g.units.direction[unit] as Clock, positions);
  g.units.direction[unit] = direction;
  if (isCorner(direction)) g.units.zig[unit] = 0; // DV-6.1e: left comes first again (R7)
}

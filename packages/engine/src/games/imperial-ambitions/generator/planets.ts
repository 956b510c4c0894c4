/** Chance of the generator and the planets of a system. Whole numbers only: a draw is a 32-bit word. */
import { keyOnSheet, starHex, stepsBetween } from '../data/coordinates.ts';
import { PLANET_KINDS, type PlanetKind } from '../data/names.ts';
import type { Geometry } from '../data/types.ts';

const WORDS = 4_294_967_296;
/** The sheet in the middle of a battle map. */
const CENTRE = [1, 1] as const;
/** Draws for one planet before it is left out. */
const PLANET_DRAWS = 500;

/** mulberry32: the word of each call; the fraction of the description is this divided by 2^32. */
export class Mulberry {
  private state: number;
  constructor(seed: number) {
    this.state = seed | 0;
  }

  word(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    const a = this.state;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** As if so many words had been drawn. */
  skip(words: number): void {
    this.state = (this.state + Math.imul(words, 0x6d2b79f5)) | 0;
  }

  below(n: number): number {
    return Math.floor((this.word() * n) / WORDS); // exact: far below 2^53
  }

  /** less than two thirds */
  isLikely(): boolean {
    return 3 * this.word() < 2 * WORDS;
  }
}

export interface DrawnPlanet {
  readonly type: PlanetKind;
  readonly column: number;
  readonly row: number;
}

/** Planets of one system: IA-set-5, IA-set-6, IA-set-7 hold by the way they are drawn. */
export function drawPlanets(geometry: Geometry, random: Mulberry): DrawnPlanet[] {
  const hasGasGiant = random.isLikely();
  const hasRocky = random.isLikely();
  const planets: DrawnPlanet[] = [];
  const keys: number[] = [];
  for (const type of PLANET_KINDS) {
    if ((type === 'gasGiant' && !hasGasGiant) || (type === 'rocky' && !hasRocky)) continue;
    const drawn = drawPlanet(geometry, random, keys);
    if (!drawn) continue;
    keys.push(drawn.key);
    planets.push({ type, column: drawn.column, row: drawn.row });
  }
  return planets;
}

/** A hex for one more planet beside those that stand; null if none was found. */
export function drawPlanet(
  geometry: Geometry,
  random: Mulberry,
  standing: readonly number[],
): { column: number; row: number; key: number } | null {
  const { planetColumns, planetRows, planetFromStar, planetsApart } = geometry;
  const star = starHex(geometry);
  for (let draws = 0; draws < PLANET_DRAWS; draws++) {
    const column = planetColumns[0] + random.below(planetColumns[1] - planetColumns[0] + 1);
    const row = planetRows[0] + random.below(planetRows[1] - planetRows[0] + 1);
    const key = keyOnSheet(geometry, CENTRE, column, row);
    if (stepsBetween(key, star) < planetFromStar) continue;
    if (standing.every((other) => stepsBetween(other, key) >= planetsApart)) return { column, row, key };
  }
  return null;
}

export function labelFor(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0');
}

/** One attempt of the generator: systems on the sheets of a layout, alike for all seats (scenario-generator.json). */
import { area, keyOf, qOf, rOf } from '#hex/index';
import { keyAt, keyOnSheet, stepsBetween, xOf, yOf } from '../data/coordinates.ts';
import type { Geometry, Layout } from '../data/types.ts';
import { type DrawnPlanet, drawPlanets, Mulberry } from './planets.ts';

/** Draws before a home layout or a sheet is given up. */
const TEMPLATE_DRAWS = 3000;
const SHEET_DRAWS = 2001;

export interface DrawnSystem {
  readonly key: number;
  readonly planets: readonly DrawnPlanet[];
  readonly site: Site;
}

export interface MapWish {
  readonly geometry: Geometry;
  readonly layout: Layout;
  readonly perHome: number;
  readonly perNeutral: number;
  /** a neutral sheet may stay as it is, even empty: when no attempt gives the full number */
  readonly isLenient: boolean;
}

/** A hex of the map. */
export interface Site {
  readonly key: number;
  /** index of its sheet, in reading order */
  readonly sheet: number;
  /** in the order of the map: sheet row, sheet column, Y, X */
  readonly place: number;
  /** of the map, row by row */
  readonly cell: number;
  /** cells too near to it for another system (IA-map-2) */
  readonly near: readonly number[];
}

/** Sheets and hexes of a layout, worked out once for all attempts. */
export interface Ground {
  readonly wish: MapWish;
  /** by cell, while a map is drawn: 1 where a system is too near */
  readonly near: Uint8Array;
  siteAt(key: number): Site;
  /** sheets in reading order */
  readonly sheets: readonly {
    readonly isHome: boolean;
    readonly wanted: number;
    /** by drawn column and row: the hex with its images, null where these are no system hexes or too near each other */
    readonly images: readonly (readonly Site[] | null)[];
  }[];
}

export function groundFor(wish: MapWish): Ground {
  const { geometry, layout, perHome, perNeutral } = wish;
  const sites = new Map<number, Site>();
  const siteAt = (key: number): Site => {
    const found = sites.get(key) ?? siteOf(wish, key);
    sites.set(key, found);
    return found;
  };
  const sheets = Array.from({ length: layout.across * layout.down }, (_, index) => {
    const sheet: [number, number] = [index % layout.across, Math.floor(index / layout.across)];
    const isHome = layout.homes.some(([column, row]) => column === sheet[0] && row === sheet[1]);
    const images = Array.from({ length: drawsOf(geometry, 'columns') * drawsOf(geometry, 'rows') }, (_hex, at) => {
      const column = FIRST + (at % drawsOf(geometry, 'columns'));
      const row = FIRST + Math.floor(at / drawsOf(geometry, 'columns'));
      const found = imagesOf(wish, keyOnSheet(geometry, sheet, column, row));
      return areSystemHexes(wish, found) ? found.map(siteAt) : null;
    });
    return { isHome, wanted: isHome ? perHome : perNeutral, images };
  });
  const near = new Uint8Array(layout.across * geometry.columns * layout.down * geometry.rows);
  return { wish, sheets, siteAt, near };
}

function siteOf(wish: MapWish, key: number): Site {
  const { columns, rows, systemsApart } = wish.geometry;
  const [width, height] = [wish.layout.across * columns, wish.layout.down * rows];
  const near: number[] = [];
  for (const { q, r } of area(qOf(key), rOf(key), systemsApart - 1)) {
    const [x, y] = [xOf(keyOf(q, r)), yOf(keyOf(q, r))];
    if (x >= 1 && y >= 1 && x <= width && y <= height) near.push((y - 1) * width + x - 1);
  }
  const sheet = sheetOf(wish, key);
  const [x, y] = [xOf(key), yOf(key)];
  return { key, sheet, place: (sheet * 1000 + y) * 1000 + x, cell: (y - 1) * width + x - 1, near };
}

/** Columns and rows of a sheet are drawn from 3 to its third last. */
const FIRST = 3;
function drawsOf(geometry: Geometry, what: 'columns' | 'rows'): number {
  return geometry[what] - 2 * (FIRST - 1);
}

/** IA-map-2, IA-map-3: far enough from the edges of their sheets and from each other */
function areSystemHexes(wish: MapWish, keys: readonly number[]): boolean {
  return keys.every(
    (key, at) =>
      isSystemHex(wish, key) &&
      keys.slice(0, at).every((other) => stepsBetween(other, key) >= wish.geometry.systemsApart),
  );
}

/** IA-map-3: on a sheet and so far from its edge hexes */
function isSystemHex({ geometry, layout }: MapWish, key: number): boolean {
  const { columns, rows, systemEdge } = geometry;
  const [x, y] = [xOf(key) - 1, yOf(key) - 1];
  if (x < 0 || y < 0 || x >= layout.across * columns || y >= layout.down * rows) return false;
  const [column, row] = [x % columns, y % rows];
  return Math.min(column, columns - 1 - column, row, rows - 1 - row) >= systemEdge;
}

/** Systems so far, with the hexes that are too near to one of them. */
class Filling {
  readonly systems: DrawnSystem[] = [];
  private readonly ground: Ground;
  private readonly counts: number[];

  constructor(ground: Ground) {
    this.ground = ground;
    ground.near.fill(0);
    this.counts = ground.sheets.map(() => 0);
  }

  add(site: Site, planets: readonly DrawnPlanet[]): void {
    this.systems.push({ key: site.key, planets, site });
    this.counts[site.sheet]!++;
    for (const cell of site.near) this.ground.near[cell] = 1;
  }

  countOn(sheet: number): number {
    return this.counts[sheet]!;
  }

  /** IA-map-2: every image far enough from all systems, and no sheet too full */
  takes(images: readonly Site[] | null): boolean {
    if (!images) return false;
    for (const { cell } of images) if (this.ground.near[cell] === 1) return false;
    for (const { sheet } of images) {
      let count = this.counts[sheet]!;
      for (const other of images) if (other.sheet === sheet) count++;
      if (count > this.ground.sheets[sheet]!.wanted) return false;
    }
    return true;
  }
}

/** Index of the sheet of a hex, in reading order. */
function sheetOf({ geometry, layout }: Pick<MapWish, 'geometry' | 'layout'>, key: number): number {
  const column = Math.floor((xOf(key) - 1) / geometry.columns);
  return Math.floor((yOf(key) - 1) / geometry.rows) * layout.across + column;
}

/** Systems in the order of the map (sheet row, sheet column, Y, X), or null: this attempt fails. */
export function drawMap(ground: Ground, seed: number): DrawnSystem[] | null {
  const { wish, sheets } = ground;
  const random = new Mulberry(seed);
  const filling = new Filling(ground);
  if (wish.layout.symmetry === 'template' && !drawTemplate(ground, random, filling)) return null;
  for (let sheet = 0; sheet < sheets.length; sheet++) if (!fillSheet(ground, random, filling, sheet)) return null;
  return filling.systems.sort((a, b) => a.site.place - b.site.place);
}

/** One home layout, carried to every home sheet by the vector between their centres. */
function drawTemplate({ wish, siteAt }: Ground, random: Mulberry, filling: Filling): boolean {
  const { geometry, layout, perHome } = wish;
  const centre = middleOf(geometry, [0, 0]);
  const kept: Pick<DrawnSystem, 'key' | 'planets'>[] = [];
  for (let draws = 0; kept.length < perHome; draws++) {
    if (draws >= TEMPLATE_DRAWS) return false;
    const column = 3 + random.below(9);
    const key = keyOnSheet(geometry, [0, 0], column, 4 + random.below(9));
    if (kept.some((other) => stepsBetween(other.key, key) < geometry.systemsApart)) continue; // IA-map-2
    kept.push({ key, planets: drawPlanets(geometry, random) });
  }
  for (const home of layout.homes) {
    const to = middleOf(geometry, home);
    for (const { key, planets } of kept) {
      const moved = keyOf(qOf(key) + qOf(to) - qOf(centre), rOf(key) + rOf(to) - rOf(centre));
      if (!isSystemHex(wish, moved)) return false;
      filling.add(siteAt(moved), planets);
    }
  }
  return true;
}

export function middleOf(geometry: Geometry, sheet: readonly [number, number]): number {
  return keyOnSheet(geometry, sheet, (geometry.columns + 1) / 2, (geometry.rows + 1) / 2);
}

function fillSheet({ wish, sheets }: Ground, random: Mulberry, filling: Filling, sheet: number): boolean {
  const { geometry, layout, isLenient } = wish;
  const { isHome, wanted, images } = sheets[sheet]!;
  let hasRoom = true;
  for (let draws = 0; filling.countOn(sheet) < wanted; draws++) {
    if (draws === 0) hasRoom = images.some((one) => filling.takes(one));
    if (draws >= SHEET_DRAWS || !hasRoom) {
      random.skip(2 * (SHEET_DRAWS - draws)); // the draws that would all be in vain
      return !isHome && (isLenient || (layout.symmetry !== 'template' && filling.countOn(sheet) > 0));
    }
    const column = random.below(drawsOf(geometry, 'columns'));
    const drawn = images[random.below(drawsOf(geometry, 'rows')) * drawsOf(geometry, 'columns') + column]!;
    if (!filling.takes(drawn)) continue;
    const planets = drawPlanets(geometry, random);
    for (const site of drawn ?? []) filling.add(site, planets);
    hasRoom = images.some((one) => filling.takes(one));
  }
  return true;
}

/** The hex and its mirror images, each once. */
export function imagesOf({ geometry, layout }: Pick<MapWish, 'geometry' | 'layout'>, key: number): number[] {
  const width = layout.across * geometry.columns;
  const height = layout.down * geometry.rows;
  const [x, y] = [xOf(key), yOf(key)];
  // the hexes of even columns stand half a row lower: their mirror line is half a row higher
  const under = width % 2 === 0 && layout.symmetry === 'rotate180' ? height + 1 - y : height + (x % 2) - y;
  switch (layout.symmetry) {
    case 'rotate180':
      return [...new Set([key, keyAt(width + 1 - x, under)])];
    case 'mirror2':
      return [...new Set([key, keyAt(width + 1 - x, y), keyAt(x, under), keyAt(width + 1 - x, under)])];
    case 'template':
      return [key];
  }
}

/** Worlds, boxes and xboat links: from the files to places and indexes. */
import type { Report } from '#core/problems';
import { type Hex, lengthOf, neighbours } from '#hex/axial';
import { toAxial, toOffset } from '#hex/offset';
import { NAVIES, NOBODY, SIDES } from './names.ts';
import { distanceBetween, placeAt } from './places.ts';
import type { ParsedFiles } from './schema.ts';
import type { BoxPlace, StarMap, World, XboatLink } from './types.ts';

type WorldRecord = ParsedFiles['worlds']['worlds'][number];
type MapReports = { readonly worlds: Report; readonly areas: Report };

/** The longest jump for which `reach` has an entry. */
const FARTHEST = 6;

/** The display with its boxes. */
export function mapOf(
  file: ParsedFiles['worlds'],
  boxes: ParsedFiles['map-areas']['boxes'],
  { worlds: report, areas }: MapReports,
): StarMap {
  const [left, right] = file.columns;
  const [top, bottom] = file.rows;
  if (left > right) report('columns', '', 'must be lowest and highest');
  if (top > bottom) report('rows', '', 'must be lowest and highest');
  const height = Math.max(0, bottom - top + 1);
  const hexCount = Math.max(0, right - left + 1) * height;
  const hexes = Array.from({ length: hexCount }, (_, place) => ({
    column: left + Math.floor(place / height),
    row: top + (place % height),
  }));
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const labels = [...hexes.map(({ column, row }) => twoDigits(column) + twoDigits(row)), ...boxes.map(({ id }) => id)];
  const offDisplay = new Set(file.offDisplay);
  const worldByHex = new Map(file.worlds.map(({ hex }, index) => [hex, index]));
  const isOnDisplay = labels.map((label, place) => place < hexCount && !offDisplay.has(label));
  const axial = [
    ...hexes.map(({ column, row }) => toAxial(column, row, 'even-q')),
    ...boxes.map(({ entry }) => toAxial(Number(entry.slice(0, 2)), Number(entry.slice(2)), 'even-q')),
  ];
  const shown = (around: readonly Hex[]): number[] =>
    around.flatMap(({ q, r }) => {
      const { column, row } = toOffset(q, r, 'even-q');
      if (column < left || column > right || row < top || row > bottom) return [];
      const place = (column - left) * height + row - top;
      return isOnDisplay[place] ? [place] : [];
    });
  checkPlaces(file, boxes, labels, isOnDisplay, { worlds: report, areas });
  return {
    columns: file.columns,
    rows: file.rows,
    hexCount,
    labels,
    q: axial.map(({ q }) => q),
    r: axial.map(({ r }) => r),
    isOnDisplay,
    worldAt: labels.map((label) => worldByHex.get(label) ?? -1),
    neighbours: axial.slice(0, hexCount).map(({ q, r }) => shown(neighbours(q, r))),
    ...reachOf(axial, hexCount, height, isOnDisplay),
  };
}

function checkPlaces(
  { offDisplay }: ParsedFiles['worlds'],
  boxes: ParsedFiles['map-areas']['boxes'],
  labels: readonly string[],
  isOnDisplay: readonly boolean[],
  { worlds, areas }: MapReports,
): void {
  for (const hex of offDisplay) if (!labels.includes(hex)) worlds('offDisplay', hex, 'is not in the rectangle');
  boxes.forEach(({ id, entry }, index) => {
    if (!isOnDisplay[labels.indexOf(entry)]) areas(id, 'entry', `${entry} is not on the display`);
    if (boxes.findIndex((box) => box.id === id) < index) areas(id, 'id', 'stands twice');
  });
}

/** Hexes of the display around every place, sorted by distance, and how many there are within each range. */
function reachOf(
  axial: readonly Hex[],
  hexCount: number,
  height: number,
  isOnDisplay: readonly boolean[],
): Pick<StarMap, 'nearest' | 'reach'> {
  const nearest: number[][] = [];
  const reach: number[][] = [];
  axial.forEach(({ q, r }, from) => {
    const rings: number[][] = Array.from({ length: FARTHEST + 1 }, () => []);
    const beyond = from < hexCount ? 0 : 1; // FFW-3.8a: a box lies one hex beyond its entry hex
    const column = q - (axial[0]?.q ?? 0);
    const last = Math.min(hexCount, (column + FARTHEST + 1) * height);
    for (let hex = Math.max(0, column - FARTHEST) * height; hex < last; hex++) {
      const to = axial[hex];
      if (to && isOnDisplay[hex] && hex !== from) rings[lengthOf(to.q - q, to.r - r) + beyond]?.push(hex);
    }
    let within = 0;
    nearest.push(rings.flat());
    reach.push(
      rings.map(({ length }) => {
        within += length;
        return within;
      }),
    );
  });
  return { nearest, reach };
}

/** The boxes, with their places. */
export function boxesOf(file: ParsedFiles['map-areas'], map: StarMap): BoxPlace[] {
  return file.boxes.map(({ id, name, owner, entry, source }, index) => ({
    place: map.hexCount + index,
    id,
    name,
    side: SIDES.indexOf(owner),
    entry: placeAt(map, entry),
    source,
  }));
}

/** The worlds in ascending hex number. */
export function worldsOf(
  file: ParsedFiles['worlds'],
  map: StarMap,
  tables: ParsedFiles['tables'],
  report: Report,
): World[] {
  const { zeroTimeSquadrons, fuel } = tables.starports;
  return file.worlds.map((world, index) => {
    const { hex, naval, scout, military, defense } = world;
    const place = placeAt(map, hex);
    checkWorld(world, place, tables, report);
    if (index > 0 && hex <= (file.worlds[index - 1]?.hex ?? ''))
      report(hex, 'hex', 'must stand in ascending order, once');
    // every field by name: records that are spread have each a form of their own, and are read ten times slower
    return {
      index,
      hex: place,
      label: hex,
      name: world.name,
      aliases: world.aliases ?? [],
      allegiance: world.allegiance,
      control: world.control === null ? NOBODY : SIDES.indexOf(world.control),
      starport: world.starport,
      slots: zeroTimeSquadrons[world.starport],
      hasPortFuel: fuel.includes(world.starport),
      tech: world.tech,
      naval,
      scout,
      military,
      hasBase: naval || scout || military,
      gasGiant: world.gasGiant,
      ocean: world.ocean,
      atmosphere: world.atmosphere,
      zone: world.zone,
      highPop: world.highPop,
      subsector: world.subsector,
      capital: world.capital,
      sdb: world.sdb,
      defense,
      // A3: one per cent, not rounded; strengths are whole, so the next whole number is the least that does
      garrison: Math.max(1, Math.ceil(defense / 100)),
      guerrilla: Math.max(1, Math.floor((defense + 5) / 10)), // R61: a tenth, halves up, at least 1
      points: [pointsFor(world, 'imperial', tables), pointsFor(world, 'zhodani', tables)],
      source: world.source,
      note: world.note ?? '',
    };
  });
}

function checkWorld(world: WorldRecord, place: number, tables: ParsedFiles['tables'], report: Report): void {
  if (place < 0) report(world.hex, 'hex', 'is not on the display');
  if (world.sdb > 0 && !tables.squadronAgainstSdb.strengths.includes(world.sdb))
    report(world.hex, 'sdb', `${world.sdb} is no row of squadronAgainstSdb`);
  if (world.sdb > 0 && world.atmosphere === 'vacuum') report(world.hex, 'sdb', 'a vacuum world has none (R58)');
  const owner = { imperial: 'imperial', zhodani: 'zhodani', 'sword-worlds': 'zhodani', vargr: 'zhodani' } as const;
  if (world.allegiance === 'co-dominium' && world.control !== null)
    report(world.hex, 'control', 'a co-dominium starts uncontrolled');
  if (world.allegiance !== 'independent' && world.allegiance !== 'co-dominium') {
    if (world.control !== owner[world.allegiance])
      report(world.hex, 'control', `must be ${owner[world.allegiance]}, whose territory it is`);
  }
}

/** FFW-8.1a, FFW-8.1b, FFW-8.1c, FFW-8.1g: what a world is worth to a side. R67, R86: own start worlds nothing, a co-dominium is the enemy's. */
function pointsFor(
  { allegiance, control, tech, capital }: WorldRecord,
  side: (typeof SIDES)[number],
  { victory: { points } }: ParsedFiles['tables'],
): number {
  if (control === side) return 0;
  if (control === null && allegiance !== 'co-dominium') return tech * points.independentWorld;
  return tech * (capital ? points.enemyCapital : points.enemyWorld);
}

/** Xboat links by world, from both ends. */
export function xboatLinksOf(
  file: ParsedFiles['xboat-routes'],
  map: StarMap,
  worlds: readonly World[],
  report: Report,
): XboatLink[][] {
  const links: XboatLink[][] = worlds.map(() => []);
  const seen = new Set<string>();
  file.routes.forEach(({ a, b, length, network }, index) => {
    const record = `routes[${index}]`;
    const ends = [worldOf('a', a), worldOf('b', b)] as const;
    function worldOf(field: string, hex: string): number {
      const world = map.worldAt[placeAt(map, hex)] ?? -1;
      if (world < 0) report(record, field, `there is no world at ${hex}`);
      return world;
    }
    if (ends[0] < 0 || ends[1] < 0) return;
    const key = [a, b].sort().join('-');
    if (a === b || seen.has(key)) report(record, 'b', a === b ? 'is where it starts' : `${a} to ${b} stands twice`);
    seen.add(key);
    const hexes = distanceBetween(map, placeAt(map, a), placeAt(map, b));
    if (hexes !== length) report(record, 'length', `${a} to ${b} is ${hexes}`);
    const navy = NAVIES.indexOf(network);
    links[ends[0]]?.push({ to: ends[1], length, network: navy });
    links[ends[1]]?.push({ to: ends[0], length, network: navy });
  });
  return links;
}

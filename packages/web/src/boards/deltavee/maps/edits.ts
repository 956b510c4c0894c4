/** What can be done to a scenario by hand; each gives a new record. Whether it is sound is for the rules to say. */
import { hexNameOf, hexOf, type ParsedScenario, type ParsedUnit, sheetOf } from '@admiralty/engine/deltavee';
import type { Path } from '../../../maps/types.ts';
import { words } from './words.ts';

interface Hex {
  q: number;
  r: number;
}

/** What can stand in a hex. */
export type Thing =
  | { is: 'unit'; side: number; at: number }
  | { is: 'planet'; at: number }
  | { is: 'asteroid'; at: number };

export function isOnMap({ sheets }: ParsedScenario, { q, r }: Hex): boolean {
  const { mx, my } = sheetOf(q, r);
  return Object.values(sheets).some(([x, y]) => x === mx && y === my);
}

export function nameAt({ sheets }: ParsedScenario, { q, r }: Hex): string {
  return hexNameOf(sheets, q, r);
}

/** Everything that stands there, ships first. */
export function thingsAt(record: ParsedScenario, hex: Hex): Thing[] {
  const isThere = (name: string | null | undefined): boolean => {
    const found = name ? hexOf(record.sheets, name) : null;
    return found?.q === hex.q && found.r === hex.r;
  };
  return [
    ...record.sides.flatMap(({ units }, side) =>
      units.flatMap(({ place }, at): Thing[] => (isThere(place?.hex) ? [{ is: 'unit', side, at }] : [])),
    ),
    ...record.planets.flatMap((planet, at): Thing[] => (isThere(planet.hex) ? [{ is: 'planet', at }] : [])),
    ...record.asteroids.flatMap((name, at): Thing[] => (isThere(name) ? [{ is: 'asteroid', at }] : [])),
  ];
}

export function pathTo(thing: Thing): Path {
  if (thing.is === 'unit') return ['sides', thing.side, 'units', thing.at];
  return thing.is === 'planet' ? ['planets', thing.at] : ['asteroids', thing.at];
}

/** The thing that a place of the record belongs to; null: none that stands on the map. */
export function thingOf(record: ParsedScenario, path: Path | null): Thing | null {
  const [list, at, inner, index] = path ?? [];
  if (typeof at !== 'number') return null;
  if (list === 'planets' && record.planets[at]) return { is: 'planet', at };
  if (list === 'asteroids' && record.asteroids[at]) return { is: 'asteroid', at };
  const isUnit = list === 'sides' && inner === 'units' && typeof index === 'number' && record.sides[at]?.units[index];
  return isUnit ? { is: 'unit', side: at, at: index } : null;
}

export function hexOfThing(record: ParsedScenario, thing: Thing): Hex | null {
  const name =
    thing.is === 'unit'
      ? record.sides[thing.side]?.units[thing.at]?.place?.hex
      : thing.is === 'planet'
        ? record.planets[thing.at]?.hex
        : record.asteroids[thing.at];
  return name ? hexOf(record.sheets, name) : null;
}

type Units = ParsedScenario['sides'][number]['units'];

function withUnits(record: ParsedScenario, side: number, units: Units): ParsedScenario {
  const [first, second] = record.sides;
  const sides: ParsedScenario['sides'] = side === 0 ? [{ ...first, units }, second] : [first, { ...second, units }];
  return { ...record, sides };
}

/** A ship like the side's last one, else one of the class given. */
export function withUnit(record: ParsedScenario, side: number, hex: string, shipClass: string): ParsedScenario {
  const units = record.sides[side]?.units ?? [];
  const like = units.at(-1);
  const place = { directions: [side === 0 ? 3 : 9], velocity: [2, 2] as [number, number], ...like?.place, hex };
  const unit: ParsedUnit = { ...PLAIN, class: shipClass, ...like, id: freeId(record, side), place };
  return withUnits(record, side, [...units, unit]);
}

const PLAIN: Omit<ParsedUnit, 'id' | 'class'> = {
  boxes: null,
  carries: [],
  rails: [],
  podArmor: 'hull',
  override: { armor: null, forceField: null },
  removeMissiles: {},
  blocksSpent: 0,
  dormant: null,
  enters: null,
  installation: null,
  bound: null,
  aboard: [],
  stowedIn: null,
  group: null,
};

function freeId({ sides }: ParsedScenario, side: number): string {
  const taken = new Set(sides.flatMap(({ units }) => units.map(({ id }) => id)));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `P${side + 1}-${letter}`);
  return letters.find((id) => !taken.has(id)) ?? `P${side + 1}-${taken.size}`;
}

export function withPlanet(record: ParsedScenario, hex: string): ParsedScenario {
  const number = record.planets.length + 1;
  return { ...record, planets: [...record.planets, { name: words.planetName(number), hex, course: null }] };
}

/** One more sheet, by the next letter. */
export function withSheet(record: ParsedScenario, hex: Hex): ParsedScenario {
  if (isOnMap(record, hex)) return record;
  const { mx, my } = sheetOf(hex.q, hex.r);
  const taken = { ...record.sheets, ...record.laterSheets };
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => !Object.hasOwn(taken, one));
  return letter ? { ...record, sheets: { ...record.sheets, [letter]: [mx, my] } } : record;
}

export function moved(record: ParsedScenario, thing: Thing, hex: string): ParsedScenario {
  if (thing.is === 'asteroid')
    return { ...record, asteroids: record.asteroids.map((one, at) => (at === thing.at ? hex : one)) };
  if (thing.is === 'planet')
    return { ...record, planets: record.planets.map((one, at) => (at === thing.at ? { ...one, hex } : one)) };
  const units = record.sides[thing.side]?.units ?? [];
  return withUnits(
    record,
    thing.side,
    units.map((unit, at) => (at === thing.at ? { ...unit, place: { velocity: [0, 9], ...unit.place, hex } } : unit)),
  );
}

export function withoutThing(record: ParsedScenario, thing: Thing): ParsedScenario {
  const rest = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== thing.at);
  if (thing.is === 'asteroid') return { ...record, asteroids: rest(record.asteroids) };
  if (thing.is === 'planet') return { ...record, planets: rest(record.planets) };
  return withUnits(record, thing.side, rest(record.sides[thing.side]?.units ?? []));
}

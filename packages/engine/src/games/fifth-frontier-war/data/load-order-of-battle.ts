/** Order of battle: from the file to draws and places. */
import type { Report } from '../../../core/problems.ts';
import { FUEL_CODES, IMPERIAL, NAVIES, SIDES, WARRANT } from './names.ts';
import { placeAt } from './places.ts';
import type { ParsedFiles } from './schema.ts';
import type { DrawFields, InitialEntry } from './schema-order-of-battle.ts';
import type {
  Admiral,
  BoxPlace,
  Draw,
  Fleet,
  InitialForce,
  OrderOfBattle,
  Place,
  Squadron,
  StarMap,
  Troop,
  World,
} from './types.ts';

type File = ParsedFiles['order-of-battle'];
interface Context {
  readonly map: StarMap;
  readonly boxes: readonly BoxPlace[];
  readonly worlds: readonly World[];
  readonly squadrons: readonly Squadron[];
  readonly troops: readonly Troop[];
  readonly fleets: readonly Fleet[];
  readonly admirals: readonly Admiral[];
}

/** The normalised order of battle. */
export function orderOfBattleOf(file: File, context: Context, report: Report): OrderOfBattle {
  const { map, worlds, troops } = context;
  const hexAt = (record: string, field: string, hex: string): number => {
    const place = placeAt(map, hex);
    if ((map.worldAt[place] ?? -1) < 0) report(record, field, `there is no world at ${hex}`);
    return place;
  };
  const boxAt = (record: string, field: string, id: string): number => boxPlace(context, record, field, id, report);
  const named = namedIn(file);
  const initial = SIDES.map((side) =>
    file.initial[side].map((entry, index) => forceOf(entry, `initial.${side}[${index}]`, context, named, report)),
  );
  const reinforcements = file.reinforcements.map(({ rule, turn, side, boxes, draws }, index) => {
    const record = `reinforcements[${index}]`;
    return {
      rule,
      turn,
      side: SIDES.indexOf(side),
      boxes: boxes.map((id) => boxAt(record, 'boxes', id)),
      draws: draws.map((draw, at) => drawOf(draw, draw.count, `${record}.draws[${at}]`, context, named, report)),
    };
  });
  checkCounts([...initial.flat(), ...reinforcements.flatMap(({ draws }) => draws)], report);
  const guerrillas = {
    rule: file.guerrillas.rule,
    atLeast: file.guerrillas.atLeast.map(({ hex, count }) => ({ hex: hexAt('guerrillas', 'atLeast', hex), count })),
  };
  const units = troops.filter(({ isGuerrilla }) => isGuerrilla).length;
  if (guerrillas.atLeast.reduce((sum, { count }) => sum + count, 0) > units)
    report('guerrillas', 'atLeast', `there are only ${units} guerrillas`);
  const die = file.imperialDie;
  const imperial = (fields: Omit<DrawFields, 'navy'>): number[] =>
    fitting({ ...fields, navy: 'imperial' }, context, named);
  return {
    initial,
    guerrillas: { ...guerrillas, hexes: guerrillaHexes(worlds, guerrillas.atLeast) },
    secretBaseHexes: worlds.filter(isSecretBaseWorld).map(({ hex }) => hex),
    reinforcements,
    imperialDie: {
      rule: die.rule,
      fromTurn: die.fromTurn,
      box: boxAt('imperialDie', 'box', die.box),
      perFleet: die.perFleet,
      battle: imperial({ what: 'squadrons', group: 'regular', type: 'battle' }),
      cruiser: imperial({ what: 'squadrons', group: 'regular', type: 'cruiser' }),
      fleets: imperial({ what: 'fleets' }),
      admirals: imperial({ what: 'admirals' }),
      special: imperial({ what: 'special' }),
    },
    replacementBoxes: SIDES.map((side) => ({
      colonial: boxAt('replacementBoxes', side, file.replacementBoxes[side].colonial),
      other: boxAt('replacementBoxes', side, file.replacementBoxes[side].other),
    })),
    surprise: file.surprise.map(({ rule, hex, jump, fuel, discoveredOn }, index) => ({
      rule,
      hex: hexAt(`surprise[${index}]`, 'hex', hex),
      jump,
      fuel: fuel.map((code) => FUEL_CODES.indexOf(code)),
      discoveredOn,
    })),
  };
}

/** FFW-5.13a: an Imperial world without base, defense battalions or interdiction */
function isSecretBaseWorld({ allegiance, hasBase, defense, zone }: World): boolean {
  return allegiance === 'imperial' && !hasBase && defense === 0 && zone !== 'red';
}

/** FFW-7.3a: Imperial worlds with a defense factor, not interdicted, and (R76) those of the minimum */
function guerrillaHexes(worlds: readonly World[], atLeast: readonly { readonly hex: number }[]): number[] {
  return worlds
    .filter(
      ({ control, defense, zone, hex }) =>
        (control === IMPERIAL && defense > 0 && zone !== 'red') || atLeast.some((least) => least.hex === hex),
    )
    .map(({ hex }) => hex);
}

function boxPlace({ boxes }: Context, record: string, field: string, id: string, report: Report): number {
  const box = boxes.find((one) => one.id === id);
  if (!box) report(record, field, `there is no box ${id}`);
  return box?.place ?? -1;
}

/** Counters that some entry names: they are in no draw. */
function namedIn({ initial }: File): ReadonlySet<string> {
  return new Set([...initial.imperial, ...initial.zhodani].flatMap(({ units }) => units ?? []));
}

interface Counter {
  readonly index: number;
  readonly id: string;
  readonly navy: number;
  readonly group?: string;
  readonly type?: string;
  readonly factor?: number;
}

function countersOf(what: DrawFields['what'], { squadrons, troops, fleets, admirals }: Context): readonly Counter[] {
  switch (what) {
    case 'squadrons':
      return squadrons;
    case 'special':
      return squadrons.filter(({ group }) => group === 'special');
    case 'troops':
      return troops.filter(({ isGuerrilla }) => !isGuerrilla);
    case 'fleets':
      return fleets;
    case 'admirals':
      return admirals;
  }
}

/** Every counter that fits the description; the special group holds the warrant too. */
function fitting(fields: DrawFields, context: Context, named: ReadonlySet<string>): number[] {
  const navy = NAVIES.indexOf(fields.navy);
  const found = countersOf(fields.what, context)
    .filter(
      (counter) =>
        counter.navy === navy &&
        !named.has(counter.id) &&
        (fields.group === undefined || counter.group === fields.group) &&
        (fields.type === undefined || counter.type === fields.type) &&
        (fields.factor === undefined || counter.factor === fields.factor),
    )
    .map(({ index }) => index);
  return fields.what === 'special' ? [...found, WARRANT] : found;
}

function drawOf(
  fields: DrawFields,
  count: number,
  record: string,
  context: Context,
  named: ReadonlySet<string>,
  report: Report,
): Draw {
  const from = fitting(fields, context, named);
  if (count > from.length) report(record, 'count', `only ${from.length} counters fit`);
  return { what: fields.what, navy: NAVIES.indexOf(fields.navy), from, count };
}

function forceOf(
  entry: InitialEntry,
  record: string,
  context: Context,
  named: ReadonlySet<string>,
  report: Report,
): InitialForce {
  const { rule, what, units, count, serves } = entry;
  if ((units === undefined) === (count === undefined)) report(record, 'count', 'needs either count or units');
  if (serves && what !== 'admirals') report(record, 'serves', 'only admirals are lent');
  const common = {
    rule,
    serves: serves ? { navy: NAVIES.indexOf(serves.navy), precedence: serves.precedence } : null,
    place: placeOf(entry, record, context, report),
  };
  if (!units) return { ...drawOf(entry, count ?? 0, record, context, named, report), ...common };
  const navy = NAVIES.indexOf(entry.navy);
  const from = units.flatMap((id) => {
    const counter = countersOf(what, context).find((one) => one.id === id && one.navy === navy);
    if (!counter) report(record, 'units', `${entry.navy} has no ${id} among its ${what}`);
    return counter ? [counter.index] : [];
  });
  return { what, navy, from, count: from.length, ...common };
}

/** Draws of a group, and of parts of it, together take no more counters than it has. */
function checkCounts(all: readonly Draw[], report: Report): void {
  const kindOf = ({ what }: Draw): string => (what === 'special' ? 'squadrons' : what);
  const draws = all.filter(({ from }) => from.length > 0);
  const groups = new Map(draws.map((draw) => [`${kindOf(draw)} ${draw.from.join()}`, draw]));
  for (const group of groups.values()) {
    const wanted = draws
      .filter((draw) => kindOf(draw) === kindOf(group) && draw.from.every((unit) => group.from.includes(unit)))
      .reduce((sum, { count }) => sum + count, 0);
    const size = group.from.length;
    if (wanted > size)
      report(`${NAVIES[group.navy] ?? ''} ${group.what}`, 'count', `${wanted} are drawn from ${size} counters`);
  }
}

function placeOf({ place, what, navy }: InitialEntry, record: string, context: Context, report: Report): Place {
  const { map, worlds } = context;
  if ('box' in place) return { kind: 'box', place: boxPlace(context, record, 'place.box', place.box, report) };
  if ('with' in place) return { kind: 'withSquadrons' };
  const hexAt = (hex: string): number => {
    const at = placeAt(map, hex);
    if ((map.worldAt[at] ?? -1) < 0) report(record, 'place', `there is no world at ${hex}`);
    return at;
  };
  if ('hex' in place) return { kind: 'hexes', hexes: [hexAt(place.hex)], embarked: false };
  if (place.area === 'home') return { kind: 'home' };
  if (place.area === 'off-map') return { kind: 'offMap' };
  const also = (place.also ?? []).map(hexAt);
  const isLand = what === 'troops' || what === 'admirals';
  const hexes = worlds
    .filter((world) => also.includes(world.hex) || isInArea(world, place.area, what, navy, context))
    .filter(({ zone }) => !(navy === 'imperial' && isLand && zone === 'red')) // R77
    .map(({ hex }) => hex);
  if (hexes.length === 0) report(record, 'place.area', 'holds no world');
  return { kind: 'hexes', hexes, embarked: place.embarked ?? false };
}

type Area = Extract<InitialEntry['place'], { area: string }>['area'];

function isInArea(world: World, area: Area, what: string, navy: InitialEntry['navy'], context: Context): boolean {
  switch (area) {
    case 'imperium':
      return world.allegiance === 'imperial';
    case 'zhodani':
    case 'sword-worlds':
    case 'vargr':
      return world.allegiance === area;
    case 'naval-base':
      return world.naval;
    case 'scout-base':
      return world.scout;
    case 'colonial-homes': {
      // R74: where a named colonial of the navy lives; squadrons only in its own territory
      const isHome = [...context.squadrons, ...context.troops].some(
        (counter) => counter.home === world.hex && NAVIES[counter.navy] === navy,
      );
      return isHome && (what !== 'squadrons' || world.allegiance === navy);
    }
    case 'home':
    case 'off-map':
      return false;
  }
}

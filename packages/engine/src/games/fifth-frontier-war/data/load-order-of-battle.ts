/** Order of battle: from the file to draws and places. */
import type { Report } from '#core/problems';
import { type Counters, checkCounts, countersOf, drawOf, fitting, namedIn } from './load-draws.ts';
import { FUEL_CODES, IMPERIAL, NAVIES, SIDES } from './names.ts';
import type { LinesByCounter } from './order-of-battle-types.ts';
import { placeAt } from './places.ts';
import type { DrawFields, InitialEntry } from './schema/order-of-battle.ts';
import type { ParsedFiles } from './schema.ts';
import type { BoxPlace, InitialForce, OrderOfBattle, Place, StarMap, World } from './types.ts';

type File = ParsedFiles['order-of-battle'];
interface Context extends Counters {
  readonly map: StarMap;
  readonly boxes: readonly BoxPlace[];
  readonly worlds: readonly World[];
}

/** The normalised order of battle. */
export function orderOfBattleOf(file: File, context: Context, report: Report): OrderOfBattle {
  const { worlds } = context;
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
  return {
    initial,
    lines: initial.map(linesOf),
    guerrillas: guerrillasOf(file.guerrillas, context, report),
    secretBaseHexes: worlds.filter(isSecretBaseWorld).map(({ hex }) => hex),
    reinforcements,
    imperialDie: dieOf(file.imperialDie, context, named, report),
    replacementBoxes: SIDES.map((side) => ({
      colonial: boxAt('replacementBoxes', side, file.replacementBoxes[side].colonial),
      other: boxAt('replacementBoxes', side, file.replacementBoxes[side].other),
    })),
    surprise: file.surprise.map(({ rule, hex, jump, fuel, discoveredOn }, index) => ({
      rule,
      hex: worldHex(context, `surprise[${index}]`, 'hex', hex, report),
      jump,
      fuel: fuel.map((code) => FUEL_CODES.indexOf(code)),
      discoveredOn,
    })),
  };
}

/** The first line that names a counter counts. Home worlds and boxes leave nothing to the owner. */
function linesOf(initial: readonly InitialForce[]): LinesByCounter {
  const lines: Record<keyof LinesByCounter, (InitialForce | undefined)[]> = {
    squadrons: [],
    troops: [],
    fleets: [],
    admirals: [],
  };
  for (const line of initial) {
    const { what, place, from } = line;
    if (what === 'special' || place.kind === 'home' || place.kind === 'box') continue;
    for (const counter of from) lines[what][counter] ??= line;
  }
  return lines;
}

function guerrillasOf(
  { rule, atLeast: least }: File['guerrillas'],
  context: Context,
  report: Report,
): OrderOfBattle['guerrillas'] {
  const atLeast = least.map(({ hex, count }) => ({
    hex: worldHex(context, 'guerrillas', 'atLeast', hex, report),
    count,
  }));
  const units = context.troops.filter(({ isGuerrilla }) => isGuerrilla).length;
  if (atLeast.reduce((sum, { count }) => sum + count, 0) > units)
    report('guerrillas', 'atLeast', `there are only ${units} guerrillas`);
  return { rule, atLeast, hexes: guerrillaHexes(context.worlds, atLeast) };
}

function dieOf(
  { rule, fromTurn, box, perFleet }: File['imperialDie'],
  context: Context,
  named: ReadonlySet<string>,
  report: Report,
): OrderOfBattle['imperialDie'] {
  const imperial = (fields: Omit<DrawFields, 'navy'>): number[] =>
    fitting({ ...fields, navy: 'imperial' }, context, named);
  return {
    rule,
    fromTurn,
    box: boxPlace(context, 'imperialDie', 'box', box, report),
    perFleet,
    battle: imperial({ what: 'squadrons', group: 'regular', type: 'battle' }),
    cruiser: imperial({ what: 'squadrons', group: 'regular', type: 'cruiser' }),
    fleets: imperial({ what: 'fleets' }),
    admirals: imperial({ what: 'admirals' }),
    special: imperial({ what: 'special' }),
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

function worldHex({ map }: Context, record: string, field: string, hex: string, report: Report): number {
  const place = placeAt(map, hex);
  if ((map.worldAt[place] ?? -1) < 0) report(record, field, `there is no world at ${hex}`);
  return place;
}

function boxPlace({ boxes }: Context, record: string, field: string, id: string, report: Report): number {
  const box = boxes.find((one) => one.id === id);
  if (!box) report(record, field, `there is no box ${id}`);
  return box?.place ?? -1;
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

function placeOf({ place, what, navy }: InitialEntry, record: string, context: Context, report: Report): Place {
  const { worlds } = context;
  if ('box' in place) return { kind: 'box', place: boxPlace(context, record, 'place.box', place.box, report) };
  if ('with' in place) return { kind: 'withSquadrons' };
  const hexAt = (hex: string): number => worldHex(context, record, 'place', hex, report);
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

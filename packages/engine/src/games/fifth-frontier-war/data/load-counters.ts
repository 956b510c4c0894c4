/** Counters: from the file to indexes. */
import type { Report } from '#core/problems';
import { FUEL_CODES, NAVIES, sideOfNavy } from './names.ts';
import { placeAt } from './places.ts';
import type { ParsedFiles } from './schema.ts';
import type { Admiral, Fleet, Squadron, StarMap, Troop } from './types.ts';

type File = ParsedFiles['counters'];
type SquadronRecord = File['squadrons'][number];

/** All counters; every id stands once in the whole file. */
export function countersOf(
  file: File,
  tables: ParsedFiles['tables'],
  map: StarMap,
  report: Report,
): { squadrons: Squadron[]; troops: Troop[]; fleets: Fleet[]; admirals: Admiral[] } {
  const { squadrons, troops, guerrillas, fleets, admirals, warrant } = file;
  reportDoubles(report, [...squadrons, ...troops, ...guerrillas, ...fleets, ...admirals, warrant], 'id');
  reportDoubles(report, fleets, 'code');
  const homeOf = ({ id, group, home }: { id: string; group: string; home?: string | undefined }): number => {
    if ((group === 'colonial-named') !== (home !== undefined))
      report(id, 'home', 'named colonials have one, only they');
    const place = home === undefined ? -1 : placeAt(map, home);
    if (home !== undefined && (map.worldAt[place] ?? -1) < 0) report(id, 'home', `there is no world at ${home}`);
    return place;
  };
  return {
    squadrons: squadrons.map((record, index) => squadronOf(record, index, file.capacities, homeOf(record), report)),
    troops: [
      ...troops.map((record, index) => troopOf(record, index, homeOf(record), tables, report)),
      ...guerrillas.map((record, index) => guerrillaOf(record, troops.length + index)),
    ],
    fleets: fleets.map((record, index) => fleetOf(record, index, tables, report)),
    admirals: admiralsOf(admirals, report),
  };
}

function reportDoubles<K extends string>(
  report: Report,
  records: readonly Readonly<Record<K, string>>[],
  key: K,
): void {
  const seen = new Set<string>();
  for (const { [key]: id } of records) {
    if (seen.has(id)) report(id, key, 'stands twice');
    seen.add(id);
  }
}

function squadronOf(
  record: SquadronRecord,
  index: number,
  capacities: File['capacities'],
  home: number,
  report: Report,
): Squadron {
  const { id, name, full, reduced, jump, type, group, source, note } = record;
  const navy = NAVIES.indexOf(record.navy);
  const reverse = reduced ?? [0, 0, 0];
  if (reverse.some((factor, at) => factor > (full[at] ?? 0))) report(id, 'reduced', 'is stronger than full');
  const capacity = capacities[type];
  return {
    index,
    id,
    name: name ?? id,
    navy,
    side: sideOfNavy(navy),
    type,
    jump,
    fuel: FUEL_CODES.indexOf(record.fuel),
    attack: [full[0], reverse[0]],
    bombardment: [full[1], reverse[1]],
    defense: [full[2], reverse[2]],
    stepValue: [full[2] - reverse[2], reverse[2]],
    capacity: capacity === 'defense' ? [full[2], reverse[2]] : [capacity[0], reduced ? capacity[1] : 0],
    isBacked: reduced !== null,
    group,
    isColonial: group === 'colonial-named' || group === 'colonial-numbered',
    blackGlobe: record.blackGlobe ?? false,
    home,
    source,
    note: note ?? '',
  };
}

function troopOf(
  record: File['troops'][number],
  index: number,
  home: number,
  { troopSizes }: ParsedFiles['tables'],
  report: Report,
): Troop {
  const { id, name, size, factor, tech, group, source, note } = record;
  const navy = NAVIES.indexOf(record.navy);
  if (!troopSizes[size].includes(factor)) report(id, 'factor', `no ${size} has ${factor}`);
  for (const mark of ['marine', 'huscarle', 'mercenary'] as const)
    if ((record[mark] ?? false) !== (group === mark)) report(id, mark, `must fit the group ${group}`);
  const { armor = false, elite = false, jumpTroop = false, psionic = false, mercenary = false } = record;
  return {
    index,
    id,
    name: name ?? id,
    navy,
    side: sideOfNavy(navy),
    size,
    factor,
    tech,
    group,
    isColonial: group === 'colonial-named' || group === 'colonial-numbered',
    isGuerrilla: false,
    armor,
    elite,
    jumpTroop,
    psionic,
    mercenary,
    multiplier: (armor ? 2 : 1) * (elite ? 2 : 1), // FFW-5.9a, FFW-5.9b
    home,
    source,
    note: note ?? '',
  };
}

function guerrillaOf({ id, source, note, ...record }: File['guerrillas'][number], index: number): Troop {
  const navy = NAVIES.indexOf(record.navy);
  const marks = { armor: false, elite: false, jumpTroop: false, psionic: false, mercenary: false, multiplier: 1 };
  return {
    index,
    id,
    name: id,
    navy,
    side: sideOfNavy(navy),
    size: null,
    factor: 0,
    tech: 0,
    group: 'guerrilla',
    isColonial: false,
    isGuerrilla: true,
    ...marks,
    home: -1,
    source,
    note: note ?? '',
  };
}

function fleetOf(
  { id, code, name, plotting, tactical, source, ...record }: File['fleets'][number],
  index: number,
  { fleetDefaults }: ParsedFiles['tables'],
  report: Report,
): Fleet {
  const standard = fleetDefaults[record.navy];
  if (plotting !== standard.plotting) report(id, 'plotting', `fleetDefaults says ${standard.plotting}`);
  if (tactical !== standard.tactical) report(id, 'tactical', `fleetDefaults says ${standard.tactical}`);
  const navy = NAVIES.indexOf(record.navy);
  return { index, id, code, name, navy, side: sideOfNavy(navy), plotting, tactical, source };
}

function admiralsOf(records: File['admirals'], report: Report): Admiral[] {
  const ranks = new Set<string>();
  return records.map(({ id, name, precedence, plotting, tactical, title, source, ...record }, index) => {
    const rank = `${record.navy} ${precedence}`;
    if (ranks.has(rank)) report(id, 'precedence', `${record.navy} has another ${precedence}`);
    ranks.add(rank);
    return {
      index,
      id,
      name,
      navy: NAVIES.indexOf(record.navy),
      precedence,
      plotting,
      tactical,
      title: title ?? null,
      source,
    };
  });
}

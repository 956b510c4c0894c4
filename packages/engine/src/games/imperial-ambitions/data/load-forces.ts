/** Units of scenarios and garrisons, with what they carry. */

import type { Report } from '#core/problems';
import { PLANET_KINDS } from './names.ts';
import type { RawUnitGroup, Where } from './schema-parts.ts';
import type { Force, UnitGroup, UnitType } from './types.ts';

/** What is needed to read units. */
export interface UnitContext {
  readonly types: readonly UnitType[];
  readonly typeById: ReadonlyMap<string, UnitType>;
}

export function groupsOf(
  context: UnitContext,
  raw: readonly RawUnitGroup[],
  host: UnitType | null,
  report: Report,
  record: string,
  field: string,
): UnitGroup[] {
  const groups = raw.map((group, at) => {
    const place = `${field}[${at}]`;
    const type = context.typeById.get(group.type)!;
    if (group.steps !== undefined && group.steps > type.fullSteps)
      report(record, `${place}.steps`, `a ${type.id} has ${type.fullSteps} steps`);
    const steps = Math.min(group.steps ?? type.fullSteps, type.fullSteps);
    const aboard = groupsOf(context, group.aboard ?? [], type, report, record, `${place}.aboard`);
    checkRoom(context, type, steps, aboard, report, record, place);
    return { type: type.index, n: group.n, steps, aboard };
  });
  if (host)
    groups.forEach(({ type }, at) => {
      if (!mayBeAboard(host, context.types[type]!))
        report(record, `${field}[${at}].type`, `a ${host.id} carries no ${context.types[type]!.id}`);
    });
  return groups;
}

function mayBeAboard(host: UnitType, { class: kind }: UnitType): boolean {
  if (kind === 'fighter') return host.landsFighters;
  if (kind === 'ship') return host.docks > 0;
  return kind === 'ground' && (host.embarksBySteps || host.embarksUnits > 0);
}

/** IA-land-1 to IA-land-5, IA-gnd-8, IA-gnd-9: room aboard */
function checkRoom(
  { types }: UnitContext,
  host: UnitType,
  steps: number,
  aboard: readonly UnitGroup[],
  report: Report,
  record: string,
  place: string,
): void {
  const count = (kind: UnitType['class'], by: 'units' | 'steps'): number =>
    aboard.reduce((sum, one) => {
      if (types[one.type]!.class !== kind) return sum;
      return sum + one.n * (by === 'steps' ? one.steps : 1);
    }, 0);
  const full = (what: string, room: number): void => report(record, `${place}.aboard`, `has room for ${room} ${what}`);
  if (host.landsFighters && count('fighter', 'steps') > steps) full('fighter steps', steps);
  if (host.docks > 0 && count('ship', 'units') > host.docks) full('ships', host.docks);
  if (host.embarksBySteps && count('ground', 'steps') > steps) full('ground steps', steps);
  if (host.embarksUnits > 0 && count('ground', 'units') > host.embarksUnits) full('ground units', host.embarksUnits);
}

export function placeOf(where: Where): Pick<Force, 'where' | 'planet'> {
  const [place, kind] = where.split(':') as ['space' | 'surface' | 'orbit', (typeof PLANET_KINDS)[number] | undefined];
  return { where: place, planet: kind === undefined ? -1 : PLANET_KINDS.indexOf(kind) };
}

/** R8, R65, IA-bld-27, IA-gnd-2, IA-gnd-3: where each class may stand; `orbitForShips` for ground-only battles */
export function checkPlace(
  { types }: UnitContext,
  force: Omit<Force, 'owner' | 'system'>,
  planets: readonly number[],
  orbitForShips: boolean,
  report: Report,
  record: string,
  field: string,
): void {
  if (force.where === 'orbit' && planets[force.planet] === 0)
    report(record, `${field}.where`, `there is no ${PLANET_KINDS[force.planet]} planet here`);
  if (force.where === 'surface' && planets[0] === 0)
    report(record, `${field}.where`, 'there is no habitable planet here');
  force.units.forEach(({ type }, at) => {
    const { class: kind, id } = types[type]!;
    const isGround = kind === 'ground' || kind === 'planetaryBase';
    const isRight = isGround
      ? force.where === 'surface'
      : kind === 'base'
        ? force.where === 'orbit'
        : force.where === 'space' || (orbitForShips && force.where === 'orbit');
    if (!isRight) report(record, `${field}.units[${at}]`, `a ${id} cannot start in ${force.where}`);
  });
}

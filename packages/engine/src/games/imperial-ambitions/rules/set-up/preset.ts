/** The preset list of starting forces: what the generator hands out and an absent buyer gets (5.4). */
import { PLANET_KINDS } from '../../data/names.ts';
import type { RawUnitGroup, Where } from '../../data/schema-parts.ts';
import type { ImperialData, PresetItem, Scenario, UnitGroup } from '../../data/types.ts';
import type { BoughtForce } from '../../types.ts';

/** IA-init-1: value points of units with all aboard, R4 */
export function costOf(data: Pick<ImperialData, 'types'>, groups: readonly UnitGroup[]): number {
  return groups.reduce(
    (sum, { type, n, aboard }) => sum + n * (data.types[type]!.valuePoints + costOf(data, aboard)),
    0,
  );
}

/** A place for forces: id of a system and its planets by kind, 0 none. */
export interface PresetPlace {
  readonly id: string;
  readonly planets: readonly number[];
}

/** Buys the list in its order, again and again from its repeating part, until the next item does not fit. */
export function presetFor(
  data: Pick<ImperialData, 'types' | 'generator'>,
  points: number,
  place: PresetPlace,
): { forces: BoughtForce[]; spent: number } {
  const { preset, presetRepeatFrom } = data.generator;
  const bought: { where: Where; group: RawUnitGroup }[] = [];
  let spent = 0;
  for (let at = 0, last = -1; ; at = at + 1 < preset.length ? at + 1 : presetRepeatFrom) {
    const item = preset[at]!;
    const cost = costOf(data, item.units);
    if (spent + cost > points) break;
    if (!fits(item, place)) {
      if (at === last) break;
      if (last < 0) last = at;
      continue;
    }
    last = -1;
    spent += cost;
    const groups = rawGroups(data, item.units);
    if (item.where === 'aboardLast') bought.at(-1)!.group.aboard = groups;
    else for (const group of groups) bought.push({ where: whereOf(item), group });
  }
  return { forces: forcesOf(place.id, bought), spent };
}

function fits({ where, planet }: PresetItem, { planets }: PresetPlace): boolean {
  if (where === 'space') return true;
  return planets[where === 'orbit' ? planet : 0] !== 0;
}

export function whereOf({ where, planet }: Pick<PresetItem, 'where' | 'planet'>): Where {
  return where === 'orbit' ? `orbit:${PLANET_KINDS[planet]!}` : (where as Where);
}

export function rawGroups(data: Pick<ImperialData, 'types'>, groups: readonly UnitGroup[]): RawUnitGroup[] {
  return groups.map(({ type, n, aboard }) => ({
    type: data.types[type]!.id,
    n,
    ...(aboard.length > 0 ? { aboard: rawGroups(data, aboard) } : {}),
  }));
}

/** One force for each place; equal groups in one line. */
function forcesOf(system: string, bought: readonly { where: Where; group: RawUnitGroup }[]): BoughtForce[] {
  const forces: BoughtForce[] = [];
  for (const { where, group } of bought) {
    const force = forces.find((one) => one.where === where) ?? { system, where, units: [] };
    if (!forces.includes(force)) forces.push(force);
    const like = force.units.find(
      (one) => one.type === group.type && JSON.stringify(one.aboard) === JSON.stringify(group.aboard),
    );
    if (like) like.n += group.n;
    else force.units.push(group);
  }
  return forces;
}

/** The preset list for one player of a scenario, at his capital. */
export function presetForces(
  data: Pick<ImperialData, 'types' | 'generator'>,
  scenario: Scenario,
  seat: number,
): ReturnType<typeof presetFor> {
  const home = scenario.systems.filter(({ sector }) => scenario.sectors[sector]?.home === seat);
  const capital = home.find(({ isCapital }) => isCapital) ?? home[0];
  return capital ? presetFor(data, scenario.players[seat]!.valuePoints, capital) : { forces: [], spent: 0 };
}

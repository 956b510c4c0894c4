/** Lists of bought forces, one unit longer or shorter. */
import type { UnitTypeId } from '../../data/names.ts';
import type { RawUnitGroup, Where } from '../../data/schema-parts.ts';
import type { BoughtForce } from '../../types.ts';

/** A group of units in a list of forces. */
export interface BoughtPlace {
  force: number;
  group: number;
}

/** One unit more that stands by itself; like ones are counted together. */
export function withUnit(
  forces: readonly BoughtForce[],
  system: string,
  where: Where,
  type: UnitTypeId,
): BoughtForce[] {
  const at = forces.findIndex((force) => force.system === system && force.where === where);
  if (at < 0) return [...forces, { system, where, units: [{ type, n: 1 }] }];
  return forces.map((force, index) => (index === at ? { ...force, units: oneMore(force.units, type) } : force));
}

/** One unit more aboard one of a group: that one leaves the group. */
export function withAboard(
  forces: readonly BoughtForce[],
  { force, group }: BoughtPlace,
  type: UnitTypeId,
): BoughtForce[] {
  return changed(forces, force, group, (host) => {
    const loaded = { ...host, n: 1, aboard: oneMore(host.aboard ?? [], type) };
    return host.n > 1 ? [{ ...host, n: host.n - 1 }, loaded] : [loaded];
  });
}

/** One unit of a group less, with all aboard it. */
export function withoutUnit(forces: readonly BoughtForce[], { force, group }: BoughtPlace): BoughtForce[] {
  return changed(forces, force, group, (host) => (host.n > 1 ? [{ ...host, n: host.n - 1 }] : [])).filter(
    ({ units }) => units.length > 0,
  );
}

/** One unit of this type less aboard a group. */
export function withoutAboard(
  forces: readonly BoughtForce[],
  { force, group }: BoughtPlace,
  type: UnitTypeId,
): BoughtForce[] {
  return changed(forces, force, group, ({ aboard = [], ...host }) => {
    const at = aboard.findIndex((one) => one.type === type);
    const left = aboard.flatMap((one, index) => (index !== at ? [one] : one.n > 1 ? [{ ...one, n: one.n - 1 }] : []));
    return [left.length > 0 ? { ...host, aboard: left } : host];
  });
}

function changed(
  forces: readonly BoughtForce[],
  force: number,
  group: number,
  change: (group: RawUnitGroup) => RawUnitGroup[],
): BoughtForce[] {
  return forces.map((one, at) =>
    at === force
      ? { ...one, units: one.units.flatMap((unit, index) => (index === group ? change(unit) : [unit])) }
      : one,
  );
}

function oneMore(groups: readonly RawUnitGroup[], type: UnitTypeId): RawUnitGroup[] {
  const isLike = (group: RawUnitGroup): boolean => group.type === type && !group.aboard && group.steps === undefined;
  if (!groups.some(isLike)) return [...groups, { type, n: 1 }];
  const at = groups.findIndex(isLike);
  return groups.map((group, index) => (index === at ? { ...group, n: group.n + 1 } : group));
}

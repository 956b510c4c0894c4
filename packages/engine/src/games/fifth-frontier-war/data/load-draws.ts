/** Draws of the order of battle: which counters fit the description of each. */
import type { Report } from '#core/problems';
import { NAVIES, WARRANT } from './names.ts';
import type { DrawFields } from './schema/order-of-battle.ts';
import type { ParsedFiles } from './schema.ts';
import type { Admiral, Draw, Fleet, Squadron, Troop } from './types.ts';

export interface Counters {
  readonly squadrons: readonly Squadron[];
  readonly troops: readonly Troop[];
  readonly fleets: readonly Fleet[];
  readonly admirals: readonly Admiral[];
}

/** Counters that some entry names: they are in no draw. */
export function namedIn({ initial }: ParsedFiles['order-of-battle']): ReadonlySet<string> {
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

export function countersOf(
  what: DrawFields['what'],
  { squadrons, troops, fleets, admirals }: Counters,
): readonly Counter[] {
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
export function fitting(fields: DrawFields, counters: Counters, named: ReadonlySet<string>): number[] {
  const navy = NAVIES.indexOf(fields.navy);
  const found = countersOf(fields.what, counters)
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

export function drawOf(
  fields: DrawFields,
  count: number,
  record: string,
  counters: Counters,
  named: ReadonlySet<string>,
  report: Report,
): Draw {
  const from = fitting(fields, counters, named);
  if (count > from.length) report(record, 'count', `only ${from.length} counters fit`);
  return { what: fields.what, navy: NAVIES.indexOf(fields.navy), from, count };
}

/** Draws of a group, and of parts of it, together take no more counters than it has. */
export function checkCounts(all: readonly Draw[], report: Report): void {
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

/** Missiles of an enemy in flight, and those that are gone: what everybody knows of them. */
import { LOWEST_CIV, MIMS, UNGUIDED } from '../data/types.ts';
import { phasingSeat } from '../rules/03-sequence/phases.ts';
import { isMissile, missileRating } from '../rules/04-spaceships.ts';
import { numberedName } from '../rules/10-set-up/logs.ts';
import { type DeltaVeeState, MISSILE } from '../state.ts';
import type { Position } from '../types.ts';

export interface Contact {
  unit: number;
  /** ships that can have launched it */
  ships: readonly number[];
  /** what it is, where that has shown; null not */
  type: number | null;
  civ: number | null;
  /** Maneuver Commands that it was seen to receive */
  spent: number;
  isAgile: boolean;
}

/** Counters that can only have come out of a MIMS, and the missiles one of which was it. */
export interface Release {
  units: readonly number[];
  carriers: readonly number[];
}

/** Missiles that left pods of these ships and whose pod, and perhaps type, could be another. */
export function contactsOf(at: Position, ships: ReadonlySet<number>, seat: number): Contact[] {
  const { g } = at;
  const { units } = g;
  const named = new Set(g.sightings.flatMap(({ from }) => from));
  return units.kind.flatMap((kind, unit) => {
    const ship = units.ship[unit]!;
    if (kind !== MISSILE || units.pod[unit]! < 0 || units.seat[unit] === seat || !ships.has(ship)) return [];
    const isReleased = isSpent(at, unit) && !named.has(unit); // no launch tells of it: it was so from the start
    const type = isTypeKnown(g, unit) || isReleased ? units.type[unit]! : null;
    const from = g.sightings.find((one) => one.units.includes(unit))?.from ?? [ship];
    const able = from.filter((one) => ships.has(one));
    return [
      {
        unit,
        ships: able.length > 0 ? able : [...ships].filter((one) => units.podCount[one]! > 0),
        type,
        civ: units.revealed[unit] ? units.civ[unit]! : null,
        spent: spentBy(at, unit),
        isAgile: units.agile[unit] === 1,
      },
    ];
  });
}

export function releasesOf(g: DeltaVeeState, contacts: readonly Contact[]): Release[] {
  const known = new Set(contacts.map(({ unit }) => unit));
  return g.sightings.flatMap(({ units, from }) => {
    const carriers = from.filter((one) => known.has(one));
    return units.every((unit) => known.has(unit)) && from.every((one) => isMissile(g, one)) && carriers.length > 0
      ? [{ units, carriers }]
      : [];
  });
}

/** A MIMS that has released its missiles. */
export function isSpent({ g, data }: Position, unit: number): boolean {
  const { kind, type, payload } = g.units;
  return kind[unit] === MISSILE && type[unit] === MIMS && payload[unit]! < data.tables.mimsPayload;
}

/** DV-3.0d: it was turned up, or it was seen to gain velocity by itself as only an unguided missile does. */
export function isTypeKnown(g: DeltaVeeState, unit: number): boolean {
  return g.units.revealed[unit] === 1 || isSeenToGain(g, unit);
}

/**
 * An unguided missile gains velocity at C1 and others are then seen not to (`agile`): only between its launch and the
 * next Command Phase of its owner, or at velocity 9, could it be either.
 */
function isSeenToGain(g: DeltaVeeState, unit: number): boolean {
  const { agile, velocity, seat } = g.units;
  if (agile[unit] || velocity[unit]! >= 9 || g.phase < 0) return false;
  const isOwnersFire = g.phase % 3 === 2 && phasingSeat(g.first, g.phase) === seat[unit];
  const isMoveAfterIt = g.phase % 3 === 0 && phasingSeat(g.first, g.phase) !== seat[unit];
  return !isOwnersFire && !isMoveAfterIt;
}

/** Everybody could count its Maneuver Commands: they must not exceed the energy of the type. */
export function mayBe({ data }: Pick<Position, 'data'>, contact: Contact, type: number, civ: number): boolean {
  if (contact.civ !== null && contact.civ !== civ) return false;
  if (contact.type !== null) return contact.type === type;
  if (type === UNGUIDED) return !contact.isAgile && contact.spent === 0;
  return data.missileRatings[type]![civ - LOWEST_CIV]!.energy >= contact.spent;
}

export function spentBy(at: Position, unit: number): number {
  return at.g.units.type[unit] === UNGUIDED ? 0 : missileRating(at, unit).energy - at.g.units.energy[unit]!;
}

export function setType(
  at: Position,
  { unit, spent }: Pick<Contact, 'unit' | 'spent'>,
  type: number,
  civ: number,
): void {
  const { units } = at.g;
  units.civ[unit] = civ;
  units.energy[unit] = type === UNGUIDED ? 0 : at.data.missileRatings[type]![civ - LOWEST_CIV]!.energy - spent;
  units.type[unit] = type;
  units.payload[unit] = type === MIMS ? at.data.tables.mimsPayload : 0;
}

const NUMBERED = /-[UGIMH]\d+$/;

/** R53: the missiles of a ship are numbered by type in the order of their launch. */
export function renumber(g: DeltaVeeState, ship: number): void {
  const { kind, ship: ships, type } = g.units;
  const counts = [0, 0, 0, 0, 0];
  for (let unit = 0; unit < kind.length; unit++) {
    if (kind[unit] !== MISSILE || ships[unit] !== ship) continue;
    counts[type[unit]!]! += 1;
    if (NUMBERED.test(g.names[unit]!)) g.names[unit] = numberedName(g, ship, type[unit]!, counts[type[unit]!]!);
  }
}

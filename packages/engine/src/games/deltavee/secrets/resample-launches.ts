/** Where launched missiles came from and, as far as nobody knows, what they are: drawn anew from all that could be. */
import { pickFrom, type Random } from '#core/random';
import { GUIDED, HOMING, INTELLIGENT, MIMS, type PodType, UNGUIDED } from '../data/types.ts';
import { launchedFrom } from '../positions/audit-pods.ts';
import { boxOf, changeMissiles, forPods, isSound, missilesLeft, mustPrepare } from '../rules/05-pods.ts';
import { CRAFT_INSIDE, type DeltaVeeState } from '../state.ts';
import type { Position } from '../types.ts';
import { copyOf } from './knowledge.ts';
import { type Contact, mayBe, type Release, releasesOf, setType } from './resample-contacts.ts';
import type { Forgotten } from './resample-forget.ts';
import { assign, type Magazine, type Origin, type Stock, supplyOf } from './resample-magazines.ts';

/** The contacts that left pods by themselves, and the MIMS that each of the others came out of. */
interface Launches {
  contacts: Contact[];
  released: Map<number, number>;
  /** MIMS that have nothing left */
  carriers: Set<number>;
}

/**
 * DV-9.9a: which of the missiles there was the MIMS. Its type is then settled, and the civ level if one of those that
 * it released was turned up.
 */
export function drawReleases(at: Position, contacts: readonly Contact[], random: Random): Launches {
  const byUnit = new Map(contacts.map((contact) => [contact.unit, { ...contact }]));
  const released = new Map<number, number>();
  const carriers = new Set<number>();
  const releases = releasesOf(at.g, contacts).sort((a, b) => a.carriers.length - b.carriers.length);
  for (const { units, carriers: all } of releases) {
    const able = all.filter((one) => !carriers.has(one) && mayCarry(at, byUnit, { units, carriers: [one] }));
    if (able.length === 0) continue;
    const carrier = pickFrom(able, random);
    const civ = units.map((unit) => byUnit.get(unit)!.civ).find((one) => one !== null);
    Object.assign(byUnit.get(carrier)!, { type: MIMS }, civ === undefined ? {} : { civ });
    carriers.add(carrier);
    for (const unit of units) released.set(unit, carrier);
  }
  const left = [...byUnit.values()].filter(({ unit }) => !released.has(unit));
  return { contacts: left, released, carriers };
}

function mayCarry(at: Position, byUnit: ReadonlyMap<number, Contact>, { units, carriers }: Release): boolean {
  const [carrier] = carriers.map((one) => byUnit.get(one)!);
  return [6, 7, 8].some(
    (civ) => mayBe(at, carrier!, MIMS, civ) && units.every((unit) => mayBe(at, byUnit.get(unit)!, UNGUIDED, civ)),
  );
}

/**
 * DV-9.3a: ship, pod and type of a missile are on the log only. False: what is left would not do for the counters that
 * lie prepared; with `isLast` something is drawn in any case.
 */
export function scatterMissiles(
  at: Position,
  ships: readonly Forgotten[],
  { contacts, released, carriers }: Launches,
  isLast: boolean,
  random: Random,
): boolean {
  for (const { ships: from, contacts: own } of groupsOf(contacts)) {
    const fleet = ships.filter(({ unit }) => from.includes(unit));
    const found =
      originsOf(at, fleet, own, random) ?? (isLast ? assign(at, own, supplyOf(at, from), yes, random) : null);
    if (!found && !isLast) return false;
    own.forEach((contact, index) => {
      const origin = found?.[index];
      if (origin) launch(at, contact, origin);
      else launchSomehow(at, contact);
    });
  }
  release(at, released, carriers);
  return true;
}

const yes = (): boolean => true;

/** Out of pods as they were at the start; where that will not do, out of pods filled from the ship's own reload pods. */
function originsOf(
  at: Position,
  fleet: readonly Forgotten[],
  contacts: readonly Contact[],
  random: Random,
): Origin[] | null {
  const ships = fleet.map(({ unit }) => unit);
  const search = (): Origin[] | null => {
    const supply = supplyOf(at, ships);
    const { magazines } = supply;
    const isReady = (left: Stock): boolean =>
      fleet.every((ship) => ship.prepared === 0 || preparableOn(at, ship.unit, magazines, left) >= ship.prepared);
    const fitsRead = (left: Stock): boolean => magazines.every((one, index) => isBelowRead(at.g, one, left[index]!));
    return (
      assign(at, contacts, supply, (left) => isReady(left) && fitsRead(left), random) ??
      assign(at, contacts, supply, isReady, random)
    );
  };
  const found = search();
  return found ?? (pourReloads(at, ships) ? search() : null);
}

function release({ g, data }: Position, released: ReadonlyMap<number, number>, carriers: ReadonlySet<number>): void {
  const { units } = g;
  for (const carrier of carriers) units.payload[carrier] = 0;
  for (const [unit, carrier] of released) {
    setType({ g, data }, { unit, spent: 0 }, UNGUIDED, units.civ[carrier]!);
    for (const name of ['ship', 'pod'] as const) units[name][unit] = units[name][carrier]!;
  }
}

/** Ships that can have launched the same missiles, with all that they can have launched, in order of launch. */
function groupsOf(contacts: readonly Contact[]): { ships: number[]; contacts: Contact[] }[] {
  let groups: { ships: number[]; contacts: Contact[] }[] = [];
  for (const contact of contacts) {
    const isNear = (group: { ships: number[] }): boolean => group.ships.some((ship) => contact.ships.includes(ship));
    const near = groups.filter(isNear);
    const ships = new Set([...near.flatMap((group) => group.ships), ...contact.ships]);
    const all = [...near.flatMap((group) => group.contacts), contact];
    groups = [
      ...groups.filter((group) => !isNear(group)),
      { ships: [...ships].sort((a, b) => a - b), contacts: all.sort((a, b) => a.unit - b.unit) },
    ];
  }
  return groups;
}

/** R11: since the log was read, missiles can only have become fewer. */
function isBelowRead(g: DeltaVeeState, { ship, row }: Magazine, left: readonly number[]): boolean {
  const read = readIn(g, ship, row);
  return !read || left.every((count, type) => count <= read[type]!);
}

/** Missiles by type, prepared ones too, that the enemy read of the pod in this box; null: not of this one. */
function readIn(g: DeltaVeeState, ship: number, row: number): number[] | null {
  const pod = copyOf(g, ship)?.pods[boxOf(g, ship, row) - 1];
  return pod && pod.type === g.pods.type[row] ? pod.left.map((count, type) => count + pod.ready[type]!) : null;
}

/** Counters that could lie prepared on the ship if this is left. */
function preparableOn(at: Position, ship: number, magazines: readonly Magazine[], left: Stock): number {
  const { g } = at;
  let sum = 0;
  forPods(at, ship, (row) => {
    if (g.pods.craft[row] === CRAFT_INSIDE && isSound(g, row)) sum++;
  });
  for (const [index, { row, pod, ship: from }] of magazines.entries())
    if (from === ship && pod && isSound(g, row)) sum += preparableIn(pod, left[index]!);
  return sum;
}

const preparableIn = (pod: PodType, left: readonly number[]): number =>
  left.reduce((sum, count, type) => sum + (mustPrepare(pod, type) ? count : 0), 0);

/** DV-FSB-P9: all that the reload pods of the ships have goes into weapon pods of its kind; `pourBack` undoes it. */
function pourReloads(at: Position, ships: readonly number[]): boolean {
  const { g } = at;
  let isPoured = false;
  for (const ship of ships)
    forPods(at, ship, (from, { reload: isReload }) => {
      if (!isReload) return;
      for (let type = 0; type < HOMING; type++) {
        const count = missilesLeft(g, from, type);
        const into = weaponFor(at, ship, type);
        if (count === 0 || into < 0) continue;
        changeMissiles(g, from, type, -count);
        changeMissiles(g, into, type, count);
        isPoured = true;
      }
    });
  return isPoured;
}

function weaponFor(at: Position, ship: number, type: number): number {
  let found = -1;
  forPods(at, ship, (row, { weapons, missiles }) => {
    if (found < 0 && weapons && (missiles[type] ?? 0) > 0) found = row;
  });
  return found;
}

/** What a weapon pod has no place for is in a reload pod. */
export function pourBack(at: Position, ship: number): void {
  const { g } = at;
  forPods(at, ship, (into, { reload: isReload, missiles: places }) => {
    if (!isReload) return;
    for (let type = 0; type < HOMING; type++)
      forPods(at, ship, (from, { weapons, missiles }) => {
        const excess = weapons ? missilesLeft(g, from, type) - (missiles[type] ?? 0) : 0;
        const room = (places[type] ?? 0) - missilesLeft(g, into, type);
        const count = Math.min(excess, room);
        if (count <= 0) return;
        changeMissiles(g, from, type, -count);
        changeMissiles(g, into, type, count);
      });
  });
}

/** Makes a missile one of this type from that pod, as far on its way. */
function launch(at: Position, contact: Contact, { magazine, type, taken }: Origin): void {
  const { units } = at.g;
  setType(at, contact, type, magazine.civ);
  units.ship[contact.unit] = magazine.ship;
  units.pod[contact.unit] = magazine.row;
  changeMissiles(at.g, magazine.row, taken, -1);
}

/** Where no pod that could be there explains it. */
function launchSomehow(at: Position, contact: Contact): void {
  const { units } = at.g;
  const [ship] = contact.ships;
  const type = contact.type ?? (mayBe(at, contact, UNGUIDED, 8) ? UNGUIDED : INTELLIGENT);
  const civ = contact.civ ?? [6, 7, 8].find((one) => mayBe(at, contact, type, one)) ?? 8;
  setType(at, contact, type, civ);
  units.ship[contact.unit] = ship!;
  units.pod[contact.unit] = -1;
}

/** R11: no more than there was when the log was read, whatever else was in flight by then. */
export function keepToCopy(at: Position, ship: number): void {
  const { g } = at;
  if (!copyOf(g, ship)) return;
  const launched = launchedFrom(at);
  forPods(at, ship, (row, { weapons, missiles }) => {
    const read = readIn(g, ship, row);
    if (!read) return;
    read.forEach((count, type) => {
      changeMissiles(g, row, type, Math.min(0, count - missilesLeft(g, row, type)));
    });
    const gone = EXCHANGED.reduce(
      (sum, type) => sum + missilesLeft(g, row, type) + (launched.get(row)?.[type] ?? 0),
      0,
    );
    const room = (missiles[GUIDED] ?? 0) + (missiles[INTELLIGENT] ?? 0) - gone; // DV-FSB-H5
    if (weapons && isSound(g, row)) changeMissiles(g, row, HOMING, Math.max(0, Math.min(read[HOMING]!, room)));
  });
}
const EXCHANGED = [GUIDED, INTELLIGENT, HOMING] as const;

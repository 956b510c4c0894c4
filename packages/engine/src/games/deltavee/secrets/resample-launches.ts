/** Where launched missiles came from and, as far as nobody knows, what they are: drawn anew from all that could be. */
import type { Random } from '#core/random';
import { HOMING, MIMS, MISSILE_TYPES, type PodType, UNGUIDED } from '../data/types.ts';
import { fitsInto } from '../positions/audit-pods.ts';
import { isShip, missileRating, railsOf, withRails } from '../rules/04-spaceships.ts';
import {
  changeMissiles,
  effectiveCiv,
  forPods,
  isSound,
  loseMissiles,
  missilesLeft,
  mustPrepare,
} from '../rules/05-pods.ts';
import { unpackMissiles } from '../rules/10-set-up/logs.ts';
import { CRAFT_INSIDE, DESTROYED, type DeltaVeeState, IN_PLAY, MISSILE } from '../state.ts';
import type { Position } from '../types.ts';
import { type Contact, type Forgotten, isLost, isSpent, isTypeKnown } from './resample-forget.ts';
import { openRows } from './resample-pods.ts';
import { isSecretlyFitted } from './view.ts';

const TYPES = MISSILE_TYPES.length;

/** A pod that missiles can have come from. */
interface Magazine {
  ship: number;
  row: number;
  pod: PodType;
  civ: number;
  /** a MIMS of it has released unguided missiles, and all saw which those are */
  hasReleased: boolean;
  isLost: boolean;
  load: number[];
  /** the same for pods that nobody can tell apart */
  key: string;
}

/**
 * DV-9.3a: ship, pod and type of a missile are on the log only; all see no more than that it leaves one of the ships
 * there. `boxes`: whether what lies prepared must fit the boxes as they are, or some arrangement of the pods that
 * nobody has seen.
 */
export function scatterMissiles(
  at: Position,
  ships: readonly Forgotten[],
  boxes: 'any' | 'true',
  random: Random,
): void {
  const secret = new Set(ships.filter(({ unit }) => isShip(at.g, unit) && isSecretlyFitted(at, unit)));
  for (const ship of secret) scatterByPod(at, ship, boxes, random);
  const fleets = flyingTogether(
    at.g,
    ships.filter((ship) => !secret.has(ship)),
  );
  for (const fleet of fleets) {
    const contacts = fleet.flatMap((ship) => ship.contacts).sort((a, b) => a.unit - b.unit);
    if (contacts.length === 0) continue;
    const magazines = fleet.flatMap((ship) => magazinesOf(at, ship.unit));
    scatter(at, fleet, contacts, magazines, boxes, random);
  }
  for (const { unit } of ships) loseLoads(at, unit);
}

/** DV-S10a: what else such a ship carries is drawn later, so each pod answers for what has left it, the first one first. */
function scatterByPod(at: Position, ship: Forgotten, boxes: 'any' | 'true', random: Random): void {
  const magazines = ship.contacts.length > 0 ? magazinesOf(at, ship.unit) : [];
  for (const from of new Set(ship.contacts.map(({ row }) => row))) {
    const contacts = ship.contacts.filter(({ row }) => row === from);
    const own = magazines.filter(({ row }) => row === from);
    scatter(at, [{ ...ship, prepared: 0 }], contacts, own, boxes, random);
  }
}

/** What damage has taken from pods that stay in their boxes. */
function loseLoads(at: Position, ship: number): void {
  const open = openRows(at.g, ship);
  forPods(at, ship, (row, { weapons }) => {
    const isGone = at.g.units.status[ship] === DESTROYED;
    if (weapons && isLost(at.g, ship, row) && (isGone || !open.includes(row))) loseMissiles(at.g, row);
  });
}

/** Ships in one hex with one course. */
function flyingTogether({ units }: DeltaVeeState, ships: readonly Forgotten[]): Forgotten[][] {
  const groups = new Map<string, Forgotten[]>();
  for (const ship of ships) {
    const { unit } = ship;
    const course = [units.q, units.r, units.direction, units.velocity].map((column) => column[unit]);
    const key = units.status[unit] === IN_PLAY ? course.join() : `${unit}`;
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  }
  return [...groups.values()];
}

function magazinesOf(at: Position, ship: number): Magazine[] {
  const { g } = at;
  const open = openRows(g, ship);
  const found: Magazine[] = [];
  forPods(at, ship, (row, pod) => {
    if (!pod.weapons) return;
    const load = MISSILE_TYPES.map((_, type) => missilesLeft(g, row, type));
    const hasReleased = g.units.pod.some((from, unit) => from === row && isSpent(at, unit));
    const key = `${ship} ${pod.index} ${load} ${hasReleased} ${open.includes(row) ? '' : row}`;
    const civ = effectiveCiv(at, ship, row);
    found.push({ ship, row, pod, civ, hasReleased, isLost: isLost(g, ship, row), load, key });
  });
  return found.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row));
}

function scatter(
  at: Position,
  group: readonly Forgotten[],
  contacts: readonly Contact[],
  magazines: readonly Magazine[],
  boxes: 'any' | 'true',
  random: Random,
): void {
  const pool = magazines.flatMap(({ load }) => load);
  const units = contacts.map(({ unit }) => unit);
  const mayLeave = (unit: number, slot: number): boolean => {
    const magazine = magazines[Math.floor(slot / TYPES)]!;
    if (at.g.units.revealed[unit] && at.g.units.civ[unit] !== magazine.civ) return false;
    return mayBe(at, unit, slot % TYPES, magazine.civ) && !(magazine.hasReleased && slot % TYPES === UNGUIDED);
  };
  const isReady = (left: readonly number[]): boolean =>
    group.every((ship) => ship.prepared === 0 || preparableOn(at, ship.unit, magazines, left, boxes) >= ship.prepared);
  const fits = (left: readonly number[]): boolean =>
    magazines.every(({ pod }, index) => fitsInto(pod, loadIn(left, index))) && isReady(left);
  const fitsRead = (left: readonly number[]): boolean =>
    magazines.every((magazine, index) => magazine.isLost || isBelowRead(at.g, magazine, loadIn(left, index)));
  const found =
    assign(units, pool, mayLeave, (left) => fits(left) && fitsRead(left), random) ??
    assign(units, pool, mayLeave, fits, random); // Provide Supply has filled it since
  for (const [index, { unit, ship, row }] of contacts.entries()) {
    const slot = found?.slots[index];
    if (slot === undefined) launch(at, unit, { ship, row, civ: at.g.units.civ[unit]! }, at.g.units.type[unit]!);
    else launch(at, unit, magazines[Math.floor(slot / TYPES)]!, slot % TYPES);
  }
}

const loadIn = (left: readonly number[], magazine: number): number[] =>
  left.slice(magazine * TYPES, (magazine + 1) * TYPES);

/** R11: since the log was read, missiles can only have become fewer. */
function isBelowRead(g: DeltaVeeState, { ship, row }: Magazine, load: readonly number[]): boolean {
  if (g.units.readTurn[ship] === 0) return true;
  const read = unpackMissiles(g.pods.readMissiles[row]!);
  return load.every((count, type) => count <= read[type]!);
}

/** Counters that could lie prepared on the ship if this is left: of pods in any boxes as many as there are sound ones. */
function preparableOn(
  at: Position,
  ship: number,
  magazines: readonly Magazine[],
  left: readonly number[],
  boxes: 'any' | 'true',
): number {
  const { g } = at;
  const open = boxes === 'any' ? openRows(g, ship) : [];
  const counts = new Map<number, number>();
  forPods(at, ship, (row) => {
    if (g.pods.craft[row] === CRAFT_INSIDE) counts.set(row, 1);
  });
  for (const [index, { row, pod, ship: from }] of magazines.entries())
    if (from === ship) counts.set(row, (counts.get(row) ?? 0) + preparableIn(g, row, pod, loadIn(left, index)));
  const movable = open.map((row) => counts.get(row) ?? 0).sort((a, b) => b - a);
  let sum = movable.slice(0, open.filter((row) => isSound(g, row)).length).reduce((all, one) => all + one, 0);
  for (const [row, count] of counts) if (!open.includes(row) && isSound(g, row)) sum += count;
  return sum;
}

function preparableIn(g: DeltaVeeState, row: number, pod: PodType, load: readonly number[]): number {
  return load.reduce((sum, count, type) => {
    const free = type === HOMING ? Math.min(count, g.pods.homingFree[row]!) : 0; // DV-FSB-H5
    return sum + (mustPrepare(pod, type) ? count - free : 0);
  }, 0);
}

/** Makes a missile one of this type from that pod, as far on its way. */
function launch(at: Position, unit: number, from: Pick<Magazine, 'ship' | 'row' | 'civ'>, type: number): void {
  setType(at, unit, type, from.civ);
  at.g.units.ship[unit] = from.ship;
  at.g.units.pod[unit] = from.row;
  if (missilesLeft(at.g, from.row, type) > 0) changeMissiles(at.g, from.row, type, -1);
}

function setType(at: Position, unit: number, type: number, civ: number): void {
  const { units } = at.g;
  const spent = spentBy(at, unit);
  units.civ[unit] = civ;
  units.energy[unit] = type === UNGUIDED ? 0 : at.data.missileRatings[type]![civ - 6]!.energy - spent;
  if (units.type[unit] === type) return;
  units.type[unit] = type;
  units.payload[unit] = type === MIMS ? at.data.tables.mimsPayload : 0;
}

function spentBy(at: Position, unit: number): number {
  return at.g.units.type[unit] === UNGUIDED ? 0 : missileRating(at, unit).energy - at.g.units.energy[unit]!;
}

/** Everybody could count its Maneuver Commands: they must not exceed the energy of the type. */
function mayBe(at: Position, unit: number, type: number, civ: number): boolean {
  const { agile, type: types } = at.g.units;
  if (isTypeKnown(at.g, unit)) return type === types[unit];
  const spent = spentBy(at, unit);
  if (type === UNGUIDED) return !agile[unit] && spent === 0;
  return at.data.missileRatings[type]![civ - 6]!.energy >= spent;
}

/** A slot for each unit, from the pool, so that what is left passes; null if there is none. */
function assign(
  units: readonly number[],
  pool: readonly number[],
  may: (unit: number, slot: number) => boolean,
  passes: (left: readonly number[]) => boolean,
  random: Random,
): { slots: number[]; left: number[] } | null {
  const left = [...pool];
  const slots: number[] = [];
  const dead = new Set<string>();
  const place = (index: number): boolean => {
    const unit = units[index];
    if (unit === undefined) return passes(left);
    const key = `${index} ${left}`;
    if (dead.has(key)) return false;
    for (const slot of inOrder(
      left.map((count, one) => (count > 0 && may(unit, one) ? count : 0)),
      random,
    )) {
      left[slot]! -= 1;
      slots[index] = slot;
      if (place(index + 1)) return true;
      left[slot]! += 1;
    }
    dead.add(key);
    return false;
  };
  return place(0) ? { slots, left } : null;
}

/** All that there is, in random order, the more numerous sooner. */
function* inOrder(counts: number[], random: Random): Generator<number> {
  for (let sum = counts.reduce((all, one) => all + one, 0); sum > 0; ) {
    let slot = 0;
    for (let drawn = random.below(sum); drawn >= counts[slot]!; slot++) drawn -= counts[slot]!;
    sum -= counts[slot]!;
    counts[slot] = 0;
    yield slot;
  }
}

/** R68: what is left on the rails of a craft, and what unknown missiles left them. */
export function drawRails(at: Position, craft: number, random: Random): void {
  const { units } = at.g;
  const contacts = units.kind.flatMap((kind, unit) =>
    kind === MISSILE && units.ship[unit] === craft && !isTypeKnown(at.g, unit) ? [unit] : [],
  );
  const pool = MISSILE_TYPES.map((_, type) => railsOf(units.rails[craft]!, type));
  for (const unit of contacts) pool[units.type[unit]!]! += 1;
  const found = assign(
    contacts,
    pool,
    (unit, type) => mayBe(at, unit, type, units.civ[unit]!),
    () => true,
    random,
  );
  if (!found) throw new Error('no types fit, not even the true ones');
  contacts.forEach((unit, index) => {
    setType(at, unit, found.slots[index]!, units.civ[unit]!);
  });
  units.rails[craft] = found.left.reduce((rails, count, type) => withRails(rails, type, count), 0);
}

/** Option openLogs: what has left each pod is known, but not which counter that is. */
export function exchangeContacts(at: Position, ship: number, random: Random): void {
  const { units } = at.g;
  const isUnknown = (unit: number): boolean =>
    units.kind[unit] === MISSILE &&
    units.ship[unit] === ship &&
    !units.revealed[unit] &&
    units.type[unit] !== UNGUIDED &&
    !isSpent(at, unit);
  const contacts = units.kind.flatMap((_, unit) => (isUnknown(unit) ? [unit] : []));
  const origins = contacts
    .map((unit) => ({ type: units.type[unit]!, ship, row: units.pod[unit]!, civ: units.civ[unit]! }))
    .sort((a, b) => a.row - b.row || a.type - b.type);
  const found = assign(
    contacts,
    origins.map(() => 1),
    (unit, slot) => mayBe(at, unit, origins[slot]!.type, origins[slot]!.civ),
    () => true,
    random,
  );
  if (!found) throw new Error('no types fit, not even the true ones');
  contacts.forEach((unit, index) => {
    const { type, row, civ } = origins[found.slots[index]!]!;
    setType(at, unit, type, civ);
    units.pod[unit] = row;
  });
}

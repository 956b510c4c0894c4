/** Types of unknown missiles and prepared counters: drawn anew from what their pod can have held. */
import { type Random, shuffle } from '../../core/random.ts';
import { fitsInto } from './audit-pods.ts';
import { GUIDED, INTELLIGENT, MIMS, MISSILE_TYPES, UNGUIDED } from './data/types.ts';
import type { Reading } from './game-types.ts';
import { type Forgotten, isLost, isSeenToGain } from './resample-forget.ts';
import { missileRating, railsOf, withRails } from './s04-spaceships.ts';
import {
  changeMissiles,
  changeReady,
  forPods,
  isSound,
  loseMissiles,
  missilesLeft,
  podType,
  preparable,
} from './s05-pods.ts';
import { preparedLimit } from './s07-battle.ts';
import { unpackMissiles } from './s10-logs.ts';
import { CRAFT_INSIDE, CRAFT_PREPARED, type DeltaVeeState, MISSILE } from './state.ts';

/** How often other types are tried if too little is left that can lie prepared. */
const TRIES = 6;

/** Unknown missiles leave their pods, and the same number of counters as before lies prepared, of any that can (R48). */
export function drawMissiles(at: Reading, ship: Forgotten, random: Random): void {
  const { g } = at;
  const { unit, prepared, contacts } = ship;
  const pools = new Map([...contacts.keys()].map((row) => [row, loadOf(g, row)]));
  for (let tries = 0; tries <= TRIES; tries++) {
    for (const [row, units] of contacts)
      drawFromPod(at, ship, row, units, pools.get(row)!, tries === TRIES ? 'sparing' : 'any', random);
    if (countersOf(at, unit).length >= prepared) break;
  }
  for (const row of contacts.keys()) if (isLost(g, unit, row)) loseMissiles(g, row);
  drawPrepared(at, unit, prepared, random);
}

const loadOf = (g: DeltaVeeState, row: number): number[] => MISSILE_TYPES.map((_, type) => missilesLeft(g, row, type));

function drawFromPod(
  at: Reading,
  { unit: ship }: Forgotten,
  row: number,
  contacts: readonly number[],
  pool: readonly number[],
  how: 'any' | 'sparing',
  random: Random,
): void {
  const { g } = at;
  const isBound = !isLost(g, ship, row);
  const fits = (aboard: readonly number[]): boolean => fitsInto(podType(at, row), aboard);
  const fitsNow = (aboard: readonly number[]): boolean => fits(aboard) && (!isBound || fitsRead(g, ship, row, aboard));
  const found =
    (how === 'sparing' && assign(at, contacts, pool, fitsNow, (left) => sparing(at, row, left))) ||
    assign(at, contacts, pool, fitsNow, (left) => inOrder(left, random)) ||
    assign(at, contacts, pool, fits, (left) => inOrder(left, random)); // Provide Supply has filled it since
  if (!found) throw new Error('no types fit, not even the true ones');
  contacts.forEach((unit, index) => {
    setType(at, unit, found.types[index]!);
  });
  found.left.forEach((count, type) => {
    changeMissiles(g, row, type, count - missilesLeft(g, row, type));
  });
}

/** A type for each contact, from the pool, so that what is left passes; null if there is none. */
function assign(
  at: Reading,
  contacts: readonly number[],
  pool: readonly number[],
  passes: (left: readonly number[]) => boolean,
  order: (left: readonly number[]) => number[],
): { types: number[]; left: number[] } | null {
  const left = [...pool];
  const types: number[] = [];
  const dead = new Set<string>();
  const place = (index: number): boolean => {
    const unit = contacts[index];
    if (unit === undefined) return passes(left);
    const key = `${index} ${left}`;
    if (dead.has(key)) return false;
    for (const type of order(left)) {
      if (!mayBe(at, unit, type)) continue;
      left[type]! -= 1;
      types[index] = type;
      if (place(index + 1)) return true;
      left[type]! += 1;
    }
    dead.add(key);
    return false;
  };
  return place(0) ? { types, left } : null;
}

/** Types that are left, in random order, the more numerous sooner. */
function inOrder(pool: readonly number[], random: Random): number[] {
  const tokens = pool.flatMap((count, type) => Array<number>(Math.max(0, count)).fill(type));
  return [...new Set(shuffle(tokens, random))];
}

/** Types that are left, those first that need no preparation. */
function sparing({ data, g }: Reading, row: number, left: readonly number[]): number[] {
  const { mustPrepare } = data.pods[g.pods.type[row]!]!;
  const types = left.flatMap((count, type) => (count > 0 ? [type] : []));
  return types.sort((a, b) => Number(mustPrepare[a] ?? true) - Number(mustPrepare[b] ?? true));
}

/** Everybody could count its Maneuver Commands: they must not exceed the energy of the type. */
function mayBe(at: Reading, unit: number, type: number): boolean {
  const { agile, civ } = at.g.units;
  const spent = spentBy(at, unit);
  if (type === UNGUIDED) return !agile[unit] && spent === 0 && !hasReleased(at, unit);
  return at.data.missileRatings[type]![civ[unit]! - 6]!.energy >= spent;
}

/** A MIMS of the same pod has released unguided missiles, and all saw which those are. */
function hasReleased({ g, data }: Reading, contact: number): boolean {
  const { units } = g;
  return units.kind.some(
    (kind, unit) =>
      kind === MISSILE &&
      units.ship[unit] === units.ship[contact] &&
      units.pod[unit] === units.pod[contact] &&
      units.pod[unit]! >= 0 &&
      units.type[unit] === MIMS &&
      units.payload[unit]! < data.tables.mimsPayload,
  );
}

function spentBy(at: Reading, unit: number): number {
  return at.g.units.type[unit] === UNGUIDED ? 0 : missileRating(at, unit).energy - at.g.units.energy[unit]!;
}

/** Makes a contact another type of missile, as far on its way. */
function setType(at: Reading, unit: number, type: number): void {
  const { units } = at.g;
  if (units.type[unit] === type) return;
  const spent = spentBy(at, unit);
  units.type[unit] = type;
  units.energy[unit] = type === UNGUIDED ? 0 : missileRating(at, unit).energy - spent;
  units.payload[unit] = type === MIMS ? at.data.tables.mimsPayload : 0;
}

/** R11: since the log was read, missiles can only have become fewer. */
function fitsRead(g: DeltaVeeState, ship: number, row: number, aboard: readonly number[]): boolean {
  if (g.units.readTurn[ship] === 0) return true;
  const read = unpackMissiles(g.pods.readMissiles[row]!);
  return aboard.every((count, type) => count <= read[type]!);
}

/** One counter that may lie prepared on a ship: a missile of a pod, or (missile -1) its craft. */
interface Counter {
  row: number;
  missile: number;
}

/** What a captain makes ready first: intelligent missiles, then guided ones, MIMS, his craft, the rest. */
const EAGERNESS = new Map([
  [INTELLIGENT, 4],
  [GUIDED, 3],
  [MIMS, 2],
  [-1, 1],
]);
/** One draw of so many leaves it open whether he has thought otherwise. */
const RARE = 6;

/** Missiles only as many as the rules let lie there, unless there are not enough craft. */
function drawPrepared(at: Reading, ship: number, prepared: number, random: Random): void {
  const open = shuffle(countersOf(at, ship), random);
  if (random.below(RARE) > 0) open.sort((a, b) => (EAGERNESS.get(b.missile) ?? 0) - (EAGERNESS.get(a.missile) ?? 0));
  const craft = open.filter(({ missile }) => missile < 0).length;
  let room = Math.max(preparedLimit(at, ship), prepared - craft);
  let left = prepared;
  for (const counter of open) {
    if (left === 0 || (counter.missile >= 0 && room === 0)) continue;
    if (counter.missile >= 0) room--;
    prepare(at.g, counter);
    left--;
  }
}

function countersOf(at: Reading, ship: number): Counter[] {
  const { g } = at;
  const found: Counter[] = [];
  forPods(at, ship, (row, type) => {
    if (!isSound(g, row)) return;
    if (type.weapons)
      for (let missile = 0; missile < MISSILE_TYPES.length; missile++)
        for (let n = preparable(g, row, type, missile); n > 0; n--) found.push({ row, missile });
    if (g.pods.craft[row] === CRAFT_INSIDE) found.push({ row, missile: -1 });
  });
  return found;
}

function prepare(g: DeltaVeeState, { row, missile }: Counter): void {
  if (missile < 0) g.pods.craft[row] = CRAFT_PREPARED;
  else {
    changeReady(g, row, missile, 1);
    changeMissiles(g, row, missile, -1);
  }
}

/** R68: what is left on the rails of a craft, and what unknown missiles left them. */
export function drawRails(at: Reading, craft: number, random: Random): void {
  const { units } = at.g;
  const contacts = units.kind.flatMap((kind, unit) =>
    kind === MISSILE && units.ship[unit] === craft && !units.revealed[unit] && !isSeenToGain(at.g, unit) ? [unit] : [],
  );
  const left = redraw(
    at,
    contacts,
    MISSILE_TYPES.map((_, type) => railsOf(units.rails[craft]!, type)),
    random,
  );
  units.rails[craft] = left.reduce((rails, count, type) => withRails(rails, type, count), 0);
}

/** Option openLogs: what a pod holds is known, but contacts from it may have changed places. */
export function exchangeContacts(at: Reading, ship: number, random: Random): void {
  const { units } = at.g;
  const isUnknown = (unit: number): boolean =>
    units.kind[unit] === MISSILE &&
    units.ship[unit] === ship &&
    !units.revealed[unit] &&
    units.type[unit] !== UNGUIDED &&
    !(units.type[unit] === MIMS && units.payload[unit]! < at.data.tables.mimsPayload);
  const contacts = units.kind.flatMap((_, unit) => (isUnknown(unit) ? [unit] : []));
  for (const pod of new Set(contacts.map((unit) => units.pod[unit]!)))
    redraw(
      at,
      contacts.filter((unit) => units.pod[unit] === pod),
      MISSILE_TYPES.map(() => 0),
      random,
    );
}

/** Other types for the contacts, from theirs and what is beside them; returns what is left. */
function redraw(at: Reading, contacts: readonly number[], beside: readonly number[], random: Random): number[] {
  const pool = [...beside];
  for (const unit of contacts) pool[at.g.units.type[unit]!]! += 1;
  const found = assign(
    at,
    contacts,
    pool,
    () => true,
    (left) => inOrder(left, random),
  );
  if (!found) throw new Error('no types fit, not even the true ones');
  contacts.forEach((unit, index) => {
    setType(at, unit, found.types[index]!);
  });
  return found.left;
}

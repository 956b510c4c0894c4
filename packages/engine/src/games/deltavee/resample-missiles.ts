/** Types of unknown missiles: drawn anew from what their pod can have launched, has prepared or has left. */
import { type Random, shuffle } from '../../core/random.ts';
import { HOMING, MIMS, MISSILE_TYPES, UNGUIDED } from './data/types.ts';
import type { Reading } from './game-types.ts';
import { reload } from './resample-boxes.ts';
import { phasingSeat } from './s03-sequence.ts';
import { isInPlay, missileRating, railsOf, withRails } from './s04-spaceships.ts';
import {
  changeMissiles,
  changeReady,
  forPods,
  isSound,
  missilesLeft,
  missilesReady,
  mustPrepare,
  podType,
  preparable,
} from './s05-pods.ts';
import { unpackMissiles } from './s10-logs.ts';
import { CRAFT_INSIDE, CRAFT_PREPARED, CRAFT_PREPARED_NOW, type DeltaVeeState, MISSILE } from './state.ts';
import { isCraftPrepared } from './view-logs.ts';

/** Unknown missiles from each pod of the ship, with what is still aboard. */
export function drawMissiles(at: Reading, ship: number, seat: number, random: Random): void {
  const { units } = at.g;
  const byPod = new Map<number, number[]>();
  for (let unit = 0; unit < units.kind.length; unit++)
    if (units.kind[unit] === MISSILE && units.ship[unit] === ship && units.pod[unit]! >= 0)
      byPod.set(units.pod[unit]!, [...(byPod.get(units.pod[unit]!) ?? []), unit]);
  for (const [row, launched] of byPod) {
    const contacts = podType(at, row)?.weapons ? unknownAmong(at, launched, seat) : [];
    if (contacts.length > 0) drawFromPod(at, ship, row, contacts, random);
  }
}

/** Contacts launched from one pod whose type could be another, gone ones too. */
function unknownAmong({ g, data }: Reading, launched: readonly number[], seat: number): number[] {
  const { units } = g;
  const isSpent = (unit: number): boolean =>
    units.type[unit] === MIMS && units.payload[unit]! < data.tables.mimsPayload;
  const hasReleased = launched.some(isSpent); // then some of the unguided ones came from a MIMS, and all saw it
  return launched.filter(
    (unit) =>
      !units.revealed[unit] &&
      units.seat[unit] !== seat &&
      !isSpent(unit) &&
      !(hasReleased && units.type[unit] === UNGUIDED) &&
      !isSeenToGain(g, unit),
  );
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

function drawFromPod(at: Reading, ship: number, row: number, contacts: number[], random: Random): void {
  const { g } = at;
  const ready = MISSILE_TYPES.reduce((sum, _, type) => sum + missilesReady(g, row, type), 0);
  const isDamaged = !isSound(g, row);
  if (isDamaged) reload(at, ship, row); // what was lost with the pod might have been launched instead
  const pool = MISSILE_TYPES.map((_, type) => missilesLeft(g, row, type) + missilesReady(g, row, type));
  for (const unit of contacts) pool[g.units.type[unit]!]! += 1;
  const types = assign(at, contacts, pool, random);
  if (isDamaged) for (let type = 0; type < pool.length; type++) setAboard(g, row, type, 0);
  if (!types || (!isDamaged && !(fitsRead(g, ship, row, pool) && canPrepare(at, row, pool, ready)))) return;
  contacts.forEach((unit, index) => {
    setType(at, unit, types[index]!);
  });
  if (isDamaged) return;
  pool.forEach((count, type) => {
    setAboard(g, row, type, count);
  });
  prepareAgain(at, row, ready);
}

/** A type for each contact, those that are no unguided missiles first; takes them out of the pool. Null: it got stuck. */
function assign(at: Reading, contacts: number[], pool: number[], random: Random): number[] | null {
  const { agile } = at.g.units;
  const types = new Map<number, number>();
  for (const unit of shuffle([...contacts], random).sort((a, b) => agile[b]! - agile[a]!)) {
    const type = drawType(at, unit, pool, random);
    if (type < 0) return null;
    pool[type]! -= 1;
    types.set(unit, type);
  }
  return contacts.map((unit) => types.get(unit)!);
}

/** One of the missiles of the pool that this contact may be; -1 none. */
function drawType(at: Reading, unit: number, pool: readonly number[], random: Random): number {
  const open = pool.map((count, type) => (count > 0 && mayBe(at, unit, type) ? count : 0));
  const total = open.reduce((sum, count) => sum + count, 0);
  let left = total === 0 ? -1 : random.below(total);
  return open.findIndex((count) => {
    left -= count;
    return left < 0 && total > 0;
  });
}

/** Everybody could count its Maneuver Commands: they must not exceed the energy of the type. */
export function mayBe(at: Reading, unit: number, type: number): boolean {
  const { agile, civ } = at.g.units;
  const spent = spentBy(at, unit);
  if (type === UNGUIDED) return !agile[unit] && spent === 0;
  return at.data.missileRatings[type]![civ[unit]! - 6]!.energy >= spent;
}

function spentBy(at: Reading, unit: number): number {
  return at.g.units.type[unit] === UNGUIDED ? 0 : missileRating(at, unit).energy - at.g.units.energy[unit]!;
}

/** Makes a contact another type of missile, as far on its way. */
export function setType(at: Reading, unit: number, type: number): void {
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

/** Are there as many left that need preparation as lie prepared? */
function canPrepare(at: Reading, row: number, aboard: readonly number[], ready: number): boolean {
  const type = podType(at, row)!;
  const free = at.g.pods.homingFree[row]!;
  const needed = (count: number, missile: number): number =>
    mustPrepare(type, missile) ? Math.max(0, count - (missile === HOMING ? free : 0)) : 0;
  return aboard.reduce((sum, count, missile) => sum + needed(count, missile), 0) >= ready;
}

function setAboard(g: DeltaVeeState, row: number, type: number, count: number): void {
  changeReady(g, row, type, -missilesReady(g, row, type));
  changeMissiles(g, row, type, count - missilesLeft(g, row, type));
}

/** As many prepared as before, of whatever types now need it; the rest of the draw is `drawPrepared`. */
function prepareAgain(at: Reading, row: number, count: number): void {
  let left = count;
  const type = podType(at, row)!;
  for (let missile = 0; missile < MISSILE_TYPES.length && left > 0; missile++) {
    const part = Math.min(left, Math.max(0, preparable(at.g, row, type, missile)));
    changeMissiles(at.g, row, missile, -part);
    changeReady(at.g, row, missile, part);
    left -= part;
  }
}

/** One counter that may lie prepared on a ship: a missile of a pod, or (missile -1) its craft. */
interface Counter {
  row: number;
  missile: number;
}

/** The same number of prepared counters on the ship, any that it can have prepared (R48). */
export function drawPrepared(at: Reading, ship: number, random: Random): void {
  const { g } = at;
  const before = counters(at, ship, (row, missile) => missilesReady(g, row, missile), isCraftPrepared);
  if (before.length === 0) return;
  const missiles = before.filter(({ missile }) => missile >= 0).length;
  const limit = Math.max(missiles, missilePods(at, ship));
  const isNew = before.some(({ row }) => g.pods.craft[row] === CRAFT_PREPARED_NOW);
  for (const counter of before) putBack(g, counter);
  const open = counters(
    at,
    ship,
    (row, missile) => (isSound(g, row) ? preparable(g, row, podType(at, row)!, missile) : 0),
    (state, row) => isSound(state, row) && state.pods.craft[row] === CRAFT_INSIDE,
  );
  const drawn: Counter[] = [];
  for (const counter of shuffle(open, random)) {
    const isFull = counter.missile >= 0 && drawn.filter(({ missile }) => missile >= 0).length >= limit;
    if (drawn.length < before.length && !isFull) drawn.push(counter);
  }
  for (const counter of drawn.length === before.length ? drawn : before) prepare(g, counter, isNew);
}

function counters(
  at: Reading,
  ship: number,
  count: (row: number, missile: number) => number,
  hasCraft: (g: DeltaVeeState, row: number) => boolean,
): Counter[] {
  const found: Counter[] = [];
  forPods(at, ship, (row) => {
    for (let missile = 0; missile < MISSILE_TYPES.length; missile++)
      for (let n = count(row, missile); n > 0; n--) found.push({ row, missile });
    if (hasCraft(at.g, row)) found.push({ row, missile: -1 });
  });
  return found;
}

function putBack(g: DeltaVeeState, { row, missile }: Counter): void {
  if (missile < 0) g.pods.craft[row] = CRAFT_INSIDE;
  else {
    changeReady(g, row, missile, -1);
    changeMissiles(g, row, missile, 1);
  }
}

function prepare(g: DeltaVeeState, { row, missile }: Counter, isNew: boolean): void {
  if (missile < 0) g.pods.craft[row] = isNew ? CRAFT_PREPARED_NOW : CRAFT_PREPARED;
  else {
    changeReady(g, row, missile, 1);
    changeMissiles(g, row, missile, -1);
  }
}

/** R48: undamaged pods that carry missiles. */
function missilePods(at: Reading, ship: number): number {
  let pods = 0;
  forPods(at, ship, (row, type) => {
    if (type.weapons && isSound(at.g, row) && type.missiles.some((count) => count > 0)) pods++;
  });
  return pods;
}

/** R68: what is left on the rails of a craft, and what unknown missiles left them. */
export function drawRails(at: Reading, craft: number, random: Random): void {
  const { units } = at.g;
  const contacts = units.kind.flatMap((kind, unit) =>
    kind === MISSILE && units.ship[unit] === craft && !units.revealed[unit] && !isSeenToGain(at.g, unit) ? [unit] : [],
  );
  const pool = MISSILE_TYPES.map((_, type) => railsOf(units.rails[craft]!, type));
  for (const unit of contacts) pool[units.type[unit]!]! += 1;
  const types = isInPlay(at.g, craft) ? assign(at, contacts, pool, random) : null;
  if (!types) return;
  contacts.forEach((unit, index) => {
    setType(at, unit, types[index]!);
  });
  units.rails[craft] = pool.reduce((rails, count, type) => withRails(rails, type, count), 0);
}

/**
 * The first half of imagining: everything hidden about an enemy ship is put into one standard form, whatever the truth.
 * Prepared counters go back into their pods, unknown missiles too, pods that damage has emptied are filled again. What
 * is drawn afterwards starts from this form alone, so that the truth cannot show through.
 */
import { HOMING, MIMS, MISSILE_TYPES, UNGUIDED } from './data/types.ts';
import type { Reading } from './game-types.ts';
import { awaitedPods, openRows, reload, standardLoad } from './resample-pods.ts';
import { phasingSeat } from './s03-phases.ts';
import { changeMissiles, changeReady, forPods, isSound, isWrecked, missilesLeft, missilesReady } from './s05-pods.ts';
import { CRAFT_INSIDE, CRAFT_LOST, DESTROYED, type DeltaVeeState, MISSILE } from './state.ts';
import { isCraftPrepared, preparedOn } from './view-logs.ts';

/** What is known of a ship beside its standard form. */
export interface Forgotten {
  unit: number;
  /** counters that lie prepared on it: everybody can count them */
  prepared: number;
  /** unknown missiles by the pod they came from; the pod holds them again */
  contacts: Map<number, number[]>;
}

export function forget(at: Reading, unit: number, seat: number): Forgotten {
  const prepared = preparedOn(at.g, unit);
  putBackPrepared(at, unit);
  const contacts = contactsOf(at, unit, seat);
  for (const [row, units] of contacts) takeAboard(at, unit, row, units);
  const open = openRows(at.g, unit);
  for (const row of open) if (!contacts.has(row)) refill(at, unit, row);
  fillTanks(at, unit, open);
  return { unit, prepared, contacts };
}

function putBackPrepared(at: Reading, unit: number): void {
  const { g } = at;
  const from = g.units.podFrom[unit]!;
  for (let row = from; row < from + g.units.podCount[unit]!; row++) {
    for (let missile = 0; missile < MISSILE_TYPES.length; missile++) {
      const ready = missilesReady(g, row, missile);
      changeReady(g, row, missile, -ready);
      changeMissiles(g, row, missile, ready);
    }
    if (isCraftPrepared(g, row)) g.pods.craft[row] = CRAFT_INSIDE;
  }
}

/** Missiles of the ship, gone ones too, whose type could be another. */
function contactsOf(at: Reading, ship: number, seat: number): Map<number, number[]> {
  const { units } = at.g;
  const launched = new Map<number, number[]>();
  for (let unit = 0; unit < units.kind.length; unit++)
    if (units.kind[unit] === MISSILE && units.ship[unit] === ship && units.pod[unit]! >= 0)
      launched.set(units.pod[unit]!, [...(launched.get(units.pod[unit]!) ?? []), unit]);
  const found = new Map<number, number[]>();
  for (const [row, list] of launched) {
    const isArmed = at.data.pods[at.g.pods.type[row]!]?.weapons;
    const unknown = isArmed ? unknownAmong(at, ship, row, list, seat) : [];
    if (unknown.length > 0) found.set(row, unknown);
  }
  return found;
}

function unknownAmong({ g, data }: Reading, ship: number, row: number, launched: number[], seat: number): number[] {
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
      !(isLost(g, ship, row) && units.type[unit] === HOMING) && // its pod cannot tell any more what was exchanged
      !isSeenToGain(g, unit),
  );
}

/**
 * An unguided missile gains velocity at C1 and others are then seen not to (`agile`): only between its launch and the
 * next Command Phase of its owner, or at velocity 9, could it be either.
 */
export function isSeenToGain(g: DeltaVeeState, unit: number): boolean {
  const { agile, velocity, seat } = g.units;
  if (agile[unit] || velocity[unit]! >= 9 || g.phase < 0) return false;
  const isOwnersFire = g.phase % 3 === 2 && phasingSeat(g.first, g.phase) === seat[unit];
  const isMoveAfterIt = g.phase % 3 === 0 && phasingSeat(g.first, g.phase) !== seat[unit];
  return !isOwnersFire && !isMoveAfterIt;
}

/** What was in the pod is gone: it might have been launched instead. */
export function isLost(g: DeltaVeeState, ship: number, row: number): boolean {
  return !isSound(g, row) || g.units.status[ship] === DESTROYED;
}

/** The pod as if these had never left it. */
function takeAboard(at: Reading, ship: number, row: number, contacts: readonly number[]): void {
  const { g } = at;
  if (isLost(g, ship, row)) reload(at, ship, row, contacts);
  else for (const unit of contacts) changeMissiles(g, row, g.units.type[unit]!, 1);
}

/** What damage took from a pod whose box nobody knows. */
function refill(at: Reading, unit: number, row: number): void {
  const { pods } = at.g;
  const type = at.data.pods[pods.type[row]!];
  if (!type || isSound(at.g, row)) return;
  if (type.weapons || isWrecked(at.g, row)) reload(at, unit, row, []);
  const craft = at.data.classes[pods.craftClass[row]!];
  if (pods.craft[row] !== CRAFT_LOST || pods.craftUnit[row]! >= 0 || !craft) return;
  pods.craft[row] = CRAFT_INSIDE;
  pods.craftEnergy[row] = craft.energy;
}

/** Energy is drawn anew in any case; of some pods all can see whether they are empty (DV-S9b), or gone (DV-8.9o). */
function fillTanks(at: Reading, unit: number, open: readonly number[]): void {
  const { pods } = at.g;
  const awaited = awaitedPods(at, unit);
  forPods(at, unit, (row, type) => {
    if (isWrecked(at.g, row) && !open.includes(row)) return;
    if (!awaited.includes(type.id) || pods.energy[row]! > 0) pods.energy[row] = type.energy;
  });
}

/** Has the pod been filled up by others, or its craft come back worn? Such a pod stays as it is. */
export function isWorn(at: Reading, unit: number, row: number, contacts: readonly number[]): boolean {
  const { g, data } = at;
  const { pods } = g;
  if (!isSound(g, row)) return false;
  const craft = pods.craft[row] === CRAFT_INSIDE ? data.classes[pods.craftClass[row]!] : undefined;
  const isCraftWorn =
    craft !== undefined &&
    !data.pods[pods.type[row]!]?.storage &&
    (pods.craftEnergy[row] !== craft.energy || pods.craftBridge[row]! + pods.craftEngine[row]! > 0);
  const standard = standardLoad(at, unit, row, contacts);
  return isCraftWorn || standard.some((count, missile) => count !== missilesLeft(g, row, missile));
}

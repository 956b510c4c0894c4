/**
 * The first half of imagining: everything hidden about an enemy ship is put into one standard form, whatever the truth.
 * Prepared counters and launched missiles go back into their pods, pods that damage has emptied are filled again, what a
 * phase has left behind is wiped out. What is drawn afterwards starts from this form alone, so that the truth cannot
 * show through.
 */

import { HOMING, MIMS, MISSILE_TYPES, UNGUIDED } from '../data/types.ts';
import { launchedFrom } from '../positions/audit-pods.ts';
import { phasingSeat } from '../rules/03-sequence/phases.ts';
import {
  changeMissiles,
  changeReady,
  forPods,
  isSound,
  isWrecked,
  missilesLeft,
  missilesReady,
} from '../rules/05-pods.ts';
import { CRAFT_INSIDE, CRAFT_LOST, DESTROYED, type DeltaVeeState, MISSILE } from '../state.ts';
import type { Position } from '../types.ts';
import { awaitedPods, openRows, reload, standardLoad } from './resample-pods.ts';
import { isCraftPrepared, preparedOn } from './view-logs.ts';

/** A missile that has left a ship, and where it truly came from. */
export interface Contact {
  unit: number;
  ship: number;
  row: number;
}

/** What is known of a ship beside its standard form. */
export interface Forgotten {
  unit: number;
  /** counters that lie prepared on it: everybody can count them */
  prepared: number;
  /** its missiles, gone ones too, that are back in their pods */
  contacts: Contact[];
}

/** All is forgotten of all ships before anything is drawn. */
export function forget(at: Position, ships: readonly number[], seat: number): Forgotten[] {
  const found = ships.map((unit): Forgotten => {
    const prepared = preparedOn(at.g, unit);
    putBackPrepared(at, unit);
    return { unit, prepared, contacts: [] };
  });
  const byShip = new Map(found.map((ship) => [ship.unit, ship]));
  for (const contact of contactsOf(at, byShip, seat)) byShip.get(contact.ship)!.contacts.push(contact);
  for (const { contacts } of found) for (const contact of contacts) takeAboard(at, contact);
  const launched = launchedFrom(at);
  for (const { unit } of found) {
    const open = openRows(at.g, unit);
    forPods(at, unit, (row, { weapons }) => {
      if (weapons && isLost(at.g, unit, row)) reload(at, unit, row, launched.get(row));
    });
    for (const row of open) refill(at, unit, row, launched.get(row));
    clearCraft(at, unit);
    fillTanks(at, unit, open);
  }
  return found;
}

function putBackPrepared(at: Position, unit: number): void {
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

/** Missiles whose pod, and perhaps type, could be another. */
function contactsOf(at: Position, ships: ReadonlyMap<number, unknown>, seat: number): Contact[] {
  const { g } = at;
  const { units } = g;
  const released = new Set<number>(); // some of the unguided ones of these pods came from a MIMS, and all saw it
  for (let unit = 0; unit < units.kind.length; unit++) if (isSpent(at, unit)) released.add(units.pod[unit]!);
  return units.kind.flatMap((kind, unit) => {
    const [ship, row, type] = [units.ship[unit]!, units.pod[unit]!, units.type[unit]!];
    if (kind !== MISSILE || row < 0 || units.seat[unit] === seat || !ships.has(ship)) return [];
    if (!at.data.pods[g.pods.type[row]!]?.weapons || isSpent(at, unit)) return [];
    if (released.has(row) && type === UNGUIDED) return [];
    if (isLost(g, ship, row) && type === HOMING) return []; // its pod cannot tell any more what was exchanged
    return [{ unit, ship, row }];
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

/** What was in the pod is gone: it might have been launched instead. */
export function isLost(g: DeltaVeeState, ship: number, row: number): boolean {
  return !isSound(g, row) || g.units.status[ship] === DESTROYED;
}

/** As if it had never left its pod. */
function takeAboard({ g }: Position, { unit, ship, row }: Contact): void {
  g.units.pod[unit] = -1;
  if (!isLost(g, ship, row)) changeMissiles(g, row, g.units.type[unit]!, 1);
}

/** What damage took from a pod whose box nobody knows. */
function refill(at: Position, unit: number, row: number, launched: readonly number[] | undefined): void {
  const { pods } = at.g;
  const type = at.data.pods[pods.type[row]!];
  if (!type || isSound(at.g, row)) return;
  if (!type.weapons && isWrecked(at.g, row)) reload(at, unit, row, launched);
  const craft = at.data.classes[pods.craftClass[row]!];
  if (pods.craft[row] !== CRAFT_LOST || pods.craftUnit[row]! >= 0 || !craft) return;
  pods.craft[row] = CRAFT_INSIDE;
  pods.craftEnergy[row] = craft.energy;
}

/** What was noted of a craft that is not in its pod now. */
function clearCraft({ g }: Position, unit: number): void {
  const from = g.units.podFrom[unit]!;
  for (let row = from; row < from + g.units.podCount[unit]!; row++)
    if (g.pods.craft[row] !== CRAFT_INSIDE) g.pods.craftEnergy[row] = 0;
}

/** Energy is drawn anew in any case; of some pods all can see whether they are empty (DV-S9b), or gone (DV-8.9o). */
function fillTanks(at: Position, unit: number, open: readonly number[]): void {
  const { pods } = at.g;
  const awaited = awaitedPods(at, unit);
  forPods(at, unit, (row, type) => {
    if (isWrecked(at.g, row) && !open.includes(row)) return;
    if (!awaited.includes(type.id) || pods.energy[row]! > 0) pods.energy[row] = type.energy;
  });
}

/** Has the pod been filled up by others, or its craft come back worn? Such a pod stays as it is. */
export function isWorn(at: Position, unit: number, row: number, launched: readonly number[] | undefined): boolean {
  const { g, data } = at;
  const { pods } = g;
  if (!isSound(g, row)) return false;
  const craft = pods.craft[row] === CRAFT_INSIDE ? data.classes[pods.craftClass[row]!] : undefined;
  const isCraftWorn =
    craft !== undefined &&
    !data.pods[pods.type[row]!]?.storage &&
    (pods.craftEnergy[row] !== craft.energy || pods.craftBridge[row]! + pods.craftEngine[row]! > 0);
  const standard = standardLoad(at, unit, row, launched);
  return isCraftWorn || standard.some((count, missile) => count !== missilesLeft(g, row, missile));
}

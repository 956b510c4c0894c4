/**
 * The first half of imagining: everything hidden about an enemy ship is put into one standard form, whatever the truth.
 * Pods have what they had at the start, craft that are inside are whole, what a phase has left behind is wiped out. What
 * is drawn afterwards starts from this form alone, so that the truth cannot show through.
 */

import { forPods, isSound, isWrecked, loseMissiles } from '../rules/05-pods.ts';
import { CRAFT_INSIDE, CRAFT_LOST, type DeltaVeeState, type RepairWork } from '../state.ts';
import type { Position } from '../types.ts';
import { awaitedPods, openRows, reload } from './resample-pods.ts';
import { isCraftPrepared, preparedOn } from './view-logs.ts';

/** What is known of a ship beside its standard form. */
export interface Forgotten {
  unit: number;
  /** counters that lie prepared on it: everybody can count them */
  prepared: number;
}

/** All is forgotten of all ships before anything is drawn. */
export function forget(at: Position, ships: readonly number[]): Forgotten[] {
  at.g.repairs = at.g.repairs.filter((work) => !isSecretWork(at.g, ships, work));
  return ships.map((unit): Forgotten => {
    const prepared = preparedOn(at.g, unit);
    const open = openRows(at.g, unit);
    const from = at.g.units.podFrom[unit]!;
    for (let row = from; row < from + at.g.units.podCount[unit]!; row++) forgetCraft(at, row, open.includes(row));
    forPods(at, unit, (row) => reload(at, unit, row));
    for (const row of open) if (at.g.pods.type[row]! < 0) loseMissiles(at.g, row);
    fillTanks(at, unit, open);
    return { unit, prepared };
  });
}

/** R70: what a repair pod has begun, and pods that it has moved within one ship: nobody else has seen it. */
function isSecretWork({ units }: DeltaVeeState, ships: readonly number[], work: RepairWork): boolean {
  const { pod, turnsLeft, from, to, item } = work;
  const isTheirs = ships.some(
    (unit) => pod >= units.podFrom[unit]! && pod < units.podFrom[unit]! + units.podCount[unit]!,
  );
  return isTheirs && (turnsLeft > 0 || (item === 'pod' && from === to));
}

/** A craft that lay prepared, or that was lost in a pod which may be elsewhere, is inside again. */
function forgetCraft({ g, data }: Position, row: number, isOpen: boolean): void {
  const { pods } = g;
  if (isCraftPrepared(g, row)) pods.craft[row] = CRAFT_INSIDE;
  const craft = data.classes[pods.craftClass[row]!];
  if (isOpen && !isSound(g, row) && pods.craft[row] === CRAFT_LOST && pods.craftUnit[row]! < 0 && craft) {
    pods.craft[row] = CRAFT_INSIDE;
    pods.craftEnergy[row] = craft.energy;
  }
  if (pods.craft[row] !== CRAFT_INSIDE)
    pods.craftEnergy[row] = 0; // what was noted of one that is not there now
  else if (craft && !data.pods[pods.type[row]!]?.storage) pods.craftEnergy[row] = craft.energy;
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

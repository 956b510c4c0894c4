/** The Heavy Cruiser and the Military Transport (R71): two-die Hit Table, four fields. */
import { NO_EFFECT, POD_BOX } from './data/types.ts';
import type { DvPlay, Reading } from './game-types.ts';
import { classOf, fieldCount, fieldState, isInPlay } from './s04-spaceships.ts';
import { rowOf } from './s05-pods.ts';
import { destroyUnit, isBeaten, wreckPart } from './s08-damage.ts';
import { WRECKED } from './state.ts';

/** DV-HC-1: the two-die table serves these classes, or all by option */
export function usesExtendedTable({ g, data }: Reading, unit: number): boolean {
  return classOf({ g, data }, unit).extendedHits || g.options.extendedHitTable === true;
}

/** DV-HC-1: first die the line, second die the column; the second again while the pod does not exist. */
export function rollExtended(play: DvPlay, unit: number): number {
  const line = play.data.tables.extendedHitTable[play.roll(10, 'DV-HC-1') - 1]!;
  if (!line.some((part) => exists(play, unit, part))) return NO_EFFECT; // no pod of this line: a glancing blow
  for (;;) {
    const part = line[(play.roll(10, 'DV-HC-1') - 1) >> 1]!;
    if (exists(play, unit, part)) return part;
  }
}

/** Only pods are rolled again (edge case 15); a missing field is a glancing blow. */
function exists({ g }: Reading, unit: number, part: number): boolean {
  if (part <= POD_BOX) return true;
  const row = rowOf(g, unit, part - POD_BOX);
  return row >= 0 && g.pods.type[row]! >= 0;
}

/** DV-HC-2: the fields hit, by die; a 10 rolls twice more */
export function rollFields(play: DvPlay): number[] {
  const hit: number[] = [];
  for (let rolls = 1; rolls > 0; rolls--) {
    const field = play.data.tables.heavyCruiserFields[play.roll(10, 'DV-HC-2') - 1]!;
    if (field === 'twice') rolls += 2;
    else hit.push(field);
  }
  return hit;
}

/** Does a missile that intercepts work by areas on this ship? */
export function hasAreas(at: Reading, unit: number): boolean {
  return fieldCount(at, unit) > 1;
}

/**
 * DV-HC-3: a missile hit destroys each area whose field is not active and intact.
 * Returns the hits that follow; with no field up at all the ship is destroyed.
 */
export function burnAreas(play: DvPlay, unit: number): number {
  const { g, data } = play;
  const up = g.units.fieldUp[unit]!;
  if (up === 0) {
    destroyUnit(play, unit, 'DV-HC-3');
    return 0;
  }
  data.tables.heavyCruiserAreas.forEach((parts, field) => {
    if (up & (1 << field) && fieldState(g, unit, field) < WRECKED) return;
    play.tell('DV-HC-3', 'area-destroyed', { unit, field });
    for (const part of parts) if (isInPlay(g, unit)) wreckPart(play, unit, part);
  });
  if (isInPlay(g, unit) && isBeaten(play, unit)) destroyUnit(play, unit, 'DV-11.0b');
  return isInPlay(g, unit) ? data.tables.fieldProtection[2]!.hits : 0;
}

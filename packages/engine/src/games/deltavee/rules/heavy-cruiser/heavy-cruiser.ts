/** The Heavy Cruiser and the Military Transport (R71): two-die Hit Table, four fields. */
import { BRIDGE, CRITICAL, NO_EFFECT, POD_BOX } from '../../data/types.ts';
import { DIE } from '../../state.ts';
import type { DvPlay, Position } from '../../types.ts';
import { classOf, isCraft } from '../04-spaceships.ts';
import { rowOf } from '../05-pods.ts';

/** DV-HC-1: the two-die table serves these classes, or all by option */
export function usesExtendedTable(at: Position, unit: number): boolean {
  const { extendedHits, damageModel } = classOf(at, unit);
  return damageModel === 'standard' && (extendedHits || at.g.options['extendedHitTable'] === true);
}

/** DV-HC-1: first die the line, second die the column; the second again while the pod does not exist. */
export function rollExtended(play: DvPlay, unit: number): number {
  const line = play.data.tables.extendedHitTable[play.roll(DIE, 'DV-HC-1') - 1]!;
  if (isCraft(play.g, unit) && !line.includes(BRIDGE)) return line.includes(CRITICAL) ? CRITICAL : NO_EFFECT; // R10: no more dice than for a missile
  if (!line.some((part) => exists(play, unit, part))) return NO_EFFECT; // no pod of this line: a glancing blow
  for (;;) {
    const part = line[(play.roll(DIE, 'DV-HC-1') - 1) >> 1]!;
    if (exists(play, unit, part)) return part;
  }
}

/** Only pods are rolled again (edge case 15); a missing field is a glancing blow. */
function exists({ g }: Position, unit: number, part: number): boolean {
  if (part <= POD_BOX) return true;
  const row = rowOf(g, unit, part - POD_BOX);
  return row >= 0 && g.pods.type[row]! >= 0;
}

/** DV-HC-2: the fields hit, by die; a 10 rolls twice more */
export function rollFields(play: DvPlay): number[] {
  const hit: number[] = [];
  for (let rolls = 1; rolls > 0; rolls--) {
    const field = play.data.tables.heavyCruiserFields[play.roll(DIE, 'DV-HC-2') - 1]!;
    if (field === 'twice') rolls += 2;
    else hit.push(field);
  }
  return hit;
}

/** 7.4 Activate and Deactivate Force Field: the hull's (box 0) and those of generator pods (R49, R65, R71). */
import type { Refusal } from '#core/types';
import { JUMPING } from '../../state.ts';
import { type DvPlay, type OrderOf, type Position, refuse } from '../../types.ts';
import { fieldCount, fieldState } from '../04-spaceships.ts';
import { boxOf, effectiveCiv, forPods, generatorClass, podType, rowOf } from '../05-pods.ts';
import { canHold } from '../08-fire/damage.ts';
import { payCommand, refuseBattle } from './allotment.ts';
import type { OrderRule } from './order.ts';

/** DV-FSB-P4: only hull fields (box 0) come up at the moment of interception; generator pods need their Command */
type FieldOrder = OrderOf<'raiseField' | 'lowerField'>;
const ON = 1;
const OFF = 2;

/** Bits of the hull fields that damage lets work (DV-8.9e, DV-8.9f). */
function usableFields(at: Position, unit: number): number {
  let bits = 0;
  for (let index = fieldCount(at, unit) - 1; index >= 0; index--)
    if (canHold(at.g.units.fieldClass[unit]!, fieldState(at.g, unit, index))) bits |= 1 << index;
  return bits;
}

/** Bits of the field named by the box that would be switched on: 0 it cannot be used, null there is none. */
function usable(at: Position, unit: number, box: number): number | null {
  if (box === 0) return fieldCount(at, unit) === 0 ? null : usableFields(at, unit);
  const row = rowOf(at.g, unit, box);
  const type = podType(at, row);
  if (!type || type.fieldClass === 0) return null;
  return canHold(generatorClass(at, unit, row, type), at.g.pods.state[row]!) ? 1 : 0; // DV-FSB-P3, DV-FSB-P3b
}

const isUp = (at: Position, unit: number, box: number): boolean =>
  (box === 0 ? at.g.units.fieldUp[unit]! : at.g.pods.fieldUp[rowOf(at.g, unit, box)]!) > 0;

const switchedOf = (at: Position, unit: number, box: number): number =>
  box === 0 ? at.g.units.fieldSwitched[unit]! : at.g.pods.switched[rowOf(at.g, unit, box)]!;

function checkField(at: Position, seat: number, order: FieldOrder): Refusal | null {
  const { unit, box } = order;
  const refusal = refuseBattle(at, seat, order);
  if (refusal) return refusal;
  const bits = usable(at, unit, box);
  if (bits === null) return refuse('DV-4.6', box === 0 ? 'the hull has no force field' : `box ${box} is no generator`);
  const isRaising = order.do === 'raiseField';
  if (isUp(at, unit, box) === isRaising)
    return refuse('DV-7.4l', `the field is ${isRaising ? '' : 'not '}active already`);
  if (switchedOf(at, unit, box) === (isRaising ? OFF : ON))
    return refuse('DV-7.4s', 'one field is not switched on and off in one phase'); // R49
  if (!isRaising) return null;
  if (bits === 0) return refuseUnusable(at, unit, box);
  if (at.g.units.jump[unit] === JUMPING) return refuse('DV-7.2h', 'it is about to jump');
  return null;
}

/** Too much for the hull (R19), or damaged. */
function refuseUnusable(at: Position, unit: number, box: number): Refusal {
  const row = rowOf(at.g, unit, box);
  const type = box === 0 ? null : podType(at, row);
  if (!type || generatorClass(at, unit, row, type) > 0)
    return refuse('DV-8.9e', 'the field is damaged and cannot be used');
  return refuse(
    'DV-5.3a',
    `a level ${type.civ} generator works as level ${effectiveCiv(at, unit, row)} on this hull, and below level 7 there is no field`,
  );
}

export const switchField: OrderRule<FieldOrder> = {
  check: checkField,
  apply(play, _seat, order) {
    payCommand(play, order.unit, order.from); // R65: one Command a generator; R71: all hull fields by one
    const isRaising = order.do === 'raiseField';
    const up = isRaising ? usable(play, order.unit, order.box)! : 0;
    setField(play, order.unit, order.box, up, isRaising ? ON : OFF);
    play.emit('DV-7.4l', isRaising ? 'field-raised' : 'field-lowered', { unit: order.unit });
  },
  sample(play, _seat, unit, random) {
    const boxes = fieldBoxes(play, unit);
    if (boxes.length === 0) return null;
    const box = boxes[random.below(boxes.length)]!;
    return { do: isUp(play, unit, box) ? 'lowerField' : 'raiseField', unit, box };
  },
  list: (play, _seat, unit) =>
    fieldBoxes(play, unit).map((box) => ({ do: isUp(play, unit, box) ? 'lowerField' : 'raiseField', unit, box })),
};

function setField({ g }: DvPlay, unit: number, box: number, up: number, switched: number): void {
  if (box === 0) {
    g.units.fieldUp[unit] = up;
    g.units.fieldSwitched[unit] = switched;
    return;
  }
  const row = rowOf(g, unit, box);
  g.pods.fieldUp[row] = up;
  g.pods.switched[row] = switched;
}

function fieldBoxes(at: Position, unit: number): number[] {
  const boxes = fieldCount(at, unit) > 0 ? [0] : [];
  forPods(at, unit, (row, type) => {
    if (type.fieldClass > 0) boxes.push(boxOf(at.g, unit, row));
  });
  return boxes;
}

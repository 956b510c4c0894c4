/** Inputs of the calculators: read by name; a wrong one is refused by name, with what would be right. */

import { type Given, oneOf, rejectInput } from '#core/calc-inputs';
import { counted } from '#core/text';
import type { Facing } from '#hex/index';
import { FACING_NAMES, UNIT_TYPES } from '../data/names.ts';
import type { ImperialData, UnitType } from '../data/types.ts';
import type { Xy } from '../types.ts';

export function typeIn({ types }: ImperialData, given: Given, name: string): UnitType {
  return types[UNIT_TYPES.indexOf(oneOf(given, name, UNIT_TYPES))]!;
}

/** One unit as it is written; the hex only where it stands on the battle map. */
export interface Written {
  type: UnitType;
  steps: number;
  xy: Xy | null;
  facing: Facing;
}

export const UNITS_FORM = 'units such as BB,CA:2,DD*3 (: steps left, * how many)';
export const PLACED_FORM =
  'units with hex and facing such as BB@2020/N,CA:2@2124/SE (: steps left, @ column and row, / facing)';

const WRITTEN = /^([a-z]+)(?::(\d))?(?:\*(\d{1,2}))?(?:@(\d{2})(\d{2}))?(?:\/([a-z]{1,2}))?$/i;

/** A list of units; `isPlaced`: each needs its hex. */
export function unitsIn(data: ImperialData, given: Given, name: string, isPlaced = false): Written[] {
  const text = given[name]!;
  if (text === '') return [];
  return text.split(',').flatMap((item) => unitsOf(data, name, item.trim(), isPlaced));
}

function unitsOf(data: ImperialData, name: string, item: string, isPlaced: boolean): Written[] {
  const [, id, steps, count, x, y, facing] = WRITTEN.exec(item) ?? [];
  const type = data.types.find((one) => one.id.toLowerCase() === id?.toLowerCase());
  if (!type) rejectInput(name, `unknown unit ${item || 'nothing'}; write ${isPlaced ? PLACED_FORM : UNITS_FORM}`);
  const left = Number(steps ?? type.fullSteps);
  if (left < 1 || left > type.fullSteps) rejectInput(name, `a ${type.id} has 1 to ${type.fullSteps} steps`);
  if (isPlaced && x === undefined) rejectInput(name, `${item} needs its hex; write ${PLACED_FORM}`);
  const turned = FACING_NAMES.indexOf((facing ?? 'N').toUpperCase() as 'N');
  if (turned < 0) rejectInput(name, `unknown facing ${facing}; known: ${FACING_NAMES.join(', ')}`);
  const xy: Xy | null = x === undefined ? null : [Number(x), Number(y)];
  return Array.from({ length: Number(count ?? 1) }, () => ({ type, steps: left, xy, facing: turned as Facing }));
}

/** One unit. */
export function unitIn(data: ImperialData, given: Given, name: string, isPlaced = false): Written {
  const [unit, more] = unitsIn(data, given, name, isPlaced);
  if (!unit || more) rejectInput(name, `name one unit; write ${isPlaced ? PLACED_FORM : UNITS_FORM}`);
  return unit;
}

/** XXYY: a hex of the battle map. */
export function hexIn(given: Given, name: string): Xy {
  return hexOf(name, given[name]!);
}

export function hexesIn(given: Given, name: string): Xy[] {
  return given[name]! === '' ? [] : given[name]!.split(',').map((item) => hexOf(name, item.trim()));
}

function hexOf(name: string, text: string): Xy {
  const [, x, y] = /^(\d{2})(\d{2})$/.exec(text) ?? [];
  if (x === undefined || Number(x) < 1 || Number(y) < 1)
    rejectInput(name, `${text || 'nothing'} is no hex; write column and row in two digits each, such as 2023`);
  return [Number(x), Number(y)];
}

export function facingIn(given: Given, name: string): Facing {
  return FACING_NAMES.indexOf(oneOf(given, name, FACING_NAMES)) as Facing;
}

export function unitText({ type, steps }: Written): string {
  return steps === type.fullSteps ? type.id : `${type.id} with ${counted(steps, 'step')}`;
}

/** A chance as a percentage with one decimal. */
export function percent(chance: number): string {
  return `${Math.round(chance * 1000) / 10} %`;
}

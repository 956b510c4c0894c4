/** Inputs of the calculators: read by name; a wrong one is refused by name, with what would be right. */

import { type CalcPart, choice, integer, type ListForm, listOf, type PartsForm, parts } from '#core/calc-forms';
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

export const TYPE = choice(UNIT_TYPES);
/** No unit has more. */
export const STEPS = integer(1, 9);
export const FACING = choice(FACING_NAMES, { isDial: true });
/** Column and row of the battle map: `2023`. */
export const HEX: PartsForm = parts(
  { name: 'column', form: integer(1, 99, { digits: 2 }) },
  { name: 'row', form: integer(1, 99, { digits: 2 }) },
);

const KIND: readonly CalcPart[] = [
  { name: 'type', form: TYPE },
  {
    name: 'steps left',
    before: ':',
    form: choice([{ value: '', label: 'all' }, '1', '2', '3', '4', '5', '6', '7', '8', '9']),
    usual: '',
  },
];
const PLACE: readonly CalcPart[] = [
  { name: 'hex', before: '@', form: HEX },
  { name: 'facing', before: '/', form: FACING, usual: 'N' },
];
const COUNT: CalcPart = { name: 'how many', before: '*', form: integer(1, 99), usual: '1' };
/** `CA:2`. */
export const UNIT: PartsForm = parts(...KIND);
/** `BB,CA:2,DD*3`. */
export const UNITS: ListForm = listOf(parts(...KIND, COUNT));
/** `CA:2@2124/SE`. */
export const PLACED: PartsForm = parts(...KIND, ...PLACE);

const WRITTEN = /^([a-z]+)(?::(\d))?(?:\*(\d{1,2}))?(?:@(\d{2})(\d{2}))?(?:\/([a-z]{1,2}))?$/i;

/** A list of units. */
export function unitsIn(data: ImperialData, given: Given, name: string): Written[] {
  const text = given[name]!;
  if (text === '') return [];
  return text.split(',').flatMap((item) => unitsOf(data, name, item.trim()));
}

function unitsOf(data: ImperialData, name: string, item: string): Written[] {
  const [, id, steps, count, x, y, facing] = WRITTEN.exec(item) ?? [];
  const type = data.types.find((one) => one.id.toLowerCase() === id?.toLowerCase());
  if (!type) rejectInput(name, `unknown unit ${item || 'nothing'}`);
  const left = Number(steps ?? type.fullSteps);
  if (left < 1 || left > type.fullSteps) rejectInput(name, `a ${type.id} has 1 to ${type.fullSteps} steps`);
  const turned = FACING_NAMES.indexOf((facing ?? 'N').toUpperCase() as 'N');
  const xy: Xy | null = x === undefined ? null : [Number(x), Number(y)];
  return Array.from({ length: Number(count ?? 1) }, () => ({ type, steps: left, xy, facing: turned as Facing }));
}

/** One unit. */
export function unitIn(data: ImperialData, given: Given, name: string): Written {
  const [unit, more] = unitsIn(data, given, name);
  if (!unit || more) rejectInput(name, 'name one unit');
  return unit;
}

/** XXYY: a hex of the battle map. */
export function hexIn(given: Given, name: string): Xy {
  return hexOf(given[name]!);
}

export function hexesIn(given: Given, name: string): Xy[] {
  return given[name]! === '' ? [] : given[name]!.split(',').map((item) => hexOf(item.trim()));
}

function hexOf(text: string): Xy {
  return [Number(text.slice(0, 2)), Number(text.slice(2))];
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

/** Inputs of the calculators: read by name; a wrong one is refused by name, with what would be right. */

import {
  type ChoiceForm,
  choice,
  integer,
  type ListForm,
  listOf,
  type PartsForm,
  parts,
  partsOf,
} from '#core/calc-forms';
import { type Given, listIn, oneOf, rejectInput } from '#core/calc-inputs';
import type { CalcInput } from '#core/module';
import { type Clock, type Hex, toClock } from '#hex/index';
import { hexOf, type SheetNames } from '../data/coordinates.ts';
import type { DeltaVeeData, PodType, ShipClass } from '../data/types.ts';
import { DAMAGED, OK, VULNERABLE, WRECKED } from '../state.ts';

/** Direction and velocity of a unit. */
export interface Course {
  direction: Clock;
  velocity: number;
}

const DIRECTIONS = ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];

/** DIR@VEL: `3@4` is direction 3, velocity 4; direction 0 means 12 (R6). */
export const COURSE: PartsForm = parts(
  { name: 'direction', form: choice(DIRECTIONS, { isDial: true, also: ['0'] }) },
  { name: 'velocity', before: '@', form: integer(0, 9) },
);

export function course(given: Given, name: string): Course {
  const [direction, velocity] = partsOf(COURSE, given[name]!) ?? rejectInput(name, 'a course such as 3@4');
  return { direction: toClock(Number(direction)), velocity: Number(velocity) };
}

const SHEETS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Sheet, column, row: `A0207`. */
export const HEX: PartsForm = parts(
  { name: 'sheet', form: choice(SHEETS) },
  { name: 'column', form: integer(1, 16, { digits: 2 }) },
  { name: 'row', form: integer(1, 18, { digits: 2 }) },
);

export const CIV = integer(6, 8);

export const LAYOUT: CalcInput = {
  name: 'layout',
  about: 'map sheets as they lie, row by row; a dot for a gap',
  form: listOf(listOf(choice([...SHEETS, { value: '.', label: 'gap' }]), ''), '/'),
  default: 'ABCD',
};

export function sheetsIn(given: Given): SheetNames {
  const text = given['layout']!.toUpperCase();
  const letters = text.replace(/[./]/g, '');
  if (!/^[A-Z./]+$/.test(text) || new Set(letters).size !== letters.length || letters === '')
    rejectInput(
      'layout',
      `${text || 'nothing'} is no layout; write each sheet's letter once, rows parted by /, such as AB/CD`,
    );
  const sheets: Record<string, [number, number]> = {};
  text.split('/').forEach((row, my) => {
    [...row].forEach((letter, mx) => {
      if (letter !== '.') sheets[letter] = [mx, my];
    });
  });
  return sheets;
}

export function hexIn(given: Given, name: string): Hex {
  const sheets = sheetsIn(given);
  const hex = hexOf(sheets, given[name]!.toUpperCase());
  const known = Object.keys(sheets).join(', ');
  return (
    hex ??
    rejectInput(
      name,
      `${given[name] || 'nothing'} is no hex; write sheet, column 01 to 16, row 01 to 18, such as A0207 (sheets ${known})`,
    )
  );
}

export function classIn(
  data: DeltaVeeData,
  given: Given,
  name: string,
  kinds: readonly ShipClass['kind'][] = ALL_KINDS,
): ShipClass {
  const known = data.classes.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  return data.classById.get(oneOf(given, name, known))!;
}
const ALL_KINDS: readonly ShipClass['kind'][] = ['spaceship', 'battlecraft', 'installation'];

export function classForm(data: DeltaVeeData, kinds: readonly ShipClass['kind'][] = ALL_KINDS): ChoiceForm {
  return choice(
    data.classes.filter(({ kind }) => kinds.includes(kind)).map(({ id, name }) => ({ value: id, label: name })),
  );
}

export function podForm(data: DeltaVeeData): ChoiceForm {
  return choice(data.pods.map(({ id, name }) => ({ value: id, label: name })));
}

const STATES: Readonly<Record<string, number>> = {
  ok: OK,
  vulnerable: VULNERABLE,
  damaged: DAMAGED,
  destroyed: WRECKED,
};
export const STATE_NAMES = Object.keys(STATES);
export const STATE: ChoiceForm = choice(STATE_NAMES);

export function stateIn(given: Given, name: string): number {
  return STATES[oneOf(given, name, STATE_NAMES)]!;
}

/** Contents of one pod box. */
export interface Boxed {
  type: PodType | null;
  state: number;
}

/** Pods by box: `heavy-weapon*2,battle-communications:damaged,-`. */
export function podsForm(data: DeltaVeeData): ListForm {
  const { options } = podForm(data);
  return listOf(
    parts(
      { name: 'pod', form: choice([...options, { value: '-', label: 'empty box' }]) },
      { name: 'how many', before: '*', form: integer(1, 99), usual: '1' },
      { name: 'state', before: ':', form: STATE, usual: 'ok' },
    ),
  );
}

export function podsInput(data: DeltaVeeData, more: Pick<CalcInput, 'default'> = {}): CalcInput {
  return { name: 'pods', about: 'its pods by box', form: podsForm(data), ...more };
}

/** Pods of boxes 1, 2, … in the order written. */
export function podsIn(data: DeltaVeeData, given: Given, name: string, places = Number.POSITIVE_INFINITY): Boxed[] {
  const boxes = listIn(given, name).flatMap((item) => boxesOf(data, name, item));
  const taken = boxes.reduce((sum, { type }) => sum + (type?.slots ?? 1), 0);
  if (taken > places) rejectInput(name, `${taken} pod places are needed, the hull has ${places}`);
  return boxes;
}

function boxesOf(data: DeltaVeeData, name: string, item: string): Boxed[] {
  const [, id, count, state] = /^([a-z0-9-]+)(?:\*(\d{1,2}))?(?::([a-z]+))?$/.exec(item.toLowerCase()) ?? [];
  const type = id === undefined || id === '-' ? null : data.podById.get(id);
  if (id === undefined || type === undefined)
    rejectInput(name, `unknown pod ${item || 'nothing'}; known: ${data.pods.map((pod) => pod.id).join(', ')}`);
  if (state !== undefined && !Object.hasOwn(STATES, state))
    rejectInput(name, `unknown state ${state}; known: ${STATE_NAMES.join(', ')}`);
  return Array.from({ length: Number(count ?? 1) }, () => ({ type, state: STATES[state ?? 'ok']! }));
}

/** `7 in 10, 70 %`. */
export function chanceText(chance: number): string {
  return `${chance} in 10, ${chance * 10} %`;
}

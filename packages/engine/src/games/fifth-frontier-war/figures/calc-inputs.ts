/** Inputs of this game's calculators: factors, places, worlds. */
import { type ChoiceForm, choice, type EitherForm, either, integer, type PartsForm, parts } from '#core/calc-forms';
import { type Given, rejectInput } from '#core/calc-inputs';
import { readFactor } from '../data/factor.ts';
import { placeAt } from '../data/places.ts';
import type { FifthFrontierWarData, World } from '../data/types.ts';

/** FFW-1.2e: a factor as a number or as it is printed. */
export function factorIn(given: Given, name: string): number {
  return (
    readFactor(given[name]!) ?? rejectInput(name, `${given[name] || 'nothing'} is no factor, such as 500, 5C or 150K`)
  );
}

export const FACTOR: PartsForm = parts(
  { name: 'number', form: integer(0, 999_999) },
  {
    name: 'unit',
    form: choice([
      { value: '', label: 'as it is' },
      { value: 'C', label: 'hundreds' },
      { value: 'K', label: 'thousands' },
    ]),
    usual: '',
  },
);

export function worldForm({ worlds }: FifthFrontierWarData): ChoiceForm {
  const sorted = [...worlds].sort((one, two) => one.name.localeCompare(two.name));
  return choice(sorted.map(({ label, name }) => ({ value: label, label: name })));
}

export function placeForm({ map }: FifthFrontierWarData): EitherForm {
  const hex = parts(
    { name: 'column', form: integer(map.columns[0], map.columns[1], { digits: 2 }) },
    { name: 'row', form: integer(map.rows[0], map.rows[1], { digits: 2 }) },
  );
  return either({ name: 'hex', form: hex }, { name: 'box', form: choice(map.labels.slice(map.hexCount)) });
}

export const PERCENT = integer(0, 90, { step: 10 });

/** A hex number or box code. */
export function placeIn({ map }: FifthFrontierWarData, given: Given, name: string): number {
  const place = placeAt(map, given[name]!.toUpperCase());
  return place >= 0 ? place : rejectInput(name, `${given[name] || 'nothing'} is no hex like 2314 and no box like IR`);
}

/** A world by its hex, or by a name that only one has. */
export function worldIn(data: FifthFrontierWarData, given: Given, name: string): World {
  return worldOf(data, given[name]!, name);
}

export function worldOf(data: FifthFrontierWarData, text: string, name: string): World {
  const wanted = text.toLowerCase();
  const found = data.worlds.filter((one) => one.label === text || one.name.toLowerCase() === wanted);
  if (found.length === 1) return found[0]!;
  return rejectInput(
    name,
    found.length === 0 ? `there is no world ${text || 'nothing'}` : `several worlds are called ${text}`,
  );
}

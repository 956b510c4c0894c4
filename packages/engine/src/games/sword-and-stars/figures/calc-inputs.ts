/** Inputs of the calculators: read by name; a wrong one is refused by name, with what would be right. */

import { type ChoiceForm, choice } from '#core/calc-forms';
import { type Given, rejectInput } from '#core/calc-inputs';
import type { SwordData } from '../data/types.ts';
import { INTERCEPT, LEVELS, OPERATIONS } from '../data/types.ts';

/** A Sector level. */
export const LEVEL: ChoiceForm = choice(LEVELS.map(String));
export const OPERATION_NAMES = OPERATIONS.slice(0, INTERCEPT);
export const OPERATION: ChoiceForm = choice(OPERATION_NAMES);

export function systemForm(data: SwordData, kind: 'system' | 'node' = 'system'): ChoiceForm {
  const known = kind === 'system' ? data.systems : data.nodes;
  const sorted = [...known].sort((one, two) => one.name.localeCompare(two.name));
  return choice(sorted.map(({ id, name }) => ({ value: id, label: name })));
}

/** Every Empire of any scenario. */
export function empireForm({ scenarios }: SwordData, more: readonly string[] = []): ChoiceForm {
  const all = new Map(scenarios.flatMap(({ empires }) => empires.map(({ id, name }) => [id, name] as const)));
  return choice([...more, ...[...all].map(([value, label]) => ({ value, label }))]);
}

/** An inhabited System by id or name, or any node of the map. */
export function systemIn(data: SwordData, given: Given, name: string, kind: 'system' | 'node' = 'system'): number {
  return systemOf(data, given[name]!, name, kind);
}

export function systemOf(data: SwordData, text: string, name: string, kind: 'system' | 'node' = 'system'): number {
  const wanted = text.toLowerCase();
  const known = kind === 'system' ? data.systems : data.nodes;
  const found = known.find((one) => one.id === wanted || one.name.toLowerCase() === wanted);
  return (
    found?.index ?? rejectInput(name, `unknown ${text || 'nothing'}; known: ${known.map(({ id }) => id).join(', ')}`)
  );
}

/** `12 of 56, 21 %`. */
export function chanceText(count: number, of: number): string {
  return `${count} of ${of}, ${Math.round((100 * count) / of)} %`;
}

/** Ways in which two dice give each sum, by sum. */
export const WAYS: readonly number[] = Array.from({ length: 13 }, (_, sum) => Math.max(0, 6 - Math.abs(7 - sum)));

/** Inputs of the calculators: read by name; a wrong one is refused by name, with what would be right. */

import { type Given, readInteger, rejectInput } from '#core/calc-inputs';
import type { SwordData } from '../data/types.ts';
import { LEVELS } from '../data/types.ts';

/** A Sector level. */
export function level(given: Given, name: string): number {
  const value = readInteger(given, name, 1, 9);
  return (
    LEVELS.find((one) => one === value) ?? rejectInput(name, `${value} is no level; levels are ${LEVELS.join(', ')}`)
  );
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

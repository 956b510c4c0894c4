/** Inputs of this game's calculators: factors, places, worlds. */
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

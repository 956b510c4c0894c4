/** Inputs of the calculators: read by name; a wrong one is refused by name, with what would be right. */
import type { CalcInput, Calculation } from '../../core/types.ts';
import { readFactor } from './data/factor.ts';
import { placeAt } from './data/places.ts';
import type { FifthFrontierWarData, World } from './data/types.ts';

export type Given = Readonly<Record<string, string>>;

/** What a calculation found: the figure as JSON, and how it came about. */
export interface Worked {
  value: unknown;
  lines: string[];
}
interface Spec extends Omit<Calculation, 'run'> {
  work(given: Given): Worked;
}

/** Leaves the reading of inputs from any depth; `calculation` turns it into a refusal, nobody else sees it. */
class WrongInput extends Error {}

export function wrong(name: string, why: string): never {
  throw new WrongInput(`${name}: ${why}`);
}

/** A calculation whose inputs are complete before `work` reads them. */
export function calculation({ work, ...face }: Spec): Calculation {
  return {
    ...face,
    run: (given) => {
      try {
        return { ok: true, ...work(complete(face.inputs, given)) };
      } catch (error) {
        if (!(error instanceof WrongInput)) throw error;
        return { ok: false, refusal: { rule: face.rule, why: error.message } };
      }
    },
  };
}

function complete(inputs: readonly CalcInput[], given: Given): Given {
  const names = inputs.map(({ name }) => name);
  const stranger = Object.keys(given).find((name) => !names.includes(name));
  if (stranger !== undefined) wrong(stranger, `no such input; there are ${names.join(', ')}`);
  const full: Record<string, string> = {};
  for (const { name, about, default: standard } of inputs) {
    const value = Object.hasOwn(given, name) ? given[name] : standard;
    if (value === undefined) wrong(name, `must be given: ${about}`);
    full[name] = String(value).trim();
  }
  return full;
}

/** An optional input is one whose default is empty. */
export function has(given: Given, name: string): boolean {
  return given[name] !== '';
}

export function whole(given: Given, name: string, min: number, max: number): number {
  const text = given[name]!;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max)
    wrong(name, `${text || 'nothing'} is no whole number from ${min} to ${max}`);
  return value;
}

/** FFW-1.2e: a factor as a number or as it is printed. */
export function factorIn(given: Given, name: string): number {
  return readFactor(given[name]!) ?? wrong(name, `${given[name] || 'nothing'} is no factor, such as 500, 5C or 150K`);
}

export function yes(given: Given, name: string): boolean {
  return oneOf(given, name, ['yes', 'no']) === 'yes';
}

export function oneOf<Known extends string>(given: Given, name: string, known: readonly Known[]): Known {
  const text = given[name]!.toLowerCase();
  return (
    known.find((one) => one.toLowerCase() === text) ??
    wrong(name, `unknown ${text || 'nothing'}; known: ${known.join(', ')}`)
  );
}

/** The items of a list with commas. */
export function listIn(given: Given, name: string): string[] {
  return given[name] === '' ? [] : given[name]!.split(',').map((item) => item.trim());
}

/** A hex number or box code. */
export function placeIn({ map }: FifthFrontierWarData, given: Given, name: string): number {
  const place = placeAt(map, given[name]!.toUpperCase());
  return place >= 0 ? place : wrong(name, `${given[name] || 'nothing'} is no hex like 2314 and no box like IR`);
}

/** A world by its hex, or by a name that only one has. */
export function worldIn(data: FifthFrontierWarData, given: Given, name: string): World {
  return worldOf(data, given[name]!, name);
}

export function worldOf(data: FifthFrontierWarData, text: string, name: string): World {
  const wanted = text.toLowerCase();
  const found = data.worlds.filter((one) => one.label === text || one.name.toLowerCase() === wanted);
  if (found.length === 1) return found[0]!;
  return wrong(
    name,
    found.length === 0 ? `there is no world ${text || 'nothing'}` : `several worlds are called ${text}`,
  );
}

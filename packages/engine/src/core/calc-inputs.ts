/** Inputs of the calculators: read by name; a wrong one is refused by name, with what would be right. */
import { faultOf } from './calc-forms.ts';
import type { CalcInput, Calculation } from './module.ts';

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

export function rejectInput(name: string, why: string): never {
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
  if (stranger !== undefined) rejectInput(stranger, `no such input; there are ${names.join(', ')}`);
  const full: Record<string, string> = {};
  for (const { name, about, form, default: standard } of inputs) {
    const value = Object.hasOwn(given, name) ? given[name] : standard;
    if (value === undefined) rejectInput(name, `must be given: ${about}`);
    const text = String(value).trim();
    const fault = text === '' && standard === '' ? null : faultOf(form, text);
    if (fault !== null) rejectInput(name, fault);
    full[name] = text;
  }
  return full;
}

/** An optional input is one whose default is empty. */
export function has(given: Given, name: string): boolean {
  return given[name] !== '';
}

/** The text of an input that this way of asking needs. */
export function need(given: Given, name: string, why: string): string {
  return given[name] || rejectInput(name, why);
}

/** A number within the bounds of its declaration. */
export function numberIn(given: Given, name: string): number {
  return Number(given[name]);
}

/** A number with bounds that follow from other inputs. */
export function readInteger(given: Given, name: string, min: number, max: number): number {
  return integerOf(given[name]!, name, min, max);
}

export function integerOf(text: string, name: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max)
    rejectInput(name, `${text || 'nothing'} is no whole number from ${min} to ${max}`);
  return value;
}

export function readYesNo(given: Given, name: string): boolean {
  return oneOf(given, name, ['yes', 'no']) === 'yes';
}

export function oneOf<Known extends string>(given: Given, name: string, known: readonly Known[]): Known {
  const text = given[name]!.toLowerCase();
  const found = known.find((one) => one.toLowerCase() === text);
  return found ?? rejectInput(name, `unknown ${text || 'nothing'}; known: ${known.join(', ')}`);
}

/** The items of a list with commas. */
export function listIn(given: Given, name: string): string[] {
  return given[name]! === '' ? [] : given[name]!.split(',').map((item) => item.trim());
}

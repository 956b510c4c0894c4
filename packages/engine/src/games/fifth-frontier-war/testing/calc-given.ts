/** Calculations for tests: a line as it is typed after `admiralty calc fifth-frontier-war`. */

import { standardData } from '../data/standard.ts';
import { calculations } from '../figures/calc.ts';

export const all = calculations(standardData);

function run(line: string) {
  const [id, ...rest] = line.split(' ').filter((word) => word !== '');
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`there is no calculation ${id}`);
  const given = Object.fromEntries(
    rest.map((item) => [item.slice(0, item.indexOf('=')), item.slice(item.indexOf('=') + 1)]),
  );
  return found.run(given);
}

export function calc(line: string): { value: unknown; lines: string[] } {
  const done = run(line);
  if (!done.ok) throw new Error(`${line}: ${done.refusal.why}`);
  return done;
}

export function refused(line: string): string {
  const done = run(line);
  return done.ok ? '' : done.refusal.why;
}

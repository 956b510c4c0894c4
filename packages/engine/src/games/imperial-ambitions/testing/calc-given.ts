/** For tests: a calculation by the line that a user types. */
import { calculations } from '../figures/calc.ts';
import { standardGame } from './given.ts';

export const all = calculations(standardGame().data);

/** What `admiralty calc imperial-ambitions LINE` gives. */
export function calc(line: string): { value: Record<string, unknown>; lines: string[] } {
  const outcome = run(line);
  if (!outcome.ok) throw new Error(`${line}: ${outcome.refusal.why}`);
  return { value: outcome.value as Record<string, unknown>, lines: outcome.lines };
}

/** Why it is refused. */
export function refused(line: string): string {
  const outcome = run(line);
  if (outcome.ok) throw new Error(`${line}: not refused`);
  return outcome.refusal.why;
}

function run(line: string): ReturnType<(typeof all)[number]['run']> {
  const [id, ...inputs] = line.split(' ');
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no calculation ${id}`);
  const pairs = inputs.map((input) => [input.slice(0, input.indexOf('=')), input.slice(input.indexOf('=') + 1)]);
  return found.run(Object.fromEntries(pairs) as Record<string, string>);
}

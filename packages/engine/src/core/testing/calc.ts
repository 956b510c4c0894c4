/** For tests: a calculation by the line that a user types after `admiralty calc GAME`. */
import type { Calculation } from '../module.ts';

export interface CalcLines {
  /** `Value`: what the test expects it to be. */
  calc<Value = Record<string, unknown>>(line: string): { value: Value; lines: string[] };
  /** Why it is refused. */
  refused(line: string): string;
}

export function calcLines(all: readonly Calculation[]): CalcLines {
  const run = (line: string): ReturnType<Calculation['run']> => {
    const [id, ...inputs] = line.split(' ');
    const found = all.find((one) => one.id === id);
    if (!found) throw new Error(`no calculation ${id}`);
    const pairs = inputs.map((input) => [input.slice(0, input.indexOf('=')), input.slice(input.indexOf('=') + 1)]);
    return found.run(Object.fromEntries(pairs) as Record<string, string>);
  };
  return {
    calc<Value>(line: string) {
      const outcome = run(line);
      if (!outcome.ok) throw new Error(`${line}: ${outcome.refusal.why}`);
      return { value: outcome.value as Value, lines: outcome.lines };
    },
    refused(line) {
      const outcome = run(line);
      if (outcome.ok) throw new Error(`${line}: not refused`);
      return outcome.refusal.why;
    },
  };
}

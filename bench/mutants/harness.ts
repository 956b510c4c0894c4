/** Stands in for vitest in the mutated program: collects the tests instead of running them. */
export { expect } from 'vitest';

type Body = (...row: never[]) => unknown;
export interface Test {
  readonly file: string;
  readonly name: string;
  run(): unknown;
}

export const tests: Test[] = [];
let file = '';
let titles: string[] = [];

export function beginFile(name: string): void {
  file = name;
  titles = [];
}

function add(title: string, ...rest: unknown[]): void {
  const run = rest.find((item): item is () => unknown => typeof item === 'function');
  if (run) tests.push({ file, name: [...titles, title].join(' › '), run });
}

const each =
  (put: (title: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void => {
    for (const [index, row] of rows.entries()) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      put(`${title} #${index + 1}`, () => body(...values));
    }
  };

function group(title: string, body: () => void): void {
  titles.push(title);
  body();
  titles.pop();
}

export const test = Object.assign(add, { each: each(add) });
export const describe = Object.assign(group, { each: each(group) });

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the columns of all games hold integers, and a list with one fraction would be seen', () => {
  // a process of its own: what V8 takes a list for depends on all that ran before
  const args = ['--allow-natives-syntax', '--conditions=development', '--import', 'tsx'];
  const output = execFileSync(process.execPath, [...args, join(import.meta.dirname, 'whole-numbers.ts')]);
  expect(JSON.parse(output.toString())).toEqual(['sample.bad']);
});

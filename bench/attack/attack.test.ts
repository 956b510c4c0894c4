import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A short attack on every push; `npm run attack` runs a long one. The seed is fresh and printed. */
test('nothing gives way to a short attack', () => {
  const run = fileURLToPath(new URL('run.ts', import.meta.url));
  const args = ['--conditions=development', '--import', 'tsx', run, '--inputs', '1200', '--seconds', '90'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toMatchObject({ status: 0, stdout: expect.stringContaining('sword-and-stars') });
});

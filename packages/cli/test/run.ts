import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const bin = fileURLToPath(new URL('../bin/admiralty.mjs', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the real command, as a user or script would. */
export function admiralty(...args: string[]): Ran {
  return typing('', ...args);
}

/** The same with lines typed in. */
export function typing(input: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    cwd: root,
    maxBuffer: 1 << 26, // a whole game told line by line
  });
  return { code: status, out: stdout, err: stderr };
}

/** A path in a fresh folder. */
export function fresh(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'admiralty-')), name);
}

/** The command runs from its build; `npm test` has made it, a single run may have to. */
export function build(): void {
  if (!existsSync(join(root, 'packages/cli/dist/main.js'))) execFileSync('npx', ['tsc', '-b'], { cwd: root });
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const bin = join(import.meta.dirname, '../bin/admiralty.mjs');

/** The command beside parts that only say what they are. */
function place(files: Readonly<Record<string, { changed: number }>>): (...args: string[]) => string {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-bin-'));
  cpSync(bin, join(folder, 'cli/bin/admiralty.mjs'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [file, { changed }] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `console.log('${file}')`);
    utimesSync(path, changed, changed);
  }
  return (...args) => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'cli/bin/admiralty.mjs'), ...args], {
      encoding: 'utf8',
    });
    return (stdout + stderr).trim();
  };
}

const parts = { 'cli/dist/main.js': { changed: 10 }, 'engine/dist/src.tsbuildinfo': { changed: 20 } };

test('the bundle runs what needs no threads, the modules as they are built the rest', () => {
  const run = place({ ...parts, 'cli/bundle/main.js': { changed: 20 } });
  expect(run('calc', 'deltavee')).toBe('cli/bundle/main.js');
  expect(run('simulate', 'deltavee')).toBe('cli/dist/main.js');
  expect(run()).toBe('cli/dist/main.js');
  expect(run('--port', '4811')).toBe('cli/dist/main.js');
  expect(run('--help')).toBe('cli/dist/main.js');
  expect(run('--version')).toBe('cli/bundle/main.js');
});

test('a bundle older than what was built is left alone', () => {
  const run = place({ ...parts, 'cli/bundle/main.js': { changed: 19 } });
  expect(run('calc', 'deltavee')).toBe('cli/dist/main.js');
});

test('without a bundle it runs as built, without anything it says what to do', () => {
  expect(place(parts)('calc')).toBe('cli/dist/main.js');
  expect(place({})('calc')).toContain('npm run build');
});

test('an installed package has no build information: its bundle is taken', () => {
  const run = place({ 'cli/dist/main.js': { changed: 20 }, 'cli/bundle/main.js': { changed: 10 } });
  expect(run('rules', 'deltavee')).toBe('cli/bundle/main.js');
});

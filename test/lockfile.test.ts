import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lock file names no registry, so that it installs from any', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const packages: [string, { resolved?: string; link?: boolean }][] = Object.entries(lock.packages);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, entry]) => entry.resolved && !entry.link)).toEqual([]);
});

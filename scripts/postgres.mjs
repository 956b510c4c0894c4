// Finds PostgreSQL's programs for the tests of the store, or installs Debian's. Plain Node: the test script and the tests both use it.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';

/** where Debian keeps them: a folder a version, not on the search path */
const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder of `initdb` and `postgres`, the newest first.
 * @returns {string | undefined}
 */
function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/**
 * The folder of PostgreSQL's programs; as root on Debian they are installed if missing. Throws when there are none:
 * the tests on PostgreSQL are never skipped.
 * @returns {string}
 */
export function ensurePostgres() {
  const found = findPostgres() ?? (installOnDebian('postgresql') ? findPostgres() : undefined);
  if (found) return found;
  throw new Error('No PostgreSQL found: install it (initdb and postgres on the search path) or set DATABASE_URL');
}

// Finds a Chromium for the browser tests, or installs Debian's. Plain Node: the test script and the tests both use it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * The browser's path: CHROMIUM_PATH, then the search path. A CHROMIUM_PATH that leads nowhere throws.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is no program`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * The browser's path; as root on Debian it is installed if missing. Throws when there is none: browser tests are never skipped.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isRoot() && existsSync('/etc/debian_version')) {
    apt('update');
    apt('install', '-y', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(`No browser found: install chromium (tried ${names.join(', ')}) or set CHROMIUM_PATH to one`);
}

export function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed\n${(stdout ?? '') + (stderr ?? '')}`);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

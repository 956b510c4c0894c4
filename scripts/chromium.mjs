// Finds a Chromium for the browser tests, or installs Debian's. Plain Node: the test script and the tests both use it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';

// the first has no window to draw and costs a sixth less time
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

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
  const installed = installOnDebian('chromium') && findChromium();
  if (installed) return installed;
  throw new Error(`No browser found: install chromium (tried ${names.join(', ')}) or set CHROMIUM_PATH to one`);
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

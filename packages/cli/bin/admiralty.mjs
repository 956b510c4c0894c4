#!/usr/bin/env node
import { statSync } from 'node:fs';

/** Commands that start threads or the play server, and the help, which loads all: they run as they are built. */
const unbundled = ['serve', 'backup', 'restore', 'check', 'archive', 'admin', 'simulate', 'ladder'];
const [, , word = '-'] = process.argv;
/** What begins with an option is for the play server, or asks for the help or the version. */
const isBundled = word.startsWith('-') ? ['--version', '-V'].includes(word) : !unbundled.includes(word);

if (isBundled && isBundleFresh()) await import('../bundle/main.js');
else if (changedAt('../dist/main.js') > 0) await import('../dist/main.js');
else {
  console.error('admiralty is not built yet: run npm run build first');
  process.exitCode = 1;
}

/** Newer than what was built of each package; where it is installed only the bundle can be read so. */
function isBundleFresh() {
  if (process.env.ADMIRALTY_DEBUG) return false; // its names are short
  const bundled = changedAt('../bundle/main.js');
  const parts = ['engine', 'bots', 'host', 'cli'].map((name) => changedAt(`../../${name}/dist/src.tsbuildinfo`));
  return bundled > 0 && bundled >= Math.max(...parts);
}

/** @param {string} file */
function changedAt(file) {
  return statSync(new URL(file, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// Installs what tests need where we may: as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * False where we may not; throws when it fails.
 * @param {string} name a Debian package
 */
export function installOnDebian(name) {
  if (!isRoot() || !existsSync('/etc/debian_version')) return false;
  apt('update');
  apt('install', '-y', name);
  return true;
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed\n${(stdout ?? '') + (stderr ?? '')}`);
}

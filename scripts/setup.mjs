// What `npm start` and `npm test` share: node version, install, build. Plain Node: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.admiralty-stamp');

/** Says in one line that Node is too old, and ends the program. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Admiralty needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

export function writeStamp() {
  if (existsSync(modules)) writeFileSync(stampFile, `${lockHash()}\n`);
}

function isInstalled() {
  // the compiler is looked for as well: an install without the development tools carries the same stamp
  if (!existsSync(stampFile) || !existsSync(join(modules, 'typescript'))) return false;
  return readFileSync(stampFile, 'utf8').trim() === lockHash();
}

/** Installs from the lock file unless node_modules was made from this very lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return { ok: true, note: 'up to date', output: '' };
  const result = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (result.ok) writeStamp();
  return { ...result, note: 'npm ci' };
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}

/** Builds the command, what it needs and the page; what has not changed is skipped. */
export async function build() {
  const compiled = await tool('typescript', 'tsc', ['-b', 'packages/cli/tsconfig.src.json']);
  if (!compiled.ok) return compiled;
  const bundled = await run(process.execPath, ['scripts/bundle.mjs']);
  if (!bundled.ok || isPageFresh()) return bundled;
  return tool('vite', 'vite', ['build', 'packages/web', '--logLevel', 'warn']);
}

/** Is the built page newer than everything that it is made of? */
function isPageFresh() {
  const page = join(root, 'packages/web/dist/index.html');
  if (!existsSync(page)) return false;
  const sources = [
    'engine/src',
    'bots/src',
    'host/src',
    'web/src',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
  ];
  return Math.max(...sources.map((path) => newest(join(root, 'packages', path)))) < statSync(page).mtimeMs;
}

/**
 * @param {string} path file or folder
 * @returns {number} when it or anything in it was last changed
 */
function newest(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs);
}

/**
 * Runs the command of an installed package.
 * @param {string} name package
 * @param {string} command the command's name in that package
 * @param {string[]} args
 * @param {{ live?: boolean, env?: Record<string, string> }} [options]
 */
export function tool(name, command, args, options) {
  const home = join(modules, name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return run(process.execPath, [join(home, typeof bin === 'string' ? bin : bin[command]), ...args], options);
}

/**
 * Runs a program in the repository's folder; its output is kept, or shown as it comes when `live`.
 * @param {string} program
 * @param {string[]} args
 * @param {{ live?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, code: number, output: string }>}
 */
export function run(program, args, { live = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, code: 1, output: `${program}: ${error.message}\n` }));
    child.on('close', (code) =>
      resolve({ ok: code === 0, code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

/**
 * One line for a stage: its name when it begins, its outcome and time when it ends; its output only when it failed.
 * @template {{ ok: boolean, output?: string, note?: string }} T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function stage(name, work) {
  const began = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`  ${name} …`);
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const note = result.note ? `, ${result.note}` : '';
  if (process.stdout.isTTY) process.stdout.write('\r');
  console.log(`${result.ok ? '✓' : '✗'} ${name} (${seconds} s${note})`);
  if (!result.ok && result.output) console.log(result.output.trimEnd());
  return result;
}

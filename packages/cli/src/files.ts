import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from './lock.ts';
import { Problem } from './problem.ts';

/** Reads a JSON file, or says in one line what is wrong with it. */
export function readJson(path: string): unknown {
  return parseJson(readText(path), path);
}

export function readText(path: string, mostBytes = Infinity): string {
  try {
    if (statSync(path).size > mostBytes) throw new Error(`it is larger than ${mostBytes} bytes`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Problem(`cannot read ${path}: ${reason(error)}`);
  }
}

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${what} is not JSON: ${reason(error)}`);
  }
}

/** Writes a whole file or nothing: a crash or a power cut in between leaves the old one. */
export function writeWhole(path: string, text: string): void {
  const folder = dirname(path);
  const temporary = join(folder, temporaryName(path, process.pid));
  try {
    writeSynced(temporary, text);
    renameSync(temporary, path);
    syncFolder(folder);
    sweep(path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Problem(`cannot write ${path}: ${reason(error)}`);
  }
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Problem(`cannot make the folder ${path}: ${reason(error)}`);
  }
}

/** Told before hours of work whose outcome goes there. */
export function mustBeWritable(path: string | undefined): void {
  if (path === undefined) return;
  try {
    if (existsSync(path) && statSync(path).isDirectory()) throw new Error('it is a folder');
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new Problem(`cannot write ${path}: ${reason(error)}`);
  }
}

function temporaryName(path: string, pid: number | string): string {
  return `.${basename(path)}.${pid}.tmp`;
}

function writeSynced(path: string, text: string): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The new name survives a power cut only when the folder is on the disk too; some systems cannot do that. */
function syncFolder(folder: string): void {
  try {
    const open = openSync(folder, 'r');
    fsyncSync(open);
    closeSync(open);
  } catch {
    // Windows opens no folders
  }
}

/** Removes what killed commands left beside the file: a half-written game holds secrets. */
function sweep(path: string): void {
  const [before, after] = temporaryName(path, '*').split('*') as [string, string];
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(before) || !name.endsWith(after)) continue;
    const pid = name.slice(before.length, -after.length);
    if (/^\d+$/.test(pid) && !isRunning(Number(pid))) rmSync(join(dirname(path), name), { force: true });
  }
}

/** The JSON files of a data pack folder, by name without ending. */
export function readPack(folder: string): Record<string, unknown> {
  let names: string[];
  try {
    if (!statSync(folder).isDirectory()) throw new Error('not a folder');
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    throw new Problem(`cannot read the data pack ${folder}: ${reason(error)}`);
  }
  if (names.length === 0) throw new Problem(`the data pack ${folder} has no .json file`);
  return Object.fromEntries(names.map((name) => [name.slice(0, -5), readJson(join(folder, name))]));
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

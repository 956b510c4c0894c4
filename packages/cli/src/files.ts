import { readdirSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Problem } from './problem.ts';

/** Reads a JSON file, or says in one line what is wrong with it. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Problem(`cannot read ${path}: ${reason(error)}`);
  }
  return parseJson(text, path);
}

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${what} is not JSON: ${reason(error)}`);
  }
}

/** Writes a whole file or nothing: a crash in between leaves the old one. */
export function writeWhole(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    try {
      unlinkSync(temporary);
    } catch {
      // it was never there
    }
    throw new Problem(`cannot write ${path}: ${reason(error)}`);
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

import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Problem } from './problem.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 15;

/** Runs `work` while no other admiralty command writes to this file; waits for one that does. */
export function withLock<Result>(path: string, work: () => Result): Result {
  const release = takeLock(path);
  try {
    return work();
  } finally {
    release();
  }
}

/** The same for work that takes a while: whoever takes the lock gives it back. */
export function takeLock(path: string): () => void {
  const lock = join(dirname(path), `.${basename(path)}.lock`);
  const mark = `${process.pid} ${randomBytes(8).toString('hex')}`;
  acquire(path, lock, mark);
  return () => {
    if (markIn(lock) === mark) rmSync(lock, { force: true });
  };
}

function acquire(path: string, lock: string, mark: string): void {
  for (let waited = 0; !create(path, lock, mark); waited += PAUSE_MS) {
    removeAbandoned(lock);
    if (waited > PATIENCE_MS) throw new Problem(`${path} is in use by another command; try again`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

function create(path: string, lock: string, mark: string): boolean {
  let isMade = false;
  try {
    closeSync(openSync(lock, 'wx'));
    isMade = true;
    writeFileSync(lock, mark);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    if (isMade) rmSync(lock, { force: true }); // a full disk takes the name and not the mark
    throw new Problem(`cannot write beside ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A lock whose owner was killed. Moving it away first lets only one of several waiters do so. */
function removeAbandoned(lock: string): void {
  const mark = markIn(lock);
  if (mark === null || (mark === '' ? isFresh(lock) : isRunning(Number.parseInt(mark, 10)))) return;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (markIn(aside) !== mark) linkSync(aside, lock); // somebody else was faster and holds a new one: give it back
  } catch {
    // somebody else was faster
  }
  rmSync(aside, { force: true });
}

/** An empty mark is one that is being written this moment, or whose owner was killed before he could. */
function isFresh(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs < PATIENCE_MS / 2;
  } catch {
    return true; // it is gone: look again
  }
}

function markIn(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return null;
  }
}

export function isRunning(pid: number): boolean {
  if (Number.isNaN(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

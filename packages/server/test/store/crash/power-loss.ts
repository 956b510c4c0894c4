import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BLOCK = 512;

/** Compiles what keeps the synced bytes; returns the environment in which a node must run. */
export function powerLossEnvironment(folder: string, workshop: string): NodeJS.ProcessEnv {
  const source = fileURLToPath(new URL('./power-loss.c', import.meta.url));
  const library = join(workshop, 'power-loss.so');
  const { status, stderr, error } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`a loss of power needs a C compiler (cc): ${error?.message ?? stderr}`);
  return { ...process.env, LD_PRELOAD: library, POWER_FOLDER: folder };
}

/**
 * The power is gone: of what was not synced, each block of a file reached the disk or did not, in any order, and so did
 * its new length.
 */
export function losePower(folder: string, random: () => number): void {
  const names = readdirSync(folder).filter((name) => !name.includes('.synced'));
  for (const name of names) {
    const file = join(folder, name);
    const kept = `${file}.synced`;
    const written = readFileSync(file);
    const synced = existsSync(kept) ? readFileSync(kept) : Buffer.alloc(0);
    writeFileSync(file, mixed(written, synced, random));
    copyFileSync(file, kept); // from here on this is what the disk holds
  }
  for (const name of readdirSync(folder)) if (name.endsWith('.synced.part')) rmSync(join(folder, name));
}

function mixed(written: Buffer, synced: Buffer, random: () => number): Buffer {
  const share = random(); // sometimes nearly all was written, sometimes nearly nothing
  const length = random() < share ? written.length : synced.length;
  const disk = Buffer.alloc(length);
  synced.copy(disk);
  for (let at = 0; at < length; at += BLOCK)
    if (random() < share) written.copy(disk, at, at, Math.min(at + BLOCK, written.length));
  return disk;
}

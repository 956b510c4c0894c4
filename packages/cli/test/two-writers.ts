import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { admiralty, fresh } from './run.ts';

const bin = fileURLToPath(new URL('../bin/admiralty.mjs', import.meta.url));

/** What went wrong with a game file; all of it must stay 0. */
export interface Damage {
  lost: number;
  doubled: number;
  broken: number;
  leftOver: number;
}

interface Writer {
  child: ChildProcess;
  ended: Promise<number | null>;
}

const offerTo = (other: number): string =>
  JSON.stringify({ kind: 'offer', with: { kind: 'draw', to: [other], terms: {} } });

function writer(file: string, seat: number): Writer {
  const args = [bin, 'act', file, '--seat', String(seat), '--action', offerTo(1 - seat)];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve(code))) };
}

function newDuel(): string {
  const file = fresh('duel.json');
  const made = admiralty('new', 'deltavee', '--scenario', 'dv-1', '-o', file);
  if (made.code !== 0) throw new Error(made.err);
  return file;
}

function entriesIn(file: string): { by: number }[] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).log;
  } catch {
    return null;
  }
}

/** Two commands write to one file at the same moment: each that reported success must be in the log exactly once. */
export async function races(count: number): Promise<Damage> {
  const damage: Damage = { lost: 0, doubled: 0, broken: 0, leftOver: 0 };
  const start = newDuel();
  for (let race = 0; race < count; race++) {
    const file = fresh('race.json');
    copyFileSync(start, file);
    const codes = await Promise.all([0, 1].map((seat) => writer(file, seat).ended));
    const log = entriesIn(file);
    if (!log) damage.broken++;
    for (const [seat, code] of codes.entries()) tally(damage, log ?? [], seat, code === 0);
    damage.leftOver += beside(file);
  }
  return damage;
}

/** A command is killed at any moment, and another one goes on with the file. */
export async function kills(count: number, delayOf: () => number): Promise<Damage & { landed: number }> {
  const damage = { lost: 0, doubled: 0, broken: 0, leftOver: 0, landed: 0 };
  const start = newDuel();
  for (let kill = 0; kill < count; kill++) {
    const file = fresh('kill.json');
    copyFileSync(start, file);
    const { child, ended } = writer(file, 0);
    const timer = setTimeout(() => child.kill('SIGKILL'), delayOf());
    const isDone = (await ended) === 0;
    clearTimeout(timer);
    const before = entriesIn(file);
    if (!before || admiralty('replay', file, '--verify').code !== 0) damage.broken++;
    tally(damage, before ?? [], 0, isDone);
    damage.landed += before?.length ?? 0;
    const next = await writer(file, 1).ended; // a lock left by the dead must not stop the living
    tally(damage, entriesIn(file) ?? [], 1, true);
    if (next !== 0) damage.broken++;
    damage.leftOver += beside(file);
  }
  return damage;
}

function tally(damage: Damage, log: readonly { by: number }[], seat: number, isDone: boolean): void {
  const found = log.filter(({ by }) => by === seat).length;
  if (isDone && found === 0) damage.lost++;
  if (found > 1) damage.doubled++;
}

/** Files beside the game: locks and half-written copies. */
function beside(file: string): number {
  return readdirSync(dirname(file)).length - 1;
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { admiralty, build, fresh } from './run.ts';
import { kills, races } from './two-writers.ts';

beforeAll(build, 300_000);

const harmless = { lost: 0, doubled: 0, broken: 0, leftOver: 0 };

test('two commands that write at the same time both land', async () => {
  expect(await races(6)).toEqual(harmless);
});

test('a killed command leaves the game as it was or done, no lock that stops the next, and no copy', async () => {
  let step = 0;
  const { landed, ...damage } = await kills(8, () => 150 + 120 * step++);
  expect(damage).toEqual(harmless);
  expect(landed).toBeLessThanOrEqual(8);
});

test('what a killed command left half-written is swept by the next one', () => {
  const file = fresh('game.json');
  admiralty('new', 'deltavee', '--scenario', 'dv-1', '-o', file);
  const dead = 2 ** 22 + 1; // above every process id
  writeFileSync(join(dirname(file), `.game.json.${dead}.tmp`), '{"seed":"secret"');
  writeFileSync(join(dirname(file), '.game.json.lock'), `${dead} 00`);
  expect(admiralty('act', file, '--seat', '0', '--action', '{"kind":"resign","with":{}}').code).toBe(0);
  expect(readdirSync(dirname(file))).toEqual(['game.json']);
});

test('a lock without its mark, as a full disk leaves it, does not bar the game for ever', () => {
  const file = fresh('game.json');
  admiralty('new', 'deltavee', '--scenario', 'dv-1', '-o', file);
  const lock = join(dirname(file), '.game.json.lock');
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  expect(admiralty('act', file, '--seat', '0', '--action', '{"kind":"resign","with":{}}')).toMatchObject({ code: 0 });
  expect(readdirSync(dirname(file))).toEqual(['game.json']);
});

test('a game at the terminal does not write over what another command did, and goes on unsaved', () => {
  const file = fresh('evening.json');
  admiralty('new', 'deltavee', '--scenario', 'dv-1', '-o', file);
  const original = readFileSync(file, 'utf8');
  const script = `
    const { spawn, spawnSync } = require('node:child_process');
    const bin = ${JSON.stringify(join(import.meta.dirname, '../bin/admiralty.mjs'))};
    const game = spawn(process.execPath, [bin, 'play', '--file', ${JSON.stringify(file)}, '--hot-seat'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    let step = 0;
    game.stdout.on('data', (chunk) => {
      out += chunk;
      if (step === 0 && out.includes('command>')) {
        step = 1;
        spawnSync(process.execPath, [bin, 'act', ${JSON.stringify(file)}, '--seat', '0', '--action', '{"kind":"offer","with":{"kind":"draw","to":[1],"terms":{}}}']);
        game.stdin.write('j {"do":"end"}\\n');
      } else if (step === 1 && out.includes('goes on unsaved')) {
        step = 2;
        game.stdin.write('q\\n');
      }
    });
    game.on('close', () => process.stdout.write(out));`;
  const told = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 120_000 }).stdout;
  expect(told).toContain('was changed by another command in the meantime');
  const log: { kind: string }[] = JSON.parse(readFileSync(file, 'utf8')).log;
  expect(log.map(({ kind }) => kind)).toEqual(['offer']);
  expect(JSON.parse(original).log).toEqual([]);
});

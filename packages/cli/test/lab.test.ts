import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { admiralty, bin, build, fresh, typing } from './run.ts';

beforeAll(build, 300_000);

const duel = ['simulate', 'deltavee', '--scenario', 'dv-own-1', '--bots', 'captain,cadet', '--seed', 'lab', '--json'];

/** Ctrl-C comes a second after the command has begun to listen for it, however slow the machine is. */
const interruptsItself = `data:text/javascript,${encodeURIComponent(
  "process.on('newListener',(name)=>{if(name==='SIGINT')setTimeout(()=>process.kill(process.pid,name),1000)})",
)}`;

function json(...args: string[]) {
  const ran = admiralty(...args);
  // a run that takes long says how far it is
  expect(ran).toMatchObject({ code: 0, err: expect.stringMatching(/^(\d+\/\d+ games, .*\n)*$/) });
  const { seconds, ...rest } = JSON.parse(ran.out);
  expect(seconds).toBeGreaterThan(0);
  return rest;
}

describe('simulate', () => {
  test('with bots: the seed decides everything, whatever the number of threads; seats are rotated', () => {
    const alone = json(...duel, '--games', '6');
    expect(json(...duel, '--games', '6', '--jobs', '3')).toEqual(alone);
    expect(alone).toMatchObject({ games: 6, bots: ['captain', 'cadet'], interrupted: false });
    const [scenario] = alone.scenarios;
    expect(scenario.byBot.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
      ['cadet', 6],
      ['captain', 6],
    ]);
    const captain = scenario.byBot[1];
    expect(captain.low).toBeLessThanOrEqual(captain.share);
    expect(captain.high).toBeGreaterThanOrEqual(captain.share);
    expect(scenario.tracks.map(({ name }: { name: string }) => name)).toContain('Ships and craft in play');
    expect(scenario.events.length).toBeGreaterThan(2);
  });

  test('an admiral by nodes is repeatable too, in both games', () => {
    for (const [game, scenario] of [
      ['deltavee', 'dv-own-1'],
      ['sword-and-stars', 'two-new-empires'],
    ]) {
      const args = ['simulate', game!, '--scenario', scenario!, '--bots', 'admiral,cadet', '--nodes', '10'];
      const run = (jobs: string) => json(...args, '--games', '2', '--jobs', jobs, '--json');
      expect(run('2')).toEqual(run('1'));
    }
  });

  test('matches of bots replay from their saves', () => {
    expect(json(...duel, '--games', '2', '--verify')).toMatchObject({ games: 2, verified: true });
  });

  test('times are told on demand, and no proposal is refused', () => {
    const { timing } = json(...duel, '--games', '2', '--timing');
    expect(timing.bots.map(({ bot, dropped }: { bot: string; dropped: number }) => [bot, dropped])).toEqual([
      ['cadet', 0],
      ['captain', 0],
    ]);
    expect(timing.slowest[0].ms).toBeGreaterThanOrEqual(timing.slowest[1].ms);
  });

  test('a report is one file with its pictures and nothing from elsewhere', () => {
    const file = fresh('report.html');
    expect(admiralty(...duel.slice(0, -1), '--games', '4', '--report', file)).toMatchObject({ code: 0, err: '' });
    const page = readFileSync(file, 'utf8');
    for (const words of [
      '<svg',
      'win share by player',
      'win share by seat',
      'Slowest decisions',
      '--bots captain,cadet',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/<script|src=|href=|url\(|@import/);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('a report that cannot be written is told before the games, not after them', () => {
    const ran = admiralty(...duel, '--games', '100000', '--report', join(fresh('none'), 'report.html'));
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining('cannot write') });
  });

  test('interrupted, it reports what is done', async () => {
    for (const jobs of ['1', '2']) {
      const file = fresh('report.html');
      const args = [bin, ...duel, '--games', '100000', '--jobs', jobs, '--report', file];
      const child = spawn(process.execPath, ['--import', interruptsItself, ...args]);
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += String(chunk);
      });
      expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
      const { games, interrupted, scenarios } = JSON.parse(out);
      expect(interrupted).toBe(true);
      expect(games).toBeLessThan(100_000);
      expect(scenarios[0].games).toBe(games);
      expect(readFileSync(file, 'utf8')).toContain('It was interrupted');
    }
  });
});

describe('ladder', () => {
  test('rates the levels with intervals and writes its table with the command', () => {
    const file = fresh('ladder.md');
    const args = ['ladder', 'deltavee', '--scenario', 'dv-own-1', '--levels', 'random,captain', '--games', '8'];
    const { levels, pairs } = json(...args, '--write', file, '--json');
    expect(levels.map(({ level }: { level: string }) => level)).toEqual(['random', 'captain']);
    expect(levels[1].rating).toBeGreaterThan(100);
    expect(levels[1].low).toBeLessThanOrEqual(levels[1].rating);
    expect(pairs).toMatchObject([{ a: 'random', b: 'captain', games: 8 }]);
    expect(json(...args, '--jobs', '2', '--json')).toMatchObject({ levels, pairs });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('admiralty ladder deltavee --scenario dv-own-1');
    expect(text).toMatch(/\| captain \| \d+ \| /);
  });

  test('interrupted, it says so, and rates nobody who has not played', async () => {
    const file = fresh('ladder.md');
    const args = [bin, 'ladder', 'deltavee', '--scenario', 'dv-own-1', '--games', '100000', '--write', file];
    const child = spawn(process.execPath, ['--import', interruptsItself, ...args]);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    expect(out).toMatch(/Interrupted after \d+ of 600000 games: these are rated\./);
    expect(out).not.toContain('admiral');
    expect(readFileSync(file, 'utf8')).toContain('Interrupted after');
  });

  test('a level that is named twice is refused', () => {
    expect(admiralty('ladder', 'deltavee', '--levels', 'cadet,cadet')).toMatchObject({ code: 2 });
  });
});

describe('play', () => {
  test.each(['random', 'cadet', 'captain', 'admiral'])('against a %s', (level) => {
    const ran = typing(
      'x\nx\nx\nx\nx\ndraw\nx\nq\n',
      ...['play', 'deltavee', '--scenario', 'dv-1', '--seat', '1', '--seed', '4', '--opponent', level, '--think', '60'],
    );
    expect(ran).toMatchObject({ code: 0, err: '' });
    // a cadet has something to say once there are odds to tell
    if (level === 'captain' || level === 'admiral') expect(ran.out).toContain(`${level}: `);
    expect(ran.out.includes('The computer plays on.')).toBe(level !== 'random');
  });

  test('a captain gives its reasons for a sealed answer only when all are opened', () => {
    const table = ['play', 'deltavee', '--scenario', 'dv-own-1', '--seat', '0', '--seed', '4'];
    const told = (input: string): boolean =>
      typing(input, ...table, '--opponent', 'captain', '--think', '60').out.includes('captain: ');
    expect([told('q\n'), told('x\nq\n')]).toEqual([false, true]);
  });

  test('an unknown level is refused', () => {
    const ran = admiralty('play', 'deltavee', '--scenario', 'dv-1', '--seat', '0', '--opponent', 'god');
    expect(ran).toMatchObject({ code: 2 });
    expect(ran.err).toContain('there are random, cadet, captain, admiral');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { admiralty, build, fresh, typing } from './run.ts';

beforeAll(build, 300_000);

function duel(): string {
  const file = fresh('duel.json');
  expect(admiralty('new', 'deltavee', '--scenario', 'dv-1', '--seed', '7', '-o', file).code).toBe(0);
  return file;
}

function act(file: string, seat: string, action: object, ...more: string[]): ReturnType<typeof admiralty> {
  return admiralty('act', file, '--seat', seat, '--action', JSON.stringify(action), ...more);
}

describe('one spelling in ask, act and show', () => {
  test('what ask prints is what act takes; --kind and --unit narrow it', () => {
    const file = duel();
    const { out } = admiralty('ask', file, '--seat', '1', '--kind', 'command', '--unit', 'P2-D');
    expect(out).toContain('decides: command');
    expect(out).toContain('Give an order, or end the Command Phase');
    const printed = [...out.matchAll(/^ {2}(\{"kind".*?\}\}) /gm)].map(([, action]) => JSON.parse(action!));
    expect(printed).toContainEqual({ kind: 'command', with: { do: 'accelerate', unit: 1 } });
    expect(printed).not.toContainEqual({ kind: 'command', with: { do: 'end' } });
    expect(act(file, '1', printed[0]).code).toBe(0);
  });

  test('printed names stand for numbers, and an unknown one is refused by name', () => {
    const file = duel();
    expect(act(file, '1', { kind: 'command', with: { do: 'left', unit: 'p2-d' } }).out).toContain('P2-D');
    const refused = act(file, '1', { kind: 'command', with: { do: 'left', unit: 'P7-X' } });
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('no unit called P7-X; there is') });
    expect(act(file, '1', { kind: 'commands', with: {} }).err).toContain('there is no decision or act commands');
  });

  test('--check tells whether it is legal and changes nothing', () => {
    const file = duel();
    const before = readFileSync(file);
    const legal = act(file, '1', { kind: 'command', with: { do: 'accelerate', unit: 'P2-D' } }, '--check');
    expect(legal).toMatchObject({ code: 0, out: 'legal: Piccolo P2-D: accelerate\n' });
    expect(act(file, '1', { kind: 'command', with: { do: 'jump', unit: 1 } }, '--check')).toMatchObject({
      code: 2,
      err: expect.stringContaining('refused by DV-'),
    });
    expect(readFileSync(file)).toEqual(before);
  });

  test('an action that names another seat than --seat is refused', () => {
    const refused = act(duel(), '0', { by: 1, kind: 'resign', with: {} });
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('for seat 0, the action says 1') });
  });
});

test('a game is never written over another: new refuses, and w takes a name of its own', () => {
  const file = duel();
  const before = readFileSync(file);
  expect(admiralty('new', 'deltavee', '-o', file)).toMatchObject({ code: 2, err: expect.stringContaining('is there') });
  const other = fresh('other.json');
  const args = ['play', 'deltavee', '--scenario', 'dv-1', '--seat', '1', '--seed', '4', '--opponent', 'cadet'];
  const { out } = typing(`w ${file}\nw ${other}\n1\nw ${other}\nq\n`, ...args);
  expect(out).toContain(`${file} is there already`);
  expect(out.split(`Saved to ${other}.`)).toHaveLength(3);
  expect(readFileSync(file)).toEqual(before);
});

test('a game with a file of its own is saved when it is left, or says that it is not', () => {
  const args = ['play', 'deltavee', '--scenario', 'dv-1', '--seat', '1', '--seed', '4', '--opponent', 'cadet'];
  const file = fresh('evening.json');
  expect(typing('q\n', ...args, '--file', file).out).toContain(`Saved to ${file}`);
  expect(admiralty('replay', file, '--verify').code).toBe(0);
  const { out } = typing('q\n', ...args, '--file', join(fresh('none'), 'evening.json'));
  expect(out).toContain('The game is not saved.');
  expect(out).not.toContain('Saved to');
});

test('play refuses an option without a value', () => {
  expect(typing('q\n', 'play', 'deltavee', '--scenario', 'dv-1', '--option', 'openLogs')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--option takes name=value'),
  });
});

test('new and play tell how the game opens; play takes the number of players', () => {
  const file = fresh('stars.json');
  const made = admiralty('new', 'sword-and-stars', '--scenario', 'great-galactic-war', '--seed', '1', '-o', file);
  expect(made.out).toContain('Game-Turn 1, Round 1.');
  const args = ['play', 'sword-and-stars', '--scenario', 'empires-re-emerge', '--seat', '0', '--seed', '1'];
  const { out } = typing('q\n', ...args, '--seats', '3', '--opponent', 'cadet');
  expect(out).toContain('Game-Turn 1, Round 1.');
  expect(out.match(/cards dealt: (.*?)\./i)?.[1]?.split(/, | and /)).toHaveLength(3);
});

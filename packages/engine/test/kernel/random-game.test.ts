import { expect, test } from 'vitest';
import { hashOfTable, randomGame } from '../../src/core/index.ts';
import { given } from '../parley/given.ts';
import { parley } from '../parley/index.ts';

const { setting } = given();
function play(seed: string, options = {}) {
  const played = randomGame(parley, setting, seed, options);
  if (!played.ok) throw new Error(played.refusal.why);
  return played;
}

test('the seed decides the whole game', () => {
  expect(hashOfTable(play('a').table)).toBe(hashOfTable(play('a').table));
  expect(hashOfTable(play('a').table)).not.toBe(hashOfTable(play('b').table));
  expect(play('a').table.result?.rule).toBe('P-8');
});

test('it stops at the depth asked for, and shows every action to the watcher', () => {
  const seen: string[] = [];
  const stopped = play('a', { depth: 5, watch: (_: unknown, { kind }: { kind: string }) => seen.push(kind) });
  expect(stopped.actions).toBe(5);
  expect(stopped.table.result).toBeNull();
  expect(seen.slice(0, 3)).toEqual(['plot', 'plot', 'plot']);
  expect(seen).toHaveLength(5);
});

test('a game without an end, or a sampler that errs, is named with its seed', () => {
  const endless = { ...parley, bound: () => 4 };
  expect(() => randomGame(endless, setting, 'a')).toThrow('no end after 4 actions of straits, seed a');
  const { plot } = parley.choices;
  const wrong = {
    ...parley,
    choices: { ...parley.choices, plot: { ...plot, sample: () => ({ voyages: [{ island: 9, ships: 1 }] }) } },
  };
  expect(() => randomGame(wrong, setting, 'a')).toThrow(
    'plot was offered and refused (P-4): a voyage takes ships to an island; action 0, seed a',
  );
});

test('a setting that the game refuses is refused', () => {
  expect(randomGame(parley, { ...setting, position: {} }, 'a')).toMatchObject({ ok: false, refusal: { rule: 'P-0' } });
});

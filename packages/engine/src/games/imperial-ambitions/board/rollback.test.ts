import { expect, test } from 'vitest';
import { settingFor } from '#core/options';
import { randomFrom } from '#core/random';
import { randomAction, randomGame } from '#core/random-game';
import { xOf, yOf } from '../data/coordinates.ts';
import { given, standardGame } from '../testing/given.ts';
import { A1, base, building, cargo, inf, start } from '../testing/given-build.ts';
import type { Shift, Xy } from '../types.ts';

const TRIED: readonly string[] = ['build', 'reorganise', 'strategicMove'];

test('what random players try and what is checked leaves every byte of a war as it was', () => {
  const game = standardGame();
  const counts = new Map<string, number>();
  for (const [n, scenario] of ['06-border-war', '07-buffer-zone', '09-four-dukes', 'generated-3'].entries())
    for (const fog of ['full', 'open']) {
      const wish = settingFor(game, { scenario, options: { turnLimit: 8, fog, diplomacy: true } });
      if (!wish.ok) throw new Error(wish.refusal.why);
      randomGame(game, wish.setting, `rollback ${n}`, {
        watch: (play, { kind }) => {
          if (!TRIED.includes(kind)) return;
          const before = JSON.stringify(play.table);
          const action = randomAction(play, play.table.pending[0]!, randomFrom(play.table.nextId));
          expect(play.check(action)).toBeNull();
          expect(JSON.stringify(play.table)).toBe(before);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
        },
      });
    }
  for (const kind of TRIED) expect(counts.get(kind)).toBeGreaterThan(50);
}, 120_000);

test('IA-bld-21 a list that is refused at its last order leaves every byte as it was', () => {
  const table = building({ b: base, i: inf, c1: cargo, c2: cargo, c3: cargo });
  const feeders = ['c1', 'c2', 'c3'].map(table.unit);
  const before = JSON.stringify(table.table);
  const orders = [
    start(table, 'DD'),
    { do: 'startOnPlanet', system: A1, type: 'Inf' },
    { do: 'found', system: A1, planet: 'habitable', type: 'B', feeders },
  ] as const;
  expect(table.refusal(0, 'build', { orders: [...orders] })).toBeNull();
  expect(table.refusal(0, 'build', { orders: [...orders, { do: 'continue', project: 99_999 }] })).toMatchObject({
    rule: 'IA-bld-4',
  });
  expect(JSON.stringify(table.table)).toBe(before);
});

test('R26 free actions and a jump, legal or refused at the last action, leave every byte as it was', () => {
  const table = given({
    phase: 'moving',
    order: [0, 1],
    units: {
      t: { type: 'T', owner: 0, system: 'A1' },
      u: { type: 'T', owner: 0, system: 'A1' },
      i: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      j: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      cv: { type: 'CV', owner: 0, system: 'A1' },
      f: { type: 'F', owner: 0, aboard: 'cv' },
    },
  });
  const { unit } = table;
  const cv = unit('cv');
  const board = (name: string, host: string): Shift => ({ do: 'board', unit: unit(name), host: unit(host) });
  const jump = { units: [cv], to: [xOf(table.g.units.hex[cv]!) + 1, yOf(table.g.units.hex[cv]!)] as Xy };
  const before = JSON.stringify(table.table);
  const refusals = [[board('i', 't')], [board('i', 't'), { do: 'leave', unit: unit('f') } as const]].map((after) =>
    table.refusal(0, 'strategicMove', { before: [board('j', 'u')], jump, after }),
  );
  expect(refusals.map((one) => one?.rule)).toEqual([undefined, 'IA-hyp-7']);
  expect(JSON.stringify(table.table)).toBe(before);
});

import { describe, expect, test } from 'vitest';
import {
  type GameModule,
  type NamedNumbers,
  namesForNumbers,
  numbersForNames,
  randomGame,
  settingFor,
} from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';
import { shortened } from './short.ts';

type Names = (field: string, within: Readonly<Record<string, unknown>>) => NamedNumbers | null;

function opened(id: string): GameModule {
  const made = gameLoaders.find((one) => one.id === id)?.open(null, null);
  if (!made?.ok) throw new Error(`${id} does not open`);
  return made.module;
}

/** Kinds of decisions, of games among random players, that had a name in them and were read back to the number. */
function kindsReadBack(module: GameModule, scenario: string, seed: string): Set<string> {
  const { game } = module;
  const wish = settingFor(game, { scenario, options: shortened(game, scenario, 3) });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const kinds = new Set<string>();
  randomGame(game, wish.setting, seed, {
    depth: 400,
    watch: ({ table }, { by, kind, with: answer }) => {
      const view = game.view(table.g, by);
      const names: Names = (field, within) => module.names(view, kind, field, within);
      const typed = namesForNumbers(answer, names);
      if (JSON.stringify(typed) === JSON.stringify(answer)) return;
      expect(numbersForNames(game, kind, true, typed, names), JSON.stringify(typed)).toEqual({
        ok: true,
        payload: answer,
      });
      kinds.add(kind);
    },
  });
  return kinds;
}

describe('printed names are read wherever the rules use numbers', () => {
  test.each([
    { id: 'deltavee', scenarios: ['dv-2', 'dv-4', 'dv-fsb-2'], kinds: ['command', 'fire', 'deploy', 'move'] },
    {
      id: 'fifth-frontier-war',
      scenarios: ['campaign'],
      kinds: ['adjust', 'cargo', 'plots', 'refuel', 'xboats', 'fire', 'losses', 'placeGuerrillas'],
    },
    {
      id: 'imperial-ambitions',
      scenarios: ['01-duel', '06-border-war'],
      kinds: ['fire', 'activate', 'build', 'strategicMove', 'reorganise'],
    },
    { id: 'sword-and-stars', scenarios: ['two-new-empires'], kinds: ['act', 'tax', 'fourthChit'] },
  ])('$id', ({ id, scenarios, kinds }) => {
    const module = opened(id);
    const known = module.game.scenarios.map((one) => one.id);
    const found = new Set<string>();
    for (const scenario of scenarios.map((one) => known.find((other) => other.includes(one)) ?? one))
      for (const seed of ['names 1', 'names 2', 'names 3'])
        for (const kind of kindsReadBack(module, scenario, seed)) found.add(kind);
    expect([...found]).toEqual(expect.arrayContaining(kinds));
  });

  test('an unknown name is refused by the field and what there is', () => {
    const module = opened('deltavee');
    const names: Names = () => [['P1-A', 0]];
    expect(numbersForNames(module.game, 'command', true, { do: 'left', unit: 'p1 a' }, names)).toEqual({
      ok: true,
      payload: { do: 'left', unit: 0 },
    });
    expect(numbersForNames(module.game, 'command', true, { do: 'left', unit: 'P9-Z' }, names)).toEqual({
      ok: false,
      refusal: { rule: 'CORE-name', why: 'command: there is no unit called P9-Z; there is P1-A' },
    });
  });

  test('what is no answer at all is left to the check of its shape', () => {
    const module = opened('deltavee');
    for (const payload of [null, 'x', 7, [[]], { do: 'left', unit: {} }, { do: { unit: 'P1-A' } }])
      expect(numbersForNames(module.game, 'command', true, payload, () => [['P1-A', 0]])).toEqual({
        ok: true,
        payload,
      });
    expect(numbersForNames(module.game, 'nothing', true, { a: 1 }, () => [])).toEqual({ ok: true, payload: { a: 1 } });
  });
});

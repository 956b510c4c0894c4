import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { settingFor } from '#core/options';
import { Play } from '#core/play';
import { pickFrom, randomFrom } from '#core/random';
import { randomAction } from '#core/random-game';
import { readSave, resume, saveOf } from '#core/save';
import { Session } from '#core/session';
import type { Table } from '#core/types';
import { standardData } from '../data/standard.ts';
import type { ImperialState } from '../state.ts';
import { standardGame } from '../testing/given.ts';
import type { ImperialTypes } from '../types.ts';
import { fromRules3 } from './migrations.ts';

const SAVES = join(import.meta.dirname, '../../../../test/saves');

function opened(json: unknown): Session<ImperialTypes> {
  const read = readSave(json);
  const resumed = read.ok ? resume(standardGame(), read.save) : read;
  if (!resumed.ok) throw new Error(resumed.why);
  return resumed.session;
}

describe.each([
  ['imperial-ambitions-v1.json', 17, 'strategicMove'],
  ['imperial-ambitions-v1-battle.json', 63, 'fire'],
  ['imperial-ambitions-v2.json', 24, 'activate'],
  ['imperial-ambitions-v3.json', 75, 'strategicMove'],
])('%s, recorded by older rules', (file, entries, asked) => {
  const old = (): unknown => JSON.parse(readFileSync(join(SAVES, file), 'utf8'));

  test('opens in the middle of the game with its counters in order', () => {
    const session = opened(old());
    expect(session.log).toHaveLength(entries);
    expect(session.table.rulesVersion).toBe(4);
    expect(session.table.pending.map(({ kind }) => kind)).toEqual([asked]);
    expect(standardGame().audit(session.table.g)).toEqual([]);
  });

  test('is played on to its end, and saved again on the way', () => {
    const session = opened(old());
    const random = randomFrom(5);
    for (let actions = 0; session.table.result === null && actions < 3000; actions++) {
      const play = new Play(session.game, session.table, seededDice);
      const done = session.receive(randomAction(play, pickFrom(session.table.pending, random), random));
      if (!done.ok) throw new Error(`${done.refusal.rule} ${done.refusal.why}`);
      if (actions === 20) expect(opened(JSON.parse(JSON.stringify(saveOf(session)))).table).toEqual(session.table);
    }
    expect(session.table.result).not.toBeNull();
    expect(standardGame().audit(session.table.g)).toEqual([]);
  });
});

test('a Base Assault of rules 2 goes on with the ships that it began with', () => {
  const destroyers = ({ g }: Session<ImperialTypes>['table']): number[] =>
    [0, 1].map((seat) => g.names.filter((name, unit) => name.startsWith('DD') && g.units.owner[unit] === seat).length);
  const old = opened(JSON.parse(readFileSync(join(SAVES, 'imperial-ambitions-v2.json'), 'utf8')));
  expect(destroyers(old.table)).toEqual([2, 4]);
  const wish = settingFor(standardGame(), { scenario: '03-base-assault' });
  const started = wish.ok ? Session.start(standardGame(), wish.setting, 'new') : wish;
  expect(started.ok && destroyers(started.session.table)).toEqual([3, 2]);
});

describe('Three Dukes of rules 3', () => {
  const save = (): { snapshot: { table: Table<ImperialState> } } =>
    JSON.parse(readFileSync(join(SAVES, 'imperial-ambitions-v3.json'), 'utf8'));

  test('goes on, on the map that it began on and with all else that its scenario said', () => {
    const { table, game } = opened(save());
    const { systems, turnLimit, victory, players, fog } = game.data.scenarioFor(table.g);
    expect(systems.filter(({ isCapital }) => isCapital).map(({ id, x, y }) => [id, x, y])).toEqual([
      ['A3', 8, 8],
      ['C3', 34, 8],
      ['E3', 21, 24],
    ]);
    expect([turnLimit, victory, fog]).toEqual([50, { type: 'planets', count: 9 }, 'taskForces']);
    expect(players.map(({ name, valuePoints }) => `${name} ${valuePoints}`)).toEqual([
      'House Aldren 1200',
      'House Brandt 1200',
      'House Cassel 1200',
    ]);
    expect(table.g.options['uncontestedOccupation']).toBe(true);
  });

  test('keeps what its players chose', () => {
    const { table } = save().snapshot;
    const chosen = { ...table.g.options, forces: 'purchase', turnLimit: 30, fog: 'full' };
    const { g } = fromRules3(standardData, { ...table, g: { ...table.g, options: chosen } }) as Table<ImperialState>;
    expect(g.options).toMatchObject({ forces: 'purchase', turnLimit: 30, fog: 'full' });
  });

  test('with a data pack that holds its own scenarios it keeps them', () => {
    const { table } = save().snapshot;
    const own = standardData.scenarioById.get('07-buffer-zone')!;
    const pack = { ...standardData, scenarioById: new Map([['08-three-dukes', own]]) };
    expect(fromRules3(pack, table)).toEqual(table);
  });
});

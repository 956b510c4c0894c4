/** Small positions of Imperial Ambitions for the tests of what captains know. */
import type { Game, GameTypes, Table } from '@admiralty/engine';
import type { Choices } from '@admiralty/engine/imperial-ambitions';
import { type Given, type GivenTable, givenImperial, givenImperialBattle } from '@admiralty/engine/testing';
import { expect } from 'vitest';
import type { Level } from '../src/bot.ts';
import type { Allowance } from '../src/budget.ts';
import { Players, type Turn } from '../src/players.ts';
import { botOf } from '../src/testing.ts';

export type { Given, GivenTable } from '@admiralty/engine/testing';

export const given = (spec: Given): GivenTable => givenImperial(spec);
export const givenBattle = givenImperialBattle;

/** What a captain (or another) answers to the open question, which must be of this kind. */
export function turnOf(
  { game, table }: GivenTable,
  kind: keyof Choices,
  level: Level = 'captain',
  allowance: Allowance = { nodes: 100 },
): Turn {
  const bot = botOf('imperial-ambitions', level)!;
  const bots = Array.from({ length: table.seats }, () => bot);
  const turn = new Players(game as Game<GameTypes>, bots, 'scene', allowance).next(table as Table<object>);
  if (!turn) throw new Error('nobody acts');
  expect(turn).toMatchObject({ about: kind, dropped: 0 });
  return turn;
}

/** The answer alone. */
export function answerOf<K extends keyof Choices>(table: GivenTable, kind: K): Choices[K]['answer'] {
  return turnOf(table, kind).action.with as Choices[K]['answer'];
}

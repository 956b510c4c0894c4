import { expect, test } from 'vitest';
import type { StoredTable } from '../table/types.ts';
import { standingOf } from './standing.ts';

const table: StoredTable = {
  id: 'x',
  game: 'deltavee',
  scenario: 'dv-own-1',
  title: 'Two Daggers',
  players: [{ is: 'person' }, { is: 'computer', level: 'admiral' }],
  names: ['Red', 'Blue'],
  phase: 'Two Daggers · Game-Turn 6 of 20 · Movement Phase of Blue',
  actions: 80,
  isOver: false,
  isYours: true,
  updated: 0,
};
const over: StoredTable = { ...table, isOver: true, isYours: false };

test.each([
  [table, 'Game-Turn 6 of 20 · Movement Phase of Blue. You decide.'],
  [{ ...table, isYours: false }, 'Game-Turn 6 of 20 · Movement Phase of Blue. It is the computer’s turn.'],
  [{ ...over, winners: [1] }, 'Blue won. It ended in Game-Turn 6 of 20 · Movement Phase of Blue.'],
  [{ ...over, winners: [0, 1] }, 'The game was drawn. It ended in Game-Turn 6 of 20 · Movement Phase of Blue.'],
  [over, 'The game is over. It ended in Game-Turn 6 of 20 · Movement Phase of Blue.'],
])('%#: where a game stands, or how it ended', (stored, words) => {
  expect(standingOf(stored)).toBe(words);
});

import { expect, test } from 'vitest';
import { groupsOf } from './out-of-turn-groups.ts';

test('acts out of turn stand by what they are, leaving the game last', () => {
  const acts = ['playChit', 'dropOut', 'setOrders', 'playChit', 'revealBase'].map((kind, at) => ({ kind, at }));
  expect(groupsOf(acts).map(({ title, acts: own }) => [title, own.map(({ at }) => at)])).toEqual([
    ['Play a chit', [0, 3]],
    ['Standing orders', [2]],
    ['Reveal base', [4]],
    ['Leave', [1]],
  ]);
});

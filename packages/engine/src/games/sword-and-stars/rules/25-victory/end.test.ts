import { expect, test } from 'vitest';
import { type Given, given } from '../../testing/given.ts';
import { voteToEnd, voteToEndStep } from './end.ts';

const scene = (position: Given = {}) =>
  given(position, { steps: { voteToEnd: voteToEndStep }, choices: { voteToEnd } }).run('voteToEnd', { votes: [] });
type Word = 'end' | 'continue' | 'abstain';
const vote = (words: Word[], position: Given = {}) => {
  const at = scene(position);
  words.forEach((word, seat) => {
    at.answer(seat, 'voteToEnd', { vote: word });
  });
  return at;
};

test('SS-25.2b a majority of the votes cast ends the game', () => {
  // Atjayan 6 + 6, Avian 4 + 3, VeReen 4 + 2, Hospodar 4 + 1, Hive 4
  const at = vote(['end', 'continue', 'abstain', 'continue', 'end']);
  expect([at.back, at.told('vote-to-end')]).toEqual([
    true,
    [
      {
        carried: true,
        votes: [
          { player: 0, vote: 'end', votes: 12 },
          { player: 1, vote: 'continue', votes: 7 },
          { player: 2, vote: 'abstain', votes: 6 },
          { player: 3, vote: 'continue', votes: 5 },
          { player: 4, vote: 'end', votes: 4 },
        ],
      },
    ],
  ]);
  expect(vote(['continue', 'end', 'abstain', 'end', 'abstain']).back).toBe(false); // 12 to 12: a tie
});

test('SS-25.2b a tie continues, and so does a vote without votes', () => {
  expect(vote(['end', 'continue', 'abstain', 'continue', 'abstain']).back).toBe(false); // 12 to 12
  expect(vote(['abstain', 'abstain', 'abstain', 'abstain', 'abstain']).back).toBe(false);
});

test('SS-25.2b expelled players and exiles vote; who owns nothing is not asked', () => {
  const hives = ['edom-one', 'edom-two', 'edom-three', 'dom'].map((id) => [id, { owner: 'independent' }] as const);
  const at = scene({
    players: { avian: { expelled: true }, vereen: { seat: null }, hive: { seat: null } },
    systems: Object.fromEntries(hives),
  });
  expect(at.asked).toEqual(['0 voteToEnd', '1 voteToEnd', '2 voteToEnd', '3 voteToEnd']);
  expect(at.table.pending.every(({ sealed }) => sealed)).toBe(true);
});

test('A12 the vote can be ordered; A7 the defaultAnswer abstains', () => {
  const at = scene();
  expect(voteToEnd.defaultAnswer(at.play(), {} as never)).toEqual({ vote: 'abstain' });
  at.g.orders[0]!.voteToEnd = 'end';
  expect(at.run('voteToEnd', { votes: [] }).asked).toHaveLength(4);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerForAbsent, askAll, askSeat, withdrawWhere } from '#core/asking';
import { given, type Scene } from '../testing/given.ts';
import type { SsChoice, SsPlay } from '../types.ts';

const order = (play: SsPlay, by: number) => play.g.orders[by]!.voteToEnd;
const vote: SsChoice<'voteToEnd'> = {
  shape: z.strictObject({ vote: z.enum(['end', 'continue', 'abstain']) }),
  check: () => null,
  apply: (play, answer, { by }) => {
    const { votes } = play.top.my as { votes: number[] };
    votes.push(by, ['end', 'continue', 'abstain'].indexOf(answer.vote));
  },
  sample: () => ({ vote: 'abstain' }),
  defaultAnswer: () => ({ vote: 'abstain' }),
  ordered: (play, { by }) => {
    const word = order(play, by);
    return word === 'ask' ? null : { vote: word };
  },
};

/** Five seats; these are asked together, and the votes come back as seat and word (0 end, 1 continue, 2 abstain). */
const together = (seats: number[], isSealed: boolean): Scene =>
  given(
    {},
    {
      choices: { voteToEnd: vote },
      steps: {
        voteToEnd: (play, frame) => {
          if (frame.at++ === 0) askAll(play, seats, 'voteToEnd', 'SS-25.2b', () => ({ votes: 1 }), isSealed);
          else play.done(frame.my.votes);
        },
      },
    },
  );
const alone = (): Scene =>
  given(
    {},
    {
      choices: { voteToEnd: vote },
      steps: {
        voteToEnd: (play, frame) => {
          if (frame.at++ < 2) askSeat(play, frame.at, 'voteToEnd', 'SS-25.2b', { votes: 1 });
          else play.done(frame.my.votes);
        },
      },
    },
  );
const ids = (at: Scene): number[] => at.table.pending.map(({ id }) => id);

test('A7 every question has a number of its own, also one that an order answers', () => {
  const at = alone();
  const { nextId } = at.table;
  at.run('voteToEnd', { votes: [] });
  expect(at.table.pending).toEqual([
    { id: nextId, by: 1, kind: 'voteToEnd', rule: 'SS-25.2b', sealed: false, about: { votes: 1 } },
  ]);
  at.answer(1, 'voteToEnd', { vote: 'end' });
  expect(ids(at)).toEqual([nextId + 1]);
  const many = together([0, 1, 2], true);
  const first = many.table.nextId;
  many.g.orders[1]!.voteToEnd = 'end';
  expect(ids(many.run('voteToEnd', { votes: [] }))).toEqual([first, first + 2]);
});

test('A12 whether a question was asked or answered in advance cannot be found out by undo', () => {
  for (const at of [alone(), together([0, 1], false)]) {
    const play = at.play();
    play.call('voteToEnd', { votes: [] });
    at.table.pending.length = 0;
    expect(play.revealed).toBe(false);
    play.advance();
    expect(play.revealed).toBe(true);
  }
});

test('A12 answers in advance wait sealed, in the order of seats, whatever order they were asked in', () => {
  const at = together([4, 2, 3, 0], true);
  for (const seat of [4, 2, 3]) at.g.orders[seat]!.voteToEnd = 'continue';
  at.run('voteToEnd', { votes: [] });
  expect([at.asked, at.table.envelopes.map(({ decision }) => decision.by)]).toEqual([['0 voteToEnd'], [2, 3, 4]]);
  expect(at.answer(0, 'voteToEnd', { vote: 'end' }).back).toEqual([0, 0, 2, 1, 3, 1, 4, 1]);
});

test('A12 where answers are open an order is carried out at once', () => {
  const at = together([4, 0], false);
  at.g.orders[4]!.voteToEnd = 'end';
  at.run('voteToEnd', { votes: [] });
  expect([at.asked, at.table.envelopes, at.table.stack.at(-1)!.my]).toEqual([['0 voteToEnd'], [], { votes: [4, 0] }]);
});

test('R83 who leaves is answered for: sealed with the others, in the order of seats', () => {
  const at = together([4, 1, 0], true).run('voteToEnd', { votes: [] });
  at.answer(4, 'voteToEnd', { vote: 'end' });
  answerForAbsent(at.play(), 1);
  expect([at.asked, at.table.envelopes.map(({ decision }) => decision.by)]).toEqual([['0 voteToEnd'], [1, 4]]);
  expect(at.answer(0, 'voteToEnd', { vote: 'end' }).back).toEqual([0, 0, 1, 2, 4, 0]);
});

test('R83 an open question of his is answered at once', () => {
  const at = together([0, 1], false).run('voteToEnd', { votes: [] });
  answerForAbsent(at.play(), 1);
  expect([at.asked, at.table.envelopes, at.table.stack.at(-1)!.my]).toEqual([['0 voteToEnd'], [], { votes: [1, 2] }]);
});

test('A7 every question that nobody needs is taken back, the others stay', () => {
  const at = together([0, 1, 2, 3], true).run('voteToEnd', { votes: [] });
  withdrawWhere(at.play(), ({ kind, by }) => kind === 'voteToEnd' && by !== 1);
  expect(at.asked).toEqual(['1 voteToEnd']);
  withdrawWhere(at.play(), () => true);
  expect(at.asked).toEqual([]);
});

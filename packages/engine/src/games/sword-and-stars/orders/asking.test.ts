import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerForAbsent, askAll } from '#core/asking';
import { checkPause, interrupt, isPausePoint } from '../board/pause.ts';
import { given } from '../testing/given.ts';
import type { SsChoice } from '../types.ts';

const vote: SsChoice<'voteToEnd'> = {
  shape: z.strictObject({ vote: z.enum(['end', 'continue', 'abstain']) }),
  check: () => null,
  apply: (play, { vote: word }, { by }) => {
    (play.top.my as { votes: number[] }).votes[by] = word === 'end' ? 1 : word === 'continue' ? 2 : 3;
  },
  sample: () => ({ vote: 'abstain' }),
  defaultAnswer: () => ({ vote: 'abstain' }),
  ordered: (play, { by }) => {
    const order = play.g.orders[by]!.voteToEnd;
    return order === 'ask' ? null : { vote: order };
  },
};
const scene = () =>
  given(
    { scenario: 'two-new-empires' },
    {
      choices: { voteToEnd: vote },
      steps: {
        voteToEnd: (play, frame) => {
          if (frame.at++ === 0) askAll(play, [0, 1], 'voteToEnd', 'SS-25.2b', () => ({ votes: 1 }), true);
          else play.done(frame.my.votes);
        },
      },
    },
  );

test('A12 a standing order answers by itself, sealed with the others', () => {
  const table = scene();
  table.g.orders[0]!.voteToEnd = 'end';
  table.run('voteToEnd', { votes: [] });
  expect(table.asked).toEqual(['1 voteToEnd']);
  expect(table.table.stack.at(-1)!.my).toEqual({ votes: [] }); // nothing shown yet
  table.answer(1, 'voteToEnd', { vote: 'continue' });
  expect(table.back).toEqual([1, 2]);
});

test('A12 when all have orders nobody is asked', () => {
  const table = scene();
  table.g.orders.forEach((orders) => {
    orders.voteToEnd = 'end';
  });
  expect(table.run('voteToEnd', { votes: [] }).back).toEqual([1, 1]);
});

test('R83 a seat that leaves is answered for', () => {
  const table = scene().run('voteToEnd', { votes: [] });
  table.answer(0, 'voteToEnd', { vote: 'end' });
  const play = table.play();
  table.g.players.leaving[1] = 1;
  answerForAbsent(play, 1);
  play.advance();
  expect(table.back).toEqual([1, 3]);
});

test('A7 at a pause point an act takes the question back and it is asked again', () => {
  const table = scene();
  expect([table.asked, isPausePoint(table.play())]).toEqual([['0 act'], true]);
  const play = table.play();
  interrupt(play, 'voteToEnd', { votes: [] });
  play.advance();
  expect(table.asked).toEqual(['0 voteToEnd', '1 voteToEnd']);
  expect(checkPause(table.play(), 'SS-4.1a')?.rule).toBe('SS-4.1a');
  table.answer(0, 'voteToEnd', { vote: 'end' }).answer(1, 'voteToEnd', { vote: 'end' });
  expect(table.asked).toEqual(['0 act']);
});

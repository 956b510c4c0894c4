/** 25.2 Voting to end the game. */
import { z } from 'zod';
import { askAll } from '#core/asking';
import type { SsChoice, SsFrame, SsPlay } from '../../types.ts';
import { inTurnOrder } from '../03-systems.ts';
import { votesToEnd } from '../07-confederation/votes.ts';

const WORDS = ['end', 'continue', 'abstain'] as const;

/** All at once; hands back whether the end is carried. `votes[seat]` is 1 + the index of his word, 0 not asked. */
export function voteToEndStep(play: SsPlay, frame: SsFrame<'voteToEnd'>): void {
  const seats = inTurnOrder(play.g).filter((seat) => votesToEnd(play, seat) > 0); // without a vote there is nothing to ask
  if (frame.at++ === 0) {
    frame.my.votes = play.g.names.map(() => 0);
    askAll(play, seats, 'voteToEnd', 'SS-25.2b', (seat) => ({ votes: votesToEnd(play, seat) }), true);
    return;
  }
  const ballots = seats.map((player) => ({
    player,
    vote: WORDS[frame.my.votes[player]! - 1] ?? 'abstain',
    votes: votesToEnd(play, player),
  }));
  const sum = (word: string): number =>
    ballots.filter(({ vote }) => vote === word).reduce((total, { votes }) => total + votes, 0);
  const isCarried = sum('end') > sum('continue'); // SS-25.2b, R84: a tie continues, an abstention counts for nothing
  play.emit('SS-25.2b', 'vote-to-end', { votes: ballots, carried: isCarried });
  play.done(isCarried);
}

/** R84: all or nothing. */
export const voteToEnd: SsChoice<'voteToEnd'> = {
  shape: z.strictObject({ vote: z.enum(WORDS) }),
  check: () => null,
  apply: (play, { vote }, { by }) => {
    (play.top as SsFrame<'voteToEnd'>).my.votes[by] = WORDS.indexOf(vote) + 1;
  },
  options: () => WORDS.map((vote) => ({ vote })),
  sample: (_play, _decision, random) => ({ vote: WORDS[random.below(3)]! }),
  defaultAnswer: () => ({ vote: 'abstain' }),
  ordered: (play, { by }) => {
    const { voteToEnd: vote } = play.g.orders[by]!;
    return vote === 'ask' ? null : { vote };
  },
};

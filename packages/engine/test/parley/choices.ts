import { z } from 'zod';
import type { Game } from '../../src/core/index.ts';
import type { ParleyTypes, Voyage } from './state.ts';
import { handOf, MOTIONS, refuse } from './state.ts';

const count = z.int().nonnegative();

export const choices: Game<ParleyTypes>['choices'] = {
  plot: {
    shape: z.strictObject({ voyages: z.array(z.strictObject({ island: count, ships: count })).max(8) }),
    check: ({ g, data }, { voyages }, { by }) => {
      if (voyages.some(({ island, ships }) => island >= data.islands.length || ships === 0))
        return refuse('P-4', 'a voyage takes ships to an island');
      if (new Set(voyages.map(({ island }) => island)).size < voyages.length)
        return refuse('P-4', 'one voyage to each island');
      const sailing = voyages.reduce((sum, { ships }) => sum + ships, 0);
      if (sailing > g.ships[by]!) return refuse('P-4', `you have ${g.ships[by]} ships, not ${sailing}`);
      return null;
    },
    apply: (play, { voyages }, { by }) => {
      play.emit('P-4', 'plot', { by, voyages });
      const my = play.top.my as ParleyTypes['steps']['plots'];
      my.plots![by] = voyages;
    },
    sample: ({ g, data }, { by }, random) => {
      const voyages: Voyage[] = [];
      let left = g.ships[by]!;
      for (let island = 0; island < data.islands.length && left > 0; island++) {
        const ships = random.below(2) === 0 ? 0 : 1 + random.below(left);
        if (ships > 0) voyages.push({ island, ships });
        left -= ships;
      }
      return { voyages };
    },
    defaultAnswer: () => ({ voyages: [] }),
  },
  // no apply: the answer goes back to the step that asked
  parry: {
    shape: z.strictObject({ card: count.nullable() }),
    check: ({ g }, { card }, { by }) =>
      card === null || g.holder[card] === by ? null : refuse('P-6.1', 'you parry with a card of your hand'),
    options: ({ g }, { by }) => [null, ...handOf(g, by)].map((card) => ({ card })),
    sample: ({ g }, { by }, random) => {
      const hand = handOf(g, by);
      return { card: hand[random.below(hand.length + 1)] ?? null };
    },
    defaultAnswer: () => ({ card: null }),
  },
  pressOn: {
    shape: z.boolean(),
    check: () => null,
    options: () => [true, false],
    announced: true,
    sample: (_play, _decision, random) => random.below(3) === 0,
    defaultAnswer: () => false,
  },
  vote: {
    shape: z.strictObject({ votes: z.array(count).length(MOTIONS.length) }),
    check: (_play, { votes }, { about: { weight } }) =>
      votes.reduce((sum, part) => sum + part, 0) > weight ? refuse('P-5.1', `you have ${weight} votes`) : null,
    apply: (play, { votes }, { by: seat }) => {
      for (const [motion, weight] of votes.entries()) play.g.votes[seat * MOTIONS.length + motion] = weight;
      play.emit('P-5', 'vote', { seat, votes });
    },
    sample: (_play, { about: { weight } }, random) => {
      const votes = MOTIONS.map(() => 0);
      for (let cast = random.below(weight + 1); cast > 0; cast--) votes[random.below(votes.length)]!++;
      return { votes };
    },
    defaultAnswer: () => ({ votes: MOTIONS.map(() => 0) }),
  },
  castingVote: {
    shape: count,
    check: (_play, motion, { about: { motions } }) =>
      motions.includes(motion) ? null : refuse('P-5.2', 'the chair chooses among the motions that tied'),
    options: (_play, { about: { motions } }) => [...motions],
    sample: (_play, { about: { motions } }, random) => motions[random.below(motions.length)]!,
    defaultAnswer: (_play, { about: { motions } }) => motions[0]!,
  },
};

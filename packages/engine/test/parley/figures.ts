import { z } from 'zod';
import { type Game, oneByOne } from '../../src/core/index.ts';
import type { ParleyTypes } from './state.ts';

export const figures = oneByOne<ParleyTypes>({
  plot: ({ g }, { voyages }) => voyages.map(({ island }) => g.garrison[island]!),
  // right for a card of one's own hand; of any other it would tell who holds it
  parry: ({ g, data }, { card }) => (card === null ? null : { worth: data.cards[card]!, heldBy: g.holder[card]! }),
});

const count = z.int().nonnegative();

/** P-4: a plot is composed voyage by voyage. */
export const openings: Game<ParleyTypes>['openings'] = {
  plot: {
    shape: z.strictObject({ voyages: z.array(z.strictObject({ island: count, ships: count })).max(8) }),
    start: () => ({ voyages: [] }),
    next: (play, partial, decision) => {
      const refusal = play.game.choices.plot.check(play, partial, decision);
      if (refusal) return { ok: false, refusal };
      const ships = partial.voyages.reduce((left, one) => left - one.ships, play.g.ships[decision.by]!);
      const free = play.data.islands.flatMap((_, island) =>
        partial.voyages.some((one) => one.island === island) ? [] : [island],
      );
      return { ok: true, next: { islands: ships > 0 ? free : [], ships } };
    },
    leads: (_play, { voyages }, { islands, ships }) => {
      const longer = islands.map((island) => ({ voyages: [...voyages, { island, ships }] }));
      return { answers: longer, partials: longer };
    },
  },
};

import { z } from 'zod';
import type { Game, Random } from '../../src/core/index.ts';
import type { ParleyPlay, ParleyState, ParleyTypes } from './state.ts';
import { discard, handOf, islandsOf, knows, MOTIONS, NEUTRAL, refuse, seatsIn } from './state.ts';

const count = z.int().nonnegative();

export const anytime: Game<ParleyTypes>['anytime'] = {
  // P-9.1: gold may be given away at any time
  gift: {
    shape: z.strictObject({ to: count, gold: z.int().positive() }),
    check: ({ g }, { to, gold }, by) => {
      if (to === by || g.isOut[to] !== 0) return refuse('P-9.1', 'a gift goes to another seat');
      return g.gold[by]! < gold ? refuse('P-9.1', `you have ${g.gold[by]} gold`) : null;
    },
    apply: (play, { to, gold }, by) => {
      play.g.gold[by]! -= gold;
      play.g.gold[to]! += gold;
      play.emit('P-9.1', 'gift', { by, to, gold });
    },
    sample: ({ g }, by, random) => ({ to: otherThan(g, by, random), gold: 1 + random.below(3) }),
  },
  // P-9.2: for one gold a seat looks at a card, drawn at random, of another's hand; only the spy knows which
  spy: {
    shape: z.strictObject({ on: count }),
    check: ({ g }, { on }, by) => {
      if (on === by || g.isOut[on] !== 0) return refuse('P-9.2', 'you spy on another seat');
      if (g.gold[by] === 0) return refuse('P-9.2', 'a spy costs one gold');
      return unknownCards(g, by, on).length === 0 ? refuse('P-9.2', 'you know all of that hand') : null;
    },
    apply: (play, { on }, by) => {
      const { g } = play;
      const unknown = unknownCards(g, by, on);
      const card = unknown[play.roll(unknown.length, 'P-9.2', []) - 1]!;
      g.gold[by]!--;
      g.bank++;
      g.spied[card]! |= 1 << by;
      play.emit('P-9.2', 'spy', { by, on });
      play.emit('P-9.2', 'spied', { on, card }, [by]);
    },
    sample: ({ g }, by, random) => ({ on: otherThan(g, by, random) }),
  },
};

export const offers: Game<ParleyTypes>['offers'] = {
  // P-10: gold for an island, hand to hand; it must still be possible when it is accepted
  trade: {
    shape: z.strictObject({ gold: z.int().positive(), island: count }),
    check: ({ g }, { gold, island }, { by, to }) => {
      if (to.length !== 1 || g.owner[island] !== to[0]) return refuse('P-10', 'you buy an island from its owner');
      return g.gold[by]! < gold ? refuse('P-10', 'the buyer has not that much gold') : null;
    },
    settle: (play, { gold, island }, { by, to }) => {
      const { g } = play;
      g.gold[by]! -= gold;
      g.gold[to[0]!]! += gold;
      g.owner[island] = by;
      play.emit('P-10', 'trade', { by, to: to[0]!, gold, island });
    },
    sample: ({ g }, by, random) => {
      const to = otherThan(g, by, random);
      return { to: [to], terms: { gold: 1 + random.below(3), island: islandsOf(g, to)[0] ?? 0 } };
    },
  },
};

/** P-11: who resigns leaves his islands neutral, his cards discarded, his gold in the bank. */
export function resign(play: ParleyPlay, seat: number): void {
  const { g, table } = play;
  g.isOut[seat] = 1;
  g.bank += g.gold[seat]!;
  g.gold[seat] = 0;
  g.sunk += g.ships[seat]!;
  g.ships[seat] = 0;
  for (const island of islandsOf(g, seat)) g.owner[island] = NEUTRAL;
  for (const card of handOf(g, seat)) discard(g, card);
  for (const card of g.spied.keys()) g.spied[card]! &= ~(1 << seat);
  g.votes.fill(0, seat * MOTIONS.length, (seat + 1) * MOTIONS.length);
  table.pending = table.pending.filter(({ by }) => by !== seat);
  table.envelopes = table.envelopes.filter(({ decision }) => decision.by !== seat);
  const left = seatsIn(g);
  if (left.length === 1)
    play.finish({ places: g.isOut.map((out) => 1 + out), rule: 'P-11', why: 'all the others resigned' });
}

function unknownCards(g: ParleyState, by: number, on: number): number[] {
  return handOf(g, on).filter((card) => !knows(g, by, card));
}

function otherThan(g: ParleyState, seat: number, random: Random): number {
  const others = seatsIn(g).filter((other) => other !== seat);
  return others[random.below(others.length)]!;
}

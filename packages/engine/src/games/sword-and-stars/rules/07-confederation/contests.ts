/** 7.1.3, 7.1.5, 14.32 Contests: an owner appeals to the Confederation against losing a System to diplomacy (R25, R27). */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import type { Position, SsChoice, SsFrame, SsPlay, Steps } from '../../types.ts';
import { isSeat } from '../03-systems.ts';
import { expel, hasSessions } from '../08-total-war/atjay.ts';
import { motionFor, openSession } from './sessions.ts';
import { isMember } from './votes.ts';

/**
 * SS-14.32: against a diplomatic Conquest if both are members; SS-7.1d: against a chit if the owner is one and was not
 * Toppled in this Round. All of it is public, so who cannot contest is not asked (A12).
 */
export function mayContest(at: Position, cause: Steps['contest']['cause'], owner: number, taker: number): boolean {
  if (!hasSessions(at) || !isSeat(owner) || !isMember(at, owner)) return false; // R27: an Outworlder never does
  return cause === 'diplomaticConquest' ? isMember(at, taker) : at.g.players.toppled[owner] === 0;
}

/** Now or never: contest or accept, the Session, then hand over or defy. Hands back 'taken' or 'kept'. */
export function contestStep(play: SsPlay, frame: SsFrame<'contest'>): void {
  const { cause, owner, taker, system } = frame.my;
  switch (frame.at++) {
    case 0: {
      if (!mayContest(play, cause, owner, taker)) return play.done('taken');
      const rule = cause === 'diplomaticSuccess' ? 'SS-7.1c' : 'SS-7.1g'; // SS-7.1c, SS-7.1g: at this moment, before any other card
      return askSeat(play, owner, 'contest', rule, { cause, system, taker });
    }
    case 1: {
      const { contest: contested } = frame.back as { contest: boolean };
      play.emit('SS-7.1c', 'contest', { owner, system, contested });
      if (!contested) return play.done('taken');
      return openSession(play, motionFor(play, cause, { by: owner, concerned: owner, taker, system }));
    }
    case 2:
      if (frame.back !== 'taker') return play.done('kept'); // SS-7.1e, SS-7.1h: a tie too
      return askSeat(play, owner, 'handOver', 'SS-7.1i', { system, taker });
    default: {
      const { handOver: handedOver } = frame.back as { handOver: boolean };
      play.emit('SS-7.1i', 'handed-over', { owner, system, handedOver });
      if (!handedOver) expel(play, owner, 'SS-7.1i'); // SS-7.1i: at once; R25: for nothing while nobody can be expelled
      return play.done(handedOver ? 'taken' : 'kept');
    }
  }
}

/** The owner's answer to a loss by diplomacy. */
export const contest: SsChoice<'contest'> = {
  shape: z.strictObject({ contest: z.boolean() }),
  check: () => null,
  options: () => [{ contest: true }, { contest: false }],
  sample: (_, __, random) => ({ contest: random.below(2) === 0 }),
  defaultAnswer: () => ({ contest: true }),
  ordered: ({ g }, { by }) => {
    const order = g.orders[by]!.contest;
    return order === 'ask' ? null : { contest: order === 'always' };
  },
};

/** The Confederation has found for the other: yield or defy. */
export const handOver: SsChoice<'handOver'> = {
  shape: z.strictObject({ handOver: z.boolean() }),
  check: () => null,
  options: () => [{ handOver: true }, { handOver: false }],
  sample: (_, __, random) => ({ handOver: random.below(2) === 0 }),
  defaultAnswer: () => ({ handOver: true }),
};

/** How a contest before the Confederation would stand: who votes with how much, and whether anything can still change it. */
import { motionFor } from '../rules/07-confederation/sessions.ts';
import { sessionVotes } from '../rules/07-confederation/votes.ts';
import { handOf, kindOf } from '../rules/09-random-events/cup.ts';
import { isUnseen } from '../secrets/view-secrets.ts';
import { NORMAL } from '../state.ts';
import type { Position, Steps } from '../types.ts';

export interface ContestOutlook {
  /** votes without chits of the two whose case it is, and of all others together */
  owner: number;
  taker: number;
  open: number;
  /** the others by seat */
  voters: { seat: number; votes: number }[];
  /**
   * Certain if both vote all they have for themselves, whatever the others do and whatever Influence chits can be out by
   * what the viewer knows; a tie keeps it (7.1).
   */
  verdict: 'kept' | 'lost' | 'open';
}

export function contestOutlook(at: Position, viewer: number, about: Steps['contest']): ContestOutlook {
  const { cause, owner, taker, system } = about;
  const { voters } = motionFor(at, cause, { by: owner, concerned: owner, taker, system });
  const votesOf = (seat: number): number => (voters.includes(seat) ? sessionVotes(at, seat) : 0);
  const others = voters
    .filter((seat) => seat !== owner && seat !== taker)
    .map((seat) => ({ seat, votes: votesOf(seat) }));
  const open = others.reduce((sum, { votes }) => sum + votes, 0);
  const seats = others.map(({ seat }) => seat);
  const most = (...side: number[]): number =>
    side.reduce((sum, seat) => sum + votesOf(seat), 0) +
    open +
    influence(
      at,
      viewer,
      [...side, ...seats].filter((seat) => voters.includes(seat)),
    );
  return {
    owner: votesOf(owner),
    taker: votesOf(taker),
    open,
    voters: others,
    verdict: most(taker) <= votesOf(owner) ? 'kept' : most(owner) < votesOf(taker) ? 'lost' : 'open',
  };
}

/** The votes that Influence chits can add at most to these seats together, by what the viewer knows (9.23). */
function influence(at: Position, viewer: number, seats: readonly number[]): number {
  const { g, data } = at;
  if (g.confederation !== NORMAL) return 0; // 8.42
  const isInfluence = (chit: number): boolean => kindOf(at, chit).id === 'confederation-influence';
  const held = seats.flatMap((seat) => handOf(g, seat));
  const known = held.filter((chit) => !isUnseen(g, viewer, chit) && isInfluence(chit)).length;
  const hidden = held.filter((chit) => isUnseen(g, viewer, chit)).length;
  const unseen = g.chits.filter((_, chit) => isUnseen(g, viewer, chit) && isInfluence(chit)).length;
  return data.tables.votes.perInfluence * (known + Math.min(hidden, unseen));
}

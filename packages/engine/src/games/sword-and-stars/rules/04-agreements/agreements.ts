/** 4.3 Binding agreements: free text between two players; nothing enforces them but a Session (R32). */
import { z } from 'zod';
import type { Offer, OfferKind, Refusal, RuleId } from '#core/types';
import { checkPause } from '../../board/pause.ts';
import type { Agreement, SwordState } from '../../state.ts';
import { type Offers, refuse, type SsPlay, type SwordTypes } from '../../types.ts';
import { isPlaying } from '../03-systems.ts';

const LONGEST = 2000;
/** No rule counts agreements: this is only what a record can hold. */
const MOST = 1000;
/** Ordinary writing in one line: nothing that moves a cursor or turns the direction of what follows. */
const PLAIN = /^[^\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u;

/** Those who may know of it: its two parties, or all (A11). */
export function knownTo({ a, b, isPrivate }: Agreement): number[] | 'all' {
  return isPrivate ? [a, b] : 'all';
}

/** The agreement that this player is a party to; somebody else's does not exist for him. */
export function agreementOf(g: SwordState, id: number, party: number): Agreement | null {
  return g.agreements.find((one) => one.id === id && (one.a === party || one.b === party)) ?? null;
}

/** Bargains are made by two players who are in play. */
export function checkParties({ g }: SsPlay, { by, to }: Offer, rule: RuleId): Refusal | null {
  const [other] = to;
  if (to.length !== 1 || other === undefined) return refuse(rule, 'that is between two players');
  return isPlaying(g, by) && isPlaying(g, other) ? null : refuse(rule, 'both must be in play');
}

/** SS-4.3a: made by the consent of both, said aloud or kept secret */
export const agreement: OfferKind<SwordTypes, Offers['agreement']> = {
  shape: z.strictObject({
    text: z.string().trim().min(1).max(LONGEST).regex(PLAIN, 'no control characters'),
    isPrivate: z.boolean(),
  }),
  check: (play, _, offer) => {
    const refusal = checkParties(play, offer, 'SS-4.3a');
    if (refusal) return refusal;
    const bound = play.g.agreements.filter(({ a, b }) => a === offer.by || b === offer.by); // what he may know
    return bound.length < MOST ? null : refuse('SS-4.3a', `${MOST} agreements bind you already`);
  },
  settle: (play, { text, isPrivate }, { id, by, to }) => {
    const made: Agreement = { id, a: by, b: to[0]!, text, isPrivate, called: false };
    play.g.agreements.push(made);
    play.emit('SS-4.3a', 'agreement', { id, a: made.a, b: made.b, text }, knownTo(made));
  },
  sample: ({ g }, by, random) => ({
    to: [(by + 1 + random.below(Math.max(1, g.names.length - 1))) % g.names.length],
    terms: { text: 'peace', isPrivate: random.below(2) === 0 },
  }),
};

/** SS-4.3c: ended by the wish of both */
export const endAgreement: OfferKind<SwordTypes, Offers['endAgreement']> = {
  shape: z.strictObject({ agreement: z.int() }),
  check: (play, { agreement: id }, offer) => {
    const refusal = checkParties(play, offer, 'SS-4.3c');
    if (refusal) return refusal;
    const found = agreementOf(play.g, id, offer.by);
    if (!found || !agreementOf(play.g, id, offer.to[0]!)) return refuse('SS-4.3c', 'no such agreement binds you two');
    return offer.id < 0 ? null : checkPause(play, 'SS-4.3c');
  },
  settle: (play, { agreement: id }) => endWhere(play, (one) => one.id === id, 'SS-4.3c'),
  sample: ({ g }, by, random) => {
    const own = g.agreements.filter(({ a, b }) => a === by || b === by);
    const one = own[random.below(Math.max(1, own.length))];
    return { to: [one ? one.a + one.b - by : by], terms: { agreement: one?.id ?? -1 } };
  },
};

/** SS-4.3d: all of a player whose Government is Toppled; R83: or who leaves */
export function endAgreementsOf(play: SsPlay, seat: number, rule: RuleId): void {
  endWhere(play, ({ a, b }) => a === seat || b === seat, rule);
}

function endWhere(play: SsPlay, isOver: (one: Agreement) => boolean, rule: RuleId): void {
  const { g } = play;
  for (const one of g.agreements)
    if (isOver(one)) play.emit(rule, 'agreement-ended', { id: one.id, a: one.a, b: one.b }, knownTo(one));
  g.agreements = g.agreements.filter((one) => !isOver(one));
}

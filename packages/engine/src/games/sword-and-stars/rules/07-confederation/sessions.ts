/** 7.0 Special Sessions: the motion, the ballots, the count (A10, R20 to R24). */
import { z } from 'zod';
import { askAll, askSeat } from '#core/asking';
import { pickFrom } from '#core/random';
import type { Refusal, RuleId } from '#core/types';
import type { Cause } from '../../orders/orders.ts';
import { NORMAL } from '../../state.ts';
import {
  type Ballot,
  type Choices,
  type Motion,
  type Position,
  refuse,
  type SsChoice,
  type SsDecision,
  type SsFrame,
  type SsPlay,
} from '../../types.ts';
import { inTurnOrder } from '../03-systems.ts';
import { discard, heldOfKind } from '../09-random-events/cup.ts';
import { isMember, sessionVotes } from './votes.ts';

/** What stands on the ballot, by cause (A10). */
export const SESSION_CHOICES: Readonly<Record<Cause, readonly string[]>> = {
  ladau: ['in', 'out'],
  treaty: ['grant', 'refuse'],
  diplomaticSuccess: ['owner', 'taker'],
  breach: ['broken', 'kept'],
  diplomaticConquest: ['owner', 'taker'],
  hiveTreaty: ['expel', 'letGo'],
  violation: ['letGo', 'expel', 'expelAndWar'], // SS-8.2b
  readmission: ['readmit', 'refuse'],
};

/** What the player whose case it is votes for. */
const OWN_SIDE: Readonly<Record<Cause, string>> = {
  ladau: '',
  treaty: 'grant',
  diplomaticSuccess: 'owner',
  breach: 'kept',
  diplomaticConquest: 'owner',
  hiveTreaty: 'letGo',
  violation: 'letGo',
  readmission: 'readmit',
};

const RULES: Readonly<Record<Cause, RuleId>> = {
  ladau: 'SS-7.1a',
  treaty: 'SS-7.1b',
  diplomaticSuccess: 'SS-7.1c',
  breach: 'SS-7.1f',
  diplomaticConquest: 'SS-7.1g',
  hiveTreaty: 'SS-19.3a',
  violation: 'SS-8.2b',
  readmission: 'SS-7.22c',
};

/**
 * SS-7.21a: all members and nobody else, expelled players not at all; SS-29.3c: in scenario 29 that is at first the
 * Atjayan player alone. The players concerned vote too; SS-8.2c: the violator among them, for one who was no member when
 * he violated Atjay gets no Session but war (R29).
 */
function votersOf(at: Position, { cause, concerned }: Pick<Motion, 'cause' | 'concerned'>): number[] {
  const { g, data } = at;
  return inTurnOrder(g).filter((seat) => {
    if (cause === 'readmission' && seat === concerned) return false; // SS-7.22b
    if (isMember(at, seat)) return true;
    return cause === 'ladau' && g.systems.owner[data.named.ladau] === seat && !g.players.expelled[seat]; // SS-25.1c, R33
  });
}

/** A motion with its ballot and voters as they are now; trap 20: who has lost his last System by now does not vote. */
export function motionFor(
  at: Position,
  cause: Cause,
  about: Partial<Pick<Motion, 'by' | 'concerned' | 'taker' | 'system' | 'agreement'>>,
): Motion {
  const named = { by: -1, concerned: -1, taker: -1, system: -1, agreement: -1, ...about };
  const voters = votersOf(at, { cause, concerned: named.concerned });
  return { cause, ...named, choices: [...SESSION_CHOICES[cause]], voters };
}

/** Puts the motion to the vote. The step that calls it finds the choice carried, by name, in `frame.back`; null: none. */
export function openSession(play: SsPlay, motion: Motion): void {
  play.emit(RULES[motion.cause], 'called', { motion });
  play.call('session', { motion, ballots: [], next: 0 });
}

/** R22: ballots are sealed and opened together, or by option given openly in the order of turns. */
export function session(play: SsPlay, frame: SsFrame<'session'>): void {
  const { motion, ballots, next } = frame.my;
  const isOpen = play.g.options['ballots'] === 'open';
  const about = (seat: number): Choices['ballot']['about'] => ({ motion, total: sessionVotes(play, seat) });
  if (isOpen && next < motion.voters.length) {
    const voter = motion.voters[frame.my.next++]!;
    return askSeat(play, voter, 'ballot', RULES[motion.cause], about(voter));
  }
  if (!isOpen && frame.at++ === 0 && motion.voters.length > 0)
    return askAll(play, motion.voters, 'ballot', RULES[motion.cause], about, true);
  const totals = motion.choices.map((_, choice) => votesFor(ballots, choice));
  const carried = carriedChoice(motion, totals);
  play.emit('SS-7.0b', 'ballots', { motion, ballots });
  play.emit('SS-7.0b', 'decided', { motion, cause: motion.cause, choice: carried, totals });
  play.done(carried);
}

function votesFor(ballots: readonly Ballot[], choice: number): number {
  return ballots.reduce((sum, ballot) => sum + (ballot.choice === choice ? ballot.votes : 0), 0);
}

/** SS-7.0b: more than half of the votes cast; SS-7.1e, SS-7.1h: a tie, or no votes, changes nothing (R23) */
export function carriedChoice({ cause, choices }: Pick<Motion, 'cause' | 'choices'>, totals: number[]): string | null {
  const cast = totals.reduce((sum, votes) => sum + votes, 0);
  const isMajority = (votes: number): boolean => votes * 2 > cast;
  if (cause === 'violation') {
    const [, expelling = 0, war = 0] = totals;
    if (isMajority(war)) return 'expelAndWar'; // SS-8.2b, R24: those for war are for expulsion at least
    return isMajority(expelling + war) ? 'expel' : 'letGo';
  }
  return choices.find((_, choice) => isMajority(totals[choice]!)) ?? null;
}

/** SS-7.0c: all, some or none of his votes, on one choice; SS-9.23: five more for each Influence chit */
function checkBallot(
  play: SsPlay,
  { choice, votes, chits }: Choices['ballot']['answer'],
  { by, about }: SsDecision<'ballot'>,
): Refusal | null {
  if (choice >= about.motion.choices.length) return refuse('SS-7.0c', 'there is no such choice');
  if (choice === -1 && (votes > 0 || chits.length > 0)) return refuse('SS-7.0c', 'votes need a choice');
  const held = heldOfKind(play, by, 'confederation-influence');
  if (new Set(chits).size < chits.length || !chits.every((chit) => held.includes(chit)))
    return refuse('SS-9.23', 'you do not hold these Influence chits');
  if (chits.length > 0 && play.g.confederation !== NORMAL)
    return refuse('SS-8.42a', 'Influence chits count for nothing while Atjay is in Outworlder hands');
  const total = sessionVotes(play, by, chits.length);
  return votes <= total ? null : refuse('SS-7.0c', `you have ${total} votes, not ${votes}`);
}

/** SS-9.23: spent whatever the outcome */
function castBallot(
  play: SsPlay,
  { choice, votes, chits }: Choices['ballot']['answer'],
  { by, about: { motion } }: SsDecision<'ballot'>,
): void {
  const cast: Ballot = { by, choice: votes === 0 ? -1 : choice, votes, influence: chits.length };
  (play.top.my as SsFrame<'session'>['my']).ballots.push(cast);
  for (const chit of chits) {
    play.emit('SS-9.23', 'chit-played', { player: by, chit, systems: [] });
    discard(play, by, chit, 'SS-9.23');
  }
  if (play.g.options['ballots'] === 'open') play.emit('SS-7.0c', 'ballots', { motion, ballots: [cast] });
}

const NO_VOTES: Choices['ballot']['answer'] = { choice: -1, votes: 0, chits: [] };

/** A7: nothing, but in his own case everything for himself, without chits */
function ownBallot({ by, about: { motion, total } }: SsDecision<'ballot'>): Choices['ballot']['answer'] {
  const side = by === motion.concerned ? OWN_SIDE[motion.cause] : by === motion.taker ? 'taker' : '';
  const choice = motion.choices.indexOf(side);
  return choice < 0 ? { ...NO_VOTES, chits: [] } : { choice, votes: total, chits: [] };
}

/** A12: withhold all, or all for a named choice without chits */
function orderedBallot(play: SsPlay, { by, about: { motion, total } }: SsDecision<'ballot'>) {
  const order = play.g.orders[by]!.ballots[motion.cause];
  if (order === 'withhold') return { ...NO_VOTES, chits: [] };
  const choice = typeof order === 'object' ? motion.choices.indexOf(order.choice) : -1;
  return choice < 0 ? null : { choice, votes: total, chits: [] };
}

/** One voter's ballot: a choice, how many votes, and Influence chits. */
export const ballot: SsChoice<'ballot'> = {
  shape: z.strictObject({
    choice: z.int().min(-1).max(2),
    votes: z.int().min(0).max(999),
    chits: z.array(z.int().min(0).max(99)).max(4),
  }),
  check: checkBallot,
  apply: castBallot,
  options: (play, { by, about: { motion } }) => listedBallots(play, by, motion),
  sample: (play, { by, about: { motion } }, random) => {
    if (random.below(6) === 0) return { ...NO_VOTES, chits: [] };
    const held = play.g.confederation === NORMAL ? heldOfKind(play, by, 'confederation-influence') : [];
    const chits = held.slice(0, random.below(held.length + 1));
    const total = sessionVotes(play, by, chits.length);
    const votes = random.below(3) > 0 ? total : random.below(total + 1);
    return { choice: motion.choices.indexOf(pickFrom(motion.choices, random)), votes, chits };
  },
  defaultAnswer: (_, decision) => ownBallot(decision),
  ordered: orderedBallot,
};

/** No votes; every choice with all votes, then with fewer, without and with Influence chits. */
function listedBallots(play: SsPlay, by: number, motion: Motion): Choices['ballot']['answer'][] {
  const held = play.g.confederation === NORMAL ? heldOfKind(play, by, 'confederation-influence') : [];
  const ballots = [{ ...NO_VOTES, chits: [] as number[] }];
  for (let influence = 0; influence <= held.length; influence++) {
    const chits = held.slice(0, influence);
    for (let choice = 0; choice < motion.choices.length; choice++)
      for (let votes = sessionVotes(play, by, influence); votes > 0; votes--)
        ballots.push({ choice, votes, chits: chits.slice() });
  }
  return ballots;
}

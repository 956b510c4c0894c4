/** 7.1 Calling a Session: forced windows after an offence, and calls that a seat makes by itself (A10, R28 to R30). */

import { z } from 'zod';
import { askAll, withdrawWhere } from '#core/asking';
import { pickFrom } from '#core/random';
import type { Anytime } from '#core/types';
import { checkPause, interruptForAftermath, isPausePoint } from '../../board/pause.ts';
import { type CallWindow, NORMAL, type SessionCall } from '../../state.ts';
import {
  type Anytime as Actions,
  type Position,
  refuse,
  type SsChoice,
  type SsFrame,
  type SsPlay,
  type SwordTypes,
} from '../../types.ts';
import { inTurnOrder, isPlaying } from '../03-systems.ts';
import { expel, hasSessions } from '../08-total-war/atjay.ts';
import { declareWar } from '../08-total-war/war-record.ts';
import { checkCall } from './call-rights.ts';
import { motionFor, openSession } from './sessions.ts';
import { isMember } from './votes.ts';

/** SS-8.2a, SS-19.3b: all other members are asked at once, before anything else happens; the first call opens the Session */
export function callWindow(play: SsPlay, frame: SsFrame<'callWindow'>): void {
  const { window, called } = frame.my;
  const { cause, accused, system } = window;
  switch (frame.at++) {
    case 0:
      return openWindow(play, window);
    case 1:
      if (called < 0) return play.done(); // SS-8.2a, SS-19.3b: never again
      return openSession(play, motionFor(play, cause, { by: called, concerned: accused, system })); // SS-8.2c
    default:
      punish(play, window, frame.back);
      return play.done();
  }
}

function openWindow(play: SsPlay, window: CallWindow): void {
  const seats = eligible(play, window);
  if (seats.length === 0) return;
  if (window.cause === 'violation' && !window.wasMember) return declareWar(play, window.accused); // SS-8.2d: without a vote
  askAll(play, seats, 'call', window.cause === 'violation' ? 'SS-8.2a' : 'SS-19.3b', () => ({ ...window }), false);
}

/** Who may call; nobody while nobody can be expelled (SS-8.42b). SS-8.43: whoever owns Atjay by now. */
function eligible(at: Position, { cause, accused }: CallWindow): number[] {
  if (!hasSessions(at) || at.g.confederation !== NORMAL || !isPlaying(at.g, accused)) return [];
  if (cause === 'hiveTreaty' && !isMember(at, accused)) return []; // SS-19.3a: members only
  return inTurnOrder(at.g).filter((seat) => seat !== accused && isMember(at, seat));
}

function punish(play: SsPlay, { cause, accused }: CallWindow, verdict: unknown): void {
  if (cause === 'hiveTreaty') {
    if (verdict === 'expel') expel(play, accused, 'SS-19.3a'); // SS-19.3a, R28: he keeps the Treaty
    return;
  }
  if (verdict === 'expel' || verdict === 'expelAndWar') expel(play, accused, 'SS-8.2b'); // SS-8.2b
  if (verdict === 'expelAndWar') declareWar(play, accused);
}

/** Call, or let it pass. */
export const call: SsChoice<'call'> = {
  shape: z.strictObject({ call: z.boolean() }),
  check: () => null,
  apply: (play, { call: calls }, { by }) => {
    const my = play.top.my as SsFrame<'callWindow'>['my'];
    if (!calls || my.called >= 0) return;
    my.called = by;
    withdrawWhere(play, ({ kind }) => kind === 'call'); // A5: the others need not answer
  },
  options: () => [{ call: true }, { call: false }],
  sample: (_, __, random) => ({ call: random.below(3) === 0 }),
  defaultAnswer: () => ({ call: false }),
  ordered: ({ g }, { by, about }) => {
    const order = g.orders[by]![about.cause];
    return order === 'ask' ? null : { call: order === 'call' };
  },
};

/** Is a Session under way? A second call then waits its turn (R30). */
function isInSession({ table }: SsPlay): boolean {
  return table.stack.some(({ step }) => step === 'session');
}

const VOLUNTARY = ['ladau', 'treaty', 'breach', 'readmission'] as const satisfies readonly SessionCall['cause'][];

/** A10: causes 1, 2, 4 and 8, at any pause point; R30: never two at once */
export const callSession: Anytime<SwordTypes, Actions['callSession']> = {
  shape: z.strictObject({ cause: z.enum(VOLUNTARY), about: z.int() }),
  check: (play, { cause, about }, by) => {
    const notNow = isInSession(play) ? null : checkPause(play, 'SS-7.1a');
    if (notNow) return notNow;
    if (play.g.calls.some((one) => one.cause === cause && one.about === about))
      return refuse('SS-7.1a', 'that Session is called already');
    return checkCall(play, { cause, by, about });
  },
  apply: (play, { cause, about }, by) => {
    play.markRevealed();
    play.g.calls.push({ cause, by, about });
    if (isPausePoint(play)) interruptForAftermath(play);
  },
  sample: ({ g }, by, random) => {
    const cause = pickFrom(VOLUNTARY, random);
    const own = g.agreements.filter(({ a, b }) => a === by || b === by);
    if (cause === 'ladau') return { cause, about: -1 };
    if (cause === 'treaty') return { cause, about: random.below(g.systems.owner.length) };
    if (cause === 'breach') return { cause, about: own[random.below(Math.max(1, own.length))]?.id ?? -1 };
    return { cause, about: Math.max(0, g.players.expelled.indexOf(1)) };
  },
  options: ({ g }, by) => [
    { cause: 'ladau', about: -1 },
    ...g.systems.owner.map((_, about) => ({ cause: 'treaty', about }) as const),
    ...g.agreements.flatMap(({ id: about, a, b }) =>
      a === by || b === by ? [{ cause: 'breach', about } as const] : [],
    ),
    ...g.names.map((_, about) => ({ cause: 'readmission', about }) as const),
  ],
};

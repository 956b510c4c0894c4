/** Tests at the border: the whole game from a position, in the way that every program uses it. Not part of the game. */

import type { Outcome } from '#core/log';
import { Session } from '#core/session';
import { standardData } from '../data/standard.ts';
import { createSwordAndStars } from '../index.ts';
import type { Act, Choices, SwordTypes } from '../types.ts';
import type { Given } from './given.ts';

const game = createSwordAndStars(standardData);
export type SwordSession = Session<SwordTypes>;

/** `empire-no-more` unless the position says otherwise, with as many players as it can have. */
export function sessionFrom({ scenario = 'empire-no-more', seats, ...rest }: Given, seed = 'given'): SwordSession {
  const { maxPlayers } = standardData.scenarioById.get(scenario)!;
  const position = { scenario, ...rest };
  const setting = { scenario, options: { ...rest.options }, seats: seats ?? maxPlayers, position };
  const started = Session.start(game, setting, seed);
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}

type Kind = keyof Choices & string;
/** The answer of a seat to its open question of that kind; without one it is an answer to nothing. */
export function answering(session: SwordSession, by: number, kind: Kind, answer: unknown): object {
  const decision = session.table.pending.find((one) => one.by === by && one.kind === kind);
  return { decision: decision?.id ?? 0, by, kind, with: answer };
}
export const anytime = (by: number, kind: string, payload: object): object => ({
  decision: null,
  by,
  kind,
  with: payload,
});
export const offering = (by: number, to: number[], kind: string, terms: object): object =>
  anytime(by, 'offer', { kind, to, terms });

/** An action that must be accepted. */
export function doing(session: SwordSession, action: object): Extract<Outcome, { ok: true }> {
  const outcome = session.receive(action);
  if (!outcome.ok) throw new Error(`refused by ${outcome.refusal.rule}: ${outcome.refusal.why}`);
  return outcome;
}
export const acting = (session: SwordSession, by: number, act: Act): Extract<Outcome, { ok: true }> =>
  doing(session, answering(session, by, 'act', act));

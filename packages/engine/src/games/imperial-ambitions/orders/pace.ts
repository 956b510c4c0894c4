/** How questions are put: a standing order or `skipForced` may answer for the seat (rulings, section 5). */
import { draft, putAll } from '#core/asking';
import type { AboutOf, AnswerOf, DecisionOf, RuleId } from '#core/types';
import type { ImperialState } from '../state.ts';
import type { Choices, IaPlay, ImperialTypes } from '../types.ts';
import { defaultPace, type Pace } from './pace-types.ts';

type Kind = keyof Choices & string;
type About<K extends Kind> = AboutOf<ImperialTypes, K>;
type Answer<K extends Kind> = AnswerOf<ImperialTypes, K>;

/** Why a seat was not asked: it gave a standing order, it left a setting as it was, or there was nothing to decide (R134). */
export type Why = 'order' | 'default' | 'forced';
interface Given<Reply> {
  answer: Reply;
  why: Why;
}

/** The answer that goes without asking, or null. It must be one that `check` accepts. */
export type Standing<K extends Kind> = (play: IaPlay, decision: DecisionOf<About<K>>) => Given<Answer<K>> | null;

export function forced<Reply>(answer: Reply): Given<Reply> {
  return { answer, why: 'forced' };
}

export function ordered<Reply>(answer: Reply): Given<Reply> {
  return { answer, why: 'order' };
}

/** IA-tac-cbt-33, R134: a setting is an order of the seat only if it is not the one that everybody starts with */
export function bySetting<Reply>(
  { pace }: ImperialState,
  seat: number,
  setting: keyof Pace,
  answer: Reply,
): Given<Reply> {
  return { answer, why: pace[seat]![setting] === defaultPace(pace.length)[setting] ? 'default' : 'order' };
}

/** 5.1: does this seat let decisions with one legal answer pass? */
export function skipsForced(g: ImperialState, seat: number): boolean {
  return g.pace[seat]!.skipForced;
}

/**
 * Puts a question to one seat, or answers it by its standing order. A hand-over closes the log to undo whatever the
 * settings of the other say, since those are secret.
 */
export function put<K extends Kind>(
  play: IaPlay,
  seat: number,
  kind: K,
  rule: RuleId,
  about: About<K>,
  standing: Standing<K> | null = null,
): void {
  if (play.g.lastAsked !== seat) play.markRevealed();
  play.g.lastAsked = seat;
  const decision = { id: -1, by: seat, kind, rule, sealed: false, about };
  const given = standing?.(play, decision) ?? null;
  if (given === null) play.ask(seat, kind, rule, about);
  else answerFor(play, decision, given);
}

/** Puts a sealed question to several seats at once. Those with a standing answer are in at once; all open together. */
export function putSealed<K extends Kind>(
  play: IaPlay,
  seats: readonly number[],
  kind: K,
  rule: RuleId,
  about: (seat: number) => About<K>,
  standing: Standing<K> | null = null,
): void {
  play.markRevealed();
  play.g.lastAsked = -1;
  const asked = seats.map((seat) => {
    const decision = { id: -1, by: seat, kind, rule, sealed: true, about: about(seat) };
    return { decision, given: standing?.(play, decision) ?? null };
  });
  const answered = asked.flatMap(({ decision, given }) => (given === null ? [] : [{ decision, given }]));
  if (answered.length === asked.length) for (const { decision, given } of answered) answerFor(play, decision, given);
  // IA-seq-10, R125: numbers in the order of the seats, which do not tell who has a standing answer
  else
    putAll(
      play,
      asked.map(({ decision: { by, about: what }, given }) => ({
        decision: draft(play, by, kind, rule, what, true),
        answer: given?.answer ?? null,
      })),
    );
}

function answerFor<K extends Kind>(
  play: IaPlay,
  decision: DecisionOf<About<K>>,
  { answer, why }: Given<Answer<K>>,
): void {
  const choice = play.choiceOf(decision.kind);
  const refusal = choice.check(play, answer, decision);
  if (refusal) throw new Error(`standing answer to ${decision.kind} is refused (${refusal.rule}): ${refusal.why}`);
  if (!choice.apply) throw new Error(`${decision.kind} has no apply`);
  // settings are secret: the others see what is done, not that a standing order did it
  play.emit(decision.rule, 'standing', { seat: decision.by, kind: decision.kind, answer, why }, [decision.by]);
  play.give(decision, answer);
}

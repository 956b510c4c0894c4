/** How questions are put: a standing order or `skipForced` may answer for the seat (rulings, section 5). */
import type { AboutOf, AnswerOf, Decision, RuleId } from '../../core/types.ts';
import { type Choices, type IaPlay, type ImperialTypes, tell } from './game-types.ts';
import type { ImperialState } from './state.ts';

type Kind = keyof Choices & string;
type About<K extends Kind> = AboutOf<ImperialTypes, K>;
type Answer<K extends Kind> = AnswerOf<ImperialTypes, K>;

/** The answer that goes without asking, or null. It must be one that `check` accepts. */
export type Standing<K extends Kind> = (play: IaPlay, decision: Decision<About<K>>) => Answer<K> | null;

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
  if (play.g.lastAsked !== seat) play.uncover();
  play.g.lastAsked = seat;
  const decision = { id: -1, by: seat, kind, rule, sealed: false, about };
  const answer = standing ? standing(play, decision) : null;
  if (answer === null) play.ask(seat, kind, rule, about);
  else answerFor(play, decision, answer);
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
  play.uncover();
  play.g.lastAsked = -1;
  const answered: { decision: Decision<About<K>>; answer: Answer<K> }[] = [];
  let asked = 0;
  for (const seat of seats) {
    const decision = { id: -1, by: seat, kind, rule, sealed: true, about: about(seat) };
    const answer = standing ? standing(play, decision) : null;
    if (answer === null) {
      play.ask(seat, kind, rule, decision.about, true);
      asked++;
    } else answered.push({ decision, answer });
  }
  for (const { decision, answer } of answered)
    if (asked === 0) answerFor(play, decision, answer);
    else play.table.envelopes.push({ decision: { ...decision, id: play.table.nextId++ }, answer });
}

function answerFor<K extends Kind>(play: IaPlay, decision: Decision<About<K>>, answer: Answer<K>): void {
  const choice = play.choiceOf(decision.kind);
  const refusal = choice.check(play, answer, decision);
  if (refusal) throw new Error(`standing answer to ${decision.kind} is refused (${refusal.rule}): ${refusal.why}`);
  if (!choice.apply) throw new Error(`${decision.kind} has no apply`);
  // settings are secret: the others see what is done, not that a standing order did it
  tell(play, decision.rule, 'standing', { seat: decision.by, kind: decision.kind, answer }, [decision.by]);
  choice.apply(play, answer, decision);
}

/** Questions beyond `play.ask`: answers given in advance, seats that are gone, questions that nobody needs any more. */
import type { Play } from './play.ts';
import type { AboutOf, AnswerOf, Decision, DecisionOf, Envelope, GameTypes, Name, RuleId, Seat } from './types.ts';

type AboutIn<T extends GameTypes, K> = DecisionOf<AboutOf<T, K>>;

/** A question with its number, to be put by `putAll`. */
export function draft<T extends GameTypes, K extends Name<T['choices']>>(
  play: Play<T>,
  by: Seat,
  kind: K,
  rule: RuleId,
  about: AboutOf<T, K>,
  sealed: boolean,
): AboutIn<T, K> {
  return { id: play.table.nextId++, by, kind, rule, sealed, about };
}

/** A question, and the answer of a standing order or for an absent seat; null: it is asked. */
export interface Prepared<T extends GameTypes, K> {
  decision: AboutIn<T, K>;
  answer: AnswerOf<T, K> | null;
}

/** Puts questions together. Answers given in advance count at once; sealed ones wait for the others. */
export function putAll<T extends GameTypes, K extends Name<T['choices']>>(
  play: Play<T>,
  questions: readonly Prepared<T, K>[],
): void {
  const { pending } = play.table;
  for (const { decision, answer } of questions) if (answer === null) pending.push(decision);
  const isOpen = pending.length > 0;
  for (const { decision, answer } of questions) {
    if (answer === null) continue;
    if (decision.sealed && isOpen) seal(play, decision, answer);
    else play.give(decision, answer);
  }
}

/**
 * Asks seats that may have answered in advance: somebody who is out gets the default answer, a standing order answers by
 * itself. Whether a question was shown or answered so is not for undo to find out.
 */
export function askAll<T extends GameTypes, K extends Name<T['choices']>>(
  play: Play<T>,
  seats: readonly Seat[],
  kind: K,
  rule: RuleId,
  aboutOf: (seat: Seat) => AboutOf<T, K>,
  sealed: boolean,
): void {
  const questions = seats.map((by) => {
    const decision = draft<T, K>(play, by, kind, rule, aboutOf(by), sealed);
    return { decision, answer: answerInAdvance(play, decision) as AnswerOf<T, K> | null };
  });
  play.markRevealed();
  putAll<T, K>(play, questions);
}

/** The same with one seat. */
export function askSeat<T extends GameTypes, K extends Name<T['choices']>>(
  play: Play<T>,
  by: Seat,
  kind: K,
  rule: RuleId,
  about: AboutOf<T, K>,
): void {
  askAll<T, K>(play, [by], kind, rule, () => about, false);
}

/** null: it must be asked. An order that would be illegal counts as none. */
function answerInAdvance<T extends GameTypes>(play: Play<T>, decision: Decision): unknown {
  const choice = play.choiceOf(decision.kind);
  if (play.game.isOut?.(play.g, decision.by)) return choice.defaultAnswer(play, decision);
  const ordered = choice.ordered?.(play, decision) ?? null;
  return ordered !== null && choice.check(play, ordered, decision) === null ? ordered : null;
}

/** Closes an answer up until all are in; in the order of the seats, so that nothing depends on who was first. */
export function seal<T extends GameTypes>({ table }: Play<T>, decision: Decision, answer: unknown): void {
  table.envelopes.push({ decision, answer });
  table.envelopes.sort(bySeat);
}

function bySeat(a: Envelope, b: Envelope): number {
  return a.decision.by - b.decision.by || a.decision.id - b.decision.id;
}

/** The default answers whatever this seat owes: it has left in the middle of something. */
export function answerForAbsent<T extends GameTypes>(play: Play<T>, seat: Seat): void {
  for (const decision of openFor(play, seat)) {
    play.withdraw(decision);
    const answer = play.choiceOf(decision.kind).defaultAnswer(play, decision);
    if (decision.sealed) seal(play, decision, answer);
    else play.give(decision, answer);
  }
}

/** What this seat is asked now. */
export function openFor<T extends GameTypes>({ table }: Play<T>, seat: Seat): Decision[] {
  return table.pending.filter(({ by }) => by === seat);
}

/** Every question whose window is open: also those whose answers lie sealed. */
export function openWindows<T extends GameTypes>({ table }: Play<T>): Decision[] {
  return [...table.pending, ...table.envelopes.map(({ decision }) => decision)];
}

/** Nothing is half done: no answer lies sealed, and only questions of these kinds are open. */
export function waitsOnlyFor<T extends GameTypes>({ table }: Play<T>, kinds: readonly string[]): boolean {
  return table.envelopes.length === 0 && table.pending.every(({ kind }) => kinds.includes(kind));
}

/** Takes back questions that nobody needs to answer any more. */
export function withdrawWhere<T extends GameTypes>(play: Play<T>, isObsolete: (decision: Decision) => boolean): void {
  for (const decision of play.table.pending.filter(isObsolete)) play.withdraw(decision);
}

/** Goes on without a seat: its questions and its sealed answers are gone. */
export function goOnWithout<T extends GameTypes>({ table }: Play<T>, seat: Seat): void {
  table.pending = table.pending.filter(({ by }) => by !== seat);
  table.envelopes = table.envelopes.filter(({ decision }) => decision.by !== seat);
}

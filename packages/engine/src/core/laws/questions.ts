import { accessFor } from '../access.ts';
import { seededDice } from '../dice.ts';
import { Play } from '../play.ts';
import type { Session } from '../session.ts';
import { fork } from '../table.ts';
import type { Decision, GameTypes, Seat } from '../types.ts';
import { walk } from './openings.ts';
import { forge, mutated } from './refused.ts';
import { brief, difference, streamOf, type Trial } from './trial.ts';

/**
 * What a seat may ask about its decisions gets the same answers on two tables that look alike to it: legal and default
 * answers with their words, odds and figures, openings, acts out of turn, and refusals; forged and mutated answers too, for that is how somebody
 * would ask about units that he cannot see.
 */
export function unlikeQuestions<T extends GameTypes>(
  trial: Trial<T>,
  seat: Seat,
  a: Session<T>,
  b: Session<T>,
): string | null {
  const [here, there] = [a, b].map((session) => accessFor(trial.module, session, seat));
  if (a.table.result || b.table.result) return null;
  const forged = forge(trial, seat);
  const refusal = difference(here!.check(forged), there!.check(forged), `the answer to ${brief(forged)}`);
  if (refusal) return refusal;
  const acts = difference(here!.questions.outOfTurn(), there!.questions.outOfTurn(), 'acts out of turn');
  if (acts) return acts;
  for (const decision of a.table.pending.filter(({ by }) => by === seat)) {
    const found = unlikeAnswers(trial, seat, decision, a, b);
    if (found) return found;
  }
  return null;
}

function unlikeAnswers<T extends GameTypes>(
  trial: Trial<T>,
  seat: Seat,
  decision: Decision,
  a: Session<T>,
  b: Session<T>,
): string | null {
  const { random, seed, game, module } = trial;
  const { id, kind } = decision;
  const [here, there] = [a, b].map((session) => accessFor(module, session, seat).questions);
  const salt = `ask ${a.log.length} ${seat}`;
  const listed = difference(
    here!.answers(id, streamOf(seed, salt)),
    there!.answers(id, streamOf(seed, salt)),
    `answers of ${kind}`,
  );
  if (listed) return listed;
  const absent = difference(here!.defaultAnswer(id), there!.defaultAnswer(id), `default answer to ${kind}`);
  if (absent) return absent;
  const play = new Play(game, fork(game, a.table), seededDice);
  const legal = play.choiceOf(kind).sample(play, decision, random);
  for (const answer of [legal, mutated(legal, random), mutated(legal, random)]) {
    const asked = `${kind} ${brief(answer)}`;
    const found =
      difference(here!.describe(id, answer), there!.describe(id, answer), `words of ${asked}`) ??
      difference(here!.figures(id, [answer]), there!.figures(id, [answer]), `figures of ${asked}`);
    if (found) return found;
  }
  const composing = streamOf(seed, `${salt} composing`);
  for (const { partial } of walk(play, decision, composing))
    for (const one of [partial, mutated(partial, composing)]) {
      const found = difference(here!.openings(id, one), there!.openings(id, one), `openings of ${kind} ${brief(one)}`);
      if (found) return found;
    }
  return null;
}

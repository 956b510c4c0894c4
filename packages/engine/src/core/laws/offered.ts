import { seededDice } from '../dice.ts';
import { Play } from '../play.ts';
import { randomAction } from '../random-game.ts';
import { fork } from '../table.ts';
import type { Decision, GameTypes } from '../types.ts';
import { brief, bytes, difference, type Trial } from './trial.ts';

/** What samplers, option lists and default answers give is accepted by the shape, by `check` and by `act`. */
export function offeredIsAccepted<T extends GameTypes>(trial: Trial<T>): void {
  const { game, session, random } = trial;
  const table = fork(game, session.table);
  const before = bytes(table);
  const play = new Play(game, table, seededDice);
  for (const decision of table.pending) {
    const choice = play.choiceOf(decision.kind);
    const options = choice.options?.(play, decision) ?? null;
    if (options?.length === 0) trial.examine('somebody must act', `${decision.kind} has an empty list of options`);
    const absent = choice.defaultAnswer(play, decision);
    const drift = difference(absent, choice.defaultAnswer(play, decision), `the default answer to ${decision.kind}`);
    trial.examine('a default answer is without chance', drift);
    const samples = [choice.sample(play, decision, random), choice.sample(play, decision, random)];
    const answers = [...(options ?? []), absent, ...samples];
    for (const answer of answers) trial.examine('offered is accepted', refusalOf(play, decision, answer));
    const chosen = answers[random.below(answers.length)];
    const outcome = new Play(game, fork(game, table), seededDice);
    const refusal = outcome.act({ decision: decision.id, by: decision.by, kind: decision.kind, with: chosen });
    trial.examine('offered is accepted', refusal && `${decision.kind}: act refused ${brief(chosen)}: ${refusal.why}`);
    trial.examine('counters are conserved', game.audit(outcome.g)[0] ?? null);
  }
  trial.examine('asking changes nothing', bytes(table) === before ? null : changed(session.table, table));
}

/** Random players try an anytime action or an offer now and then; null if none is legal now. */
export function randomAnytime<T extends GameTypes>(trial: Trial<T>): unknown {
  const { game, session, random } = trial;
  const { table } = session;
  const play = new Play(game, fork(game, table), seededDice);
  const by = random.below(table.seats);
  const tries: { kind: string; with: unknown }[] = [];
  for (const [kind, anytime] of entries(game.anytime))
    if (anytime.sample) tries.push({ kind, with: anytime.sample(play, by, random) });
  for (const [kind, offer] of entries(game.offers))
    if (offer.sample) tries.push({ kind: 'offer', with: { kind, ...(offer.sample(play, by, random) as object) } });
  for (const { id } of table.offers)
    for (const kind of ['accept', 'accept', 'decline', 'withdraw']) tries.push({ kind, with: { offer: id } });
  if (tries.length === 0) return null;
  const action = { decision: null, by, ...tries[random.below(tries.length)]! };
  return play.check(action) ? null : action;
}

/** A legal answer to one of the open questions. */
export function randomAnswer<T extends GameTypes>({
  game,
  session,
  random,
}: Pick<Trial<T>, 'game' | 'session' | 'random'>): ReturnType<typeof randomAction> {
  const play = new Play(game, fork(game, session.table), seededDice);
  return randomAction(play, play.table.pending[random.below(play.table.pending.length)]!, random);
}

interface Sampling {
  sample?(play: unknown, by: number, random: unknown): unknown;
}
function entries(kinds: object): [string, Sampling][] {
  return Object.entries(kinds);
}

/** Why an answer is refused, for its shape or by the rules; null: it is accepted as it is. */
export function refusalOf<T extends GameTypes>(play: Play<T>, decision: Decision, answer: unknown): string | null {
  const shape = play.choiceOf(decision.kind).shape.safeParse(answer);
  if (!shape.success) return `${decision.kind}: the shape refuses ${brief(answer)}: ${shape.error.issues[0]?.message}`;
  const altered = difference(answer, shape.data);
  if (altered) return `${decision.kind}: the shape alters ${brief(answer)} at ${altered}`;
  const refusal = play.check({ decision: decision.id, by: decision.by, kind: decision.kind, with: answer });
  return refusal && `${decision.kind}: ${brief(answer)} is refused (${refusal.rule}): ${refusal.why}`;
}

function changed(before: unknown, after: unknown): string {
  return `options, sample, default answer or check changed the table at ${difference(before, after)}`;
}

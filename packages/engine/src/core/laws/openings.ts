import { seededDice } from '../dice.ts';
import { openingsFor, openingsOf } from '../figures.ts';
import { Play } from '../play.ts';
import { pickFrom, type Random } from '../random.ts';
import { fork } from '../table.ts';
import type { Decision, GameTypes } from '../types.ts';
import { refusalOf } from './offered.ts';
import { brief, bytes, difference, streamOf, type Trial } from './trial.ts';

/** how far a random walk composes, and how many of the answers on its way it tries */
const MOST_STEPS = 6;
const MOST_ANSWERS = 8;

/** Whatever the openings list, from the first step of an answer to the last: the rules accept where it leads. */
export function openingsAreAccepted<T extends GameTypes>(trial: Trial<T>): void {
  const { game, session, seed } = trial;
  const random = streamOf(seed, `openings ${session.log.length}`);
  const table = fork(game, session.table);
  const before = bytes(table);
  const play = new Play(game, table, seededDice);
  for (const decision of table.pending)
    for (const { partial, refusal, answers } of walk(play, decision, random)) {
      const refused = refusal && `${decision.kind}: the openings of ${brief(partial)} are refused: ${refusal}`;
      trial.examine('openings are accepted', refused);
      for (const answer of some(answers, random))
        trial.examine('openings are accepted', refusalOf(play, decision, answer));
    }
  const changed = bytes(table) === before ? null : `openings changed the table at ${difference(session.table, table)}`;
  trial.examine('asking changes nothing', changed);
}

interface Composed {
  partial: unknown;
  /** why nothing may come next */
  refusal: string | null;
  answers: unknown[];
}

/** An answer composed at random, step by step. */
export function walk<T extends GameTypes>(play: Play<T>, decision: Decision, random: Random): Composed[] {
  const openings = openingsOf(play, decision.kind);
  const steps: Composed[] = [];
  let partials = openings ? [openings.start(play, decision, random)] : [];
  while (openings && partials.length > 0 && steps.length < MOST_STEPS) {
    const partial = pickFrom(partials, random);
    const found = openingsFor(play, decision, partial);
    const leads = found.ok ? openings.leads(play, partial, found.next, decision) : { answers: [], partials: [] };
    steps.push({ partial, refusal: found.ok ? null : found.refusal.why, answers: leads.answers });
    partials = leads.partials;
  }
  return steps;
}

function some(answers: readonly unknown[], random: Random): unknown[] {
  if (answers.length <= MOST_ANSWERS) return [...answers];
  return Array.from({ length: MOST_ANSWERS }, () => pickFrom(answers, random));
}

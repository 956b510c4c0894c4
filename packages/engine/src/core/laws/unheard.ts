import { accessFor } from '../access.ts';
import { seededDice } from '../dice.ts';
import { Play } from '../play.ts';
import type { Session } from '../session.ts';
import { fork } from '../table.ts';
import type { GameTypes, Seat, Viewer } from '../types.ts';
import { randomAnswer, randomAnytime } from './offered.ts';
import { unlikeQuestions } from './questions.ts';
import { difference, type Trial } from './trial.ts';

/**
 * An act against no act: what another does and a viewer does not notice changes nothing for the viewer, neither what it
 * sees nor its log and its numbers, what it may undo, what it may answer and what it is told of its answers.
 */
export function unheardActsLeaveNoTrace<T extends GameTypes>(trial: Trial<T>): void {
  const { session, random } = trial;
  const twin = session.fork();
  const action = ((random.below(2) === 0 && randomAnytime(trial)) || randomAnswer(trial)) as { by: Seat; kind: string };
  if (!twin.receive(action).ok) return;
  const { by: noticed } = twin.notices.at(-1)!;
  const viewers: Viewer[] = ['public', ...Array.from({ length: session.table.seats }, (_, seat) => seat)];
  for (const viewer of viewers.filter((one) => one !== action.by && !noticed.includes(one))) {
    const differs = unlikeBorder(trial, viewer, session, twin);
    const breach = differs && `${action.kind} of seat ${action.by} tells ${who(viewer)}: ${differs}`;
    trial.examine('unheard acts leave no trace', breach);
  }
}

/** Others seal their answers in one order or the other: nobody can tell which. */
export function sealedInAnyOrder<T extends GameTypes>(trial: Trial<T>): void {
  const { game, session, random } = trial;
  const sealed = session.table.pending.filter((decision) => decision.sealed);
  if (sealed.length < 2) return;
  const play = new Play(game, fork(game, session.table), seededDice);
  const actions = sealed.slice(0, 2).map(({ id, by, kind }, at) => ({
    decision: id,
    by,
    kind,
    with: play.choiceOf(kind).sample(play, sealed[at]!, random),
  }));
  const [here, there] = [actions, actions.toReversed()].map((order) => {
    const twin = session.fork();
    for (const action of order) twin.receive(action);
    return twin;
  });
  const differs = unlikeBorder(trial, 'public', here!, there!);
  trial.examine('unheard acts leave no trace', differs && `the order of sealed answers shows: ${differs}`);
}

/** What the border lets through to a viewer, on two tables. */
export function unlikeBorder<T extends GameTypes>(
  trial: Trial<T>,
  viewer: Viewer,
  a: Session<T>,
  b: Session<T>,
): string | null {
  const [here, there] = [a, b].map((session) => accessFor(trial.module, session, viewer));
  const told =
    difference(here!.observe(), there!.observe()) ??
    difference(here!.length, there!.length, 'length of the log') ??
    difference(here!.log(), there!.log(), 'log');
  if (told || typeof viewer !== 'number') return told;
  return difference(here!.undoOffer(), there!.undoOffer(), 'undo') ?? unlikeQuestions(trial, viewer, a, b);
}

function who(viewer: Viewer): string {
  return typeof viewer === 'number' ? `seat ${viewer}` : `the ${viewer}`;
}

import { seededDice } from '../dice.ts';
import { heardBy, observe, resampleTable } from '../observe.ts';
import { Play } from '../play.ts';
import { randomAction } from '../random-game.ts';
import { readAction } from '../read-action.ts';
import type { Session } from '../session.ts';
import { fork } from '../table.ts';
import type { Action, GameTypes, Seat, Table } from '../types.ts';
import { objectsOf, shared } from './kept.ts';
import { randomAnswer } from './offered.ts';
import { unlikeQuestions } from './questions.ts';
import { forge } from './refused.ts';
import { brief, bytes, difference, streamOf, type Trial } from './trial.ts';

/** Two tables that differ only in what a seat cannot know are one and the same to it. */
export function hiddenStaysHidden<T extends GameTypes>(trial: Trial<T>): void {
  const { game, session, random } = trial;
  for (let seat = 0; seat < session.table.seats; seat++) {
    const other = resampleTable(game, session.table, seat, random);
    trial.examine('forks share nothing', shared(other, objectsOf(session.table)));
    trial.examine('counters are conserved', prefix('resampled: ', game.audit(other.g)[0]));
    sameView(trial, seat, other);
    sameWorlds(trial, seat, other);
    sameOffers(trial, seat, other);
    sameRefusals(trial, seat, other);
    sameQuestions(trial, seat, other);
    sameActs(trial, seat, other);
    playable(trial, seat, other);
    sameTelling(trial, seat, other);
    sameNews(trial, seat);
  }
}

function sameView<T extends GameTypes>(trial: Trial<T>, seat: Seat, other: Table<T['state']>): void {
  const { game, session } = trial;
  for (const viewer of [seat, 'public'] as const) {
    const [mine, theirs] = [observe(game, session.table, viewer), observe(game, other, viewer)];
    const differs = bytes(mine) === bytes(theirs) ? null : (difference(mine, theirs) ?? 'the order of keys');
    const who = viewer === seat ? `seat ${seat}` : 'the public';
    trial.examine('hidden stays hidden', prefix(`${who} sees it: `, differs));
  }
}

/** What a seat imagines rests on what it knows and on its generator: the truth does not show through. */
function sameWorlds<T extends GameTypes>(trial: Trial<T>, seat: Seat, other: Table<T['state']>): void {
  const { game, session, seed } = trial;
  const [here, there] = [session.table, other].map((table) =>
    resampleTable(game, table, seat, streamOf(seed, `world ${session.log.length} ${seat}`)),
  );
  const differs = bytes(here) === bytes(there) ? null : (difference(here, there) ?? 'the order of keys');
  trial.examine('imagined worlds hold no truth', prefix(`the world of seat ${seat}: `, differs));
}

/** The seat's own options and samples rest on what it knows. */
function sameOffers<T extends GameTypes>(trial: Trial<T>, seat: Seat, other: Table<T['state']>): void {
  const { game, session, seed } = trial;
  const [here, there] = [session.table, other].map((table) => new Play(game, fork(game, table), seededDice));
  for (const decision of session.table.pending.filter(({ by }) => by === seat)) {
    const choice = here!.choiceOf(decision.kind);
    const options = difference(choice.options?.(here!, decision), choice.options?.(there!, decision));
    trial.examine('hidden stays hidden', prefix(`options of ${decision.kind} tell seat ${seat}: `, options));
    const salt = `${session.log.length} ${seat}`;
    const samples = [here!, there!].map((play) => choice.sample(play, decision, streamOf(seed, salt)));
    const differs = difference(samples[0], samples[1]);
    trial.examine('hidden stays hidden', prefix(`sample of ${decision.kind} tells seat ${seat}: `, differs));
  }
}

function sameRefusals<T extends GameTypes>(trial: Trial<T>, seat: Seat, other: Table<T['state']>): void {
  const { game, session } = trial;
  const tables = [fork(game, session.table), fork(game, other)];
  for (let i = 0; i < 4; i++) {
    const forged = forge(trial, seat);
    const [here, there] = tables.map((table) => {
      const read = readAction(game, table, forged);
      return read.ok ? new Play(game, table, seededDice).check(read.action) : read.refusal;
    });
    const differs = prefix(`the answer to ${brief(forged)} tells seat ${seat}: `, difference(here, there));
    trial.examine('hidden stays hidden', differs);
  }
}

/** The words, odds and figures that the seat may ask for rest on what it knows. */
function sameQuestions<T extends GameTypes>(trial: Trial<T>, seat: Seat, other: Table<T['state']>): void {
  const twin = trial.session.fork();
  twin.table = fork(trial.game, other);
  const differs = unlikeQuestions(trial, seat, trial.session, twin);
  trial.examine('hidden stays hidden', prefix(`seat ${seat} is answered differently: `, differs));
}

/**
 * The same act of the seat on both tables: if no barrier closed it, it showed nothing hidden;
 * and where all that the seat sees and hears is alike, so is what it may undo.
 */
function sameActs<T extends GameTypes>(trial: Trial<T>, seat: Seat, table: Table<T['state']>): void {
  const { game, session, random } = trial;
  const mine = session.table.pending.filter(({ by }) => by === seat);
  if (mine.length === 0) return;
  const play = new Play(game, fork(game, session.table), seededDice);
  const action = randomAction(play, mine[random.below(mine.length)]!, random);
  const [here, there] = [session.fork(), session.fork()];
  there.table = fork(game, table);
  const [first, second] = [here.receive(action), there.receive(action)];
  if (!first.ok || !second.ok) {
    trial.examine('hidden stays hidden', difference(first, second, `seat ${seat}, ${action.kind}`));
    return;
  }
  const seen = unlikeTo(seat, here, there);
  if (!first.entry.barrier)
    trial.examine('undo stops at information', prefix(`${action.kind} shows seat ${seat} without a barrier: `, seen));
  if (!seen) trial.examine('hidden stays hidden', unlikeUndo(seat, here, there));
}

function playable<T extends GameTypes>(trial: Trial<T>, seat: Seat, other: Table<T['state']>): void {
  const { game, random } = trial;
  const table = fork(game, other);
  const play = new Play(game, table, seededDice);
  for (let i = 0; i < 6 && table.result === null; i++) {
    const action = randomAction(play, table.pending[random.below(table.pending.length)]!, random);
    const refusal = play.act(action);
    const breach = refusal ? `${action.kind} is offered and refused: ${refusal.why}` : (game.audit(table.g)[0] ?? null);
    trial.examine('resampled tables are playable', prefix(`for seat ${seat}: `, breach));
    if (refusal) return;
  }
}

/** The same act with the same dice on both tables: if the seat then sees the same, it was told the same. */
function sameTelling<T extends GameTypes>(trial: Trial<T>, seat: Seat, other: Table<T['state']>): void {
  const { game, session } = trial;
  if (session.table.envelopes.length > 0) return; // opening different answers is different news
  const action = randomAnswer(trial);
  const [here, there] = [session.fork(), session.fork()];
  there.table = { ...fork(game, other), rng: [...session.table.rng] };
  if (!there.receive(action).ok || !here.receive(action).ok) return;
  if (bytes(here.observe(seat)) !== bytes(there.observe(seat))) return;
  const news = difference(lastNews(seat, here), lastNews(seat, there), 'news');
  trial.examine('hidden stays hidden', prefix(`after ${action.kind} seat ${seat} is told: `, news));
}

/**
 * Another seat answers in two ways that look alike to this seat: then it may undo the same,
 * and hears the same unless something was opened or rolled, which is news by itself.
 */
function sameNews<T extends GameTypes>(trial: Trial<T>, seat: Seat): void {
  const { game, session, random } = trial;
  for (const decision of session.table.pending.filter(({ by }) => by !== seat)) {
    const play = new Play(game, fork(game, session.table), seededDice);
    if (play.choiceOf(decision.kind).announced) continue;
    const actions: Action[] = [randomAction(play, decision, random), randomAction(play, decision, random)];
    if (bytes(actions[0]) === bytes(actions[1])) continue;
    const [here, there] = actions.map((action) => {
      const twin = session.fork();
      twin.receive(action);
      return twin;
    });
    if (bytes(here!.observe(seat)) !== bytes(there!.observe(seat))) continue;
    const isOpened = [here!, there!].every((twin) => twin.log.at(-1)!.barrier);
    const news = isOpened ? null : difference(lastNews(seat, here!), lastNews(seat, there!), 'news');
    const breach = news ?? unlikeUndo(seat, here!, there!);
    trial.examine(
      'hidden stays hidden',
      prefix(`${decision.kind} of seat ${decision.by} tells seat ${seat}: `, breach),
    );
  }
}

function unlikeTo<T extends GameTypes>(seat: Seat, a: Session<T>, b: Session<T>): string | null {
  return difference(a.observe(seat), b.observe(seat)) ?? difference(lastNews(seat, a), lastNews(seat, b), 'news');
}

function unlikeUndo<T extends GameTypes>(seat: Seat, a: Session<T>, b: Session<T>): string | null {
  return difference(a.undoable(seat), b.undoable(seat), 'undo');
}

function lastNews<T extends GameTypes>(seat: Seat, session: Session<T>): unknown {
  return heardBy(seat, session.events.at(-1) ?? []).map(({ visibleTo: _, ...told }) => told);
}

function prefix(before: string, breach: string | null | undefined): string | null {
  return breach ? before + breach : null;
}

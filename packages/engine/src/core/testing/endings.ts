/** For tests: whole recorded games, and how their records end when they are played again. */
import { seededDice } from '../dice.ts';
import { settingFor, type Wish } from '../options.ts';
import { Play } from '../play.ts';
import { readSave, resume, saveOf } from '../save.ts';
import { Session } from '../session.ts';
import type { Action, Game, GameTypes, Result } from '../types.ts';

/** A game from its start to its end: `next` says what is done. */
export function playToEnd<T extends GameTypes>(
  game: Game<T>,
  wish: Wish,
  seed: string,
  next: (session: Session<T>) => unknown,
): Session<T> {
  const wanted = settingFor(game, wish);
  const started = wanted.ok ? Session.start(game, wanted.setting, seed) : wanted;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const bound = game.bound(session.setting.scenario);
  for (let actions = 0; session.table.result === null; actions++) {
    if (actions > bound) throw new Error(`no end after ${bound} actions`);
    const action = next(session);
    const outcome = session.receive(action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.rule}: ${outcome.refusal.why}`);
  }
  return session;
}

/** What is answered for the player who is asked first, if he is absent. */
export function absentAnswer<T extends GameTypes>({ game, table }: Session<T>): Action {
  const decision = table.pending[0]!;
  const play = new Play(game, table, seededDice);
  const answer = play.choiceOf(decision.kind).defaultAnswer(play, decision);
  return { decision: decision.id, by: decision.by, kind: decision.kind, with: answer };
}

/** How the record of a session ends when its save is read and played again; null: it has no end. */
export function resultAgain<T extends GameTypes>(session: Session<T>): Result | null {
  const read = readSave(JSON.parse(JSON.stringify(saveOf(session))));
  const again = read.ok ? resume(session.game, read.save) : read;
  if (!again.ok) throw new Error(again.why);
  return again.session.table.result;
}

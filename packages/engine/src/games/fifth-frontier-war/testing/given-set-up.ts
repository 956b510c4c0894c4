/** Campaigns in their set-up, drawn by a seed: for tests of set-up and of whole games. */
import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { startTable } from '#core/table';
import type { Decision, Options } from '#core/types';
import type { FfwPlay, Steps } from '../types.ts';
import { type Given, givenSetting } from './given.ts';

interface Seeded {
  seed: string;
  seats?: number;
  options?: Options;
  scenario?: string;
  /** only these steps are real: the game ends where another would begin */
  only?: readonly (keyof Steps)[];
}

/** A table with seeded dice, before its first answer. */
export function seeded({ seed, seats = 2, options = {}, scenario = 'campaign', only }: Seeded): FfwPlay {
  const { game } = givenSetting(only ? { only } : {});
  const started = startTable(game, { scenario, options, seats, position: null }, seed, seededDice);
  if (!started.ok) throw new Error(started.refusal.why);
  return new Play(game, started.table, seededDice);
}

/** A position with seeded dice, before its first answer. */
export function seededFrom(spec: Given, seed: string): FfwPlay {
  const { game, setting } = givenSetting(spec);
  const started = startTable(game, setting, seed, seededDice);
  if (!started.ok) throw new Error(started.refusal.why);
  return new Play(game, started.table, seededDice);
}

/** Answers for everybody as if absent until a question of this kind is open, or the game is over; true if it is open. */
export function careUntil(play: FfwPlay, kind: string, by?: number): boolean {
  const { table } = play;
  for (;;) {
    const [decision] = table.pending;
    if (!decision) return false;
    if (decision.kind === kind && (by === undefined || decision.by === by)) return true;
    care(play, decision);
  }
}

/** Answers one question as its defaultAnswer does. */
export function care(play: FfwPlay, decision: Decision): void {
  const choice = play.choiceOf(decision.kind);
  const answer = choice.defaultAnswer(play, decision);
  const refusal = play.act({ decision: decision.id, by: decision.by, kind: decision.kind, with: answer });
  if (refusal) throw new Error(`${decision.kind} of a defaultAnswer was refused (${refusal.rule}): ${refusal.why}`);
}

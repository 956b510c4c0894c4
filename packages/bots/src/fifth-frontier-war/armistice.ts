/** When to end the war: while it is won, whatever a declaration costs. */
import {
  armisticeShift,
  type Choices,
  lastTurnOf,
  levelNow,
  type Position,
  type WarTypes,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate } from './evaluate.ts';
import { say } from './words.ts';

/** Levels of victory that a Zhodani lead is worth. */
const WORTH: Readonly<Record<string, number>> = {
  'zhodani-marginal': 1,
  'zhodani-major': 2,
  'zhodani-decisive': 3,
  'zhodani-automatic': 3,
};

/** Turns before the end in which waiting costs nothing more. */
const LATE = 4;

export function declareAdvice({ seat, play }: Question<WarTypes>): Candidate<Choices['declareArmistice']['answer']>[] {
  const value = evaluate(play, seat);
  const isNow = isWonAfterShift(play) && lastTurnOf(play) - play.g.turn > LATE;
  return [
    { answer: { declare: true }, value: isNow ? value + 0.01 : value - 0.1, words: say.armistice.endsTheWar },
    { answer: { declare: false }, value, words: say.armistice.fightsOn },
  ];
}

/** Would a declaration now leave a victory, whatever it costs in levels? */
function isWonAfterShift(at: Position): boolean {
  return (WORTH[levelNow(at)] ?? 0) - armisticeShift(at) >= 1;
}

/** Which steps to give up: those that leave most strength behind, then the cheapest. */
import {
  type Choices,
  type ImperialTypes,
  isGround,
  isPdb,
  type Position,
  typeOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { worthWithAboard } from './unit-values.ts';
import { say } from './words.ts';

/** What a point of strength weighs beside the price of a step. */
const STRENGTH = 5;

export function lossesAdvice({
  play,
  decision: { about },
}: Question<ImperialTypes, Choices['chooseLosses']['about']>): Candidate<Choices['chooseLosses']['answer']>[] {
  const left = new Map(about.units.map((unit) => [unit, play.g.units.steps[unit]!]));
  const units: number[] = [];
  while (units.length < about.steps) {
    const able = about.units.filter((unit) => left.get(unit)! > 0);
    const unit = able.reduce((a, b) => (costOf(play, b, left.get(b)!) < costOf(play, a, left.get(a)!) ? b : a));
    units.push(unit);
    left.set(unit, left.get(unit)! - 1);
  }
  return [{ answer: { units }, value: 0, words: say.losses.spreadsLosses }];
}

/** Strength and money that go with one more step. */
function costOf(at: Position, unit: number, steps: number): number {
  const { strengths, buildCost } = typeOf(at, unit);
  const now = strengths[steps]!;
  const then = strengths[steps - 1]!;
  const strength = isPdb(at.g, unit) && isGround(at.g, unit) ? 2 : now.as + now.ds - then.as - then.ds;
  return STRENGTH * strength + buildCost * (steps === 1 ? 2 : 1);
}

/** Over-full hexes: the least is thrown away. */
export function crowdAdvice({
  play,
  decision: { about },
}: Question<ImperialTypes, Choices['crowd']['about']>): Candidate<Choices['crowd']['answer']>[] {
  const remove = about.hexes.flatMap(({ units, remove: count }) =>
    [...units].sort((a, b) => worthWithAboard(play, a) - worthWithAboard(play, b) || a - b).slice(0, count),
  );
  return [{ answer: { remove }, value: 0, words: say.losses.leastUsefulGoes }];
}

/** Whether a neutral world is worth a war of its own. */
import { type Choices, isOpenVacuum, sideOfSeat, type WarTypes, worldIn } from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate, improved } from './evaluate.ts';
import { forceAt } from './forces.ts';
import { siegeOf, swingOf } from './objectives.ts';
import { say } from './words.ts';

/** Chance below which nobody begins it. */
const PROMISING = 0.4;

export function invadeAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['invade']['about']>): Candidate<Choices['invade']['answer']>[] {
  const { hex } = decision.about;
  const side = sideOfSeat(play.g, seat);
  const world = worldIn(play, hex);
  const swing = swingOf(play, side, world);
  const { chance } = siegeOf(play, side, hex, forceAt(play, side, hex));
  const isWorth = swing > 0 && (isOpenVacuum(play, world) || chance >= PROMISING);
  const value = evaluate(play, seat);
  const gain = isWorth ? improved(play, seat, swing * Math.max(chance, 0.1)) : improved(play, seat, -0.5);
  return [
    { answer: { invade: true }, value: gain, words: say.invasion.invades },
    { answer: { invade: false }, value, words: say.invasion.leavesInPeace },
  ];
}

/** Small matters of a battle: rolling on, facing after a wreck, what follows a victory. */
import { keyOf } from '@admiralty/engine/hex';
import {
  type Choices,
  facingTo,
  type ImperialTypes,
  isFighter,
  landingsAfter,
  rangeBetween,
  stacksOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { fieldOf } from './field.ts';
import { say } from './words.ts';

/** Whoever is done cannot answer the enemy any more; a stack that is activated may still stay. */
export function roundAdvice({
  play,
  seat,
}: Question<ImperialTypes, Choices['round']['about']>): Candidate<Choices['round']['answer']>[] {
  if (stacksOf(play, seat).length === 0)
    return [{ answer: { do: 'done' }, value: 0, words: say.smallDecisions.allHaveMoved }];
  return [{ answer: { do: 'roll' }, value: 0, words: say.smallDecisions.goesOnMoving }];
}

/** Ships cast loose turn their side to the nearest enemy. */
export function castLooseAdvice({
  play,
  seat,
  decision: { about },
}: Question<ImperialTypes, Choices['castLoose']['about']>): Candidate<Choices['castLoose']['answer']>[] {
  const { g } = play;
  const { enemies } = fieldOf(play, seat);
  const units = about.units
    .filter((unit) => !isFighter(g, unit) && enemies.length > 0)
    .map((unit) => {
      const near = enemies.reduce((a, b) => (rangeBetween(g, unit, b) < rangeBetween(g, unit, a) ? b : a));
      const [here, there] = [unit, near].map((one) => keyOf(g.units.q[one]!, g.units.r[one]!)) as [number, number];
      return { unit, facing: (facingTo(here, there) + 1) % 6 };
    });
  return [{ answer: { units }, value: 0, words: say.smallDecisions.bringsBroadsideToBear }];
}

export function concludeAdvice({
  play,
  seat,
  decision: { about },
}: Question<ImperialTypes, Choices['conclude']['about']>): Candidate<Choices['conclude']['answer']>[] {
  const answer = { land: landingsAfter(play, seat), occupy: about.mayOccupy };
  return [
    {
      answer,
      value: 0,
      words: about.mayOccupy ? say.smallDecisions.takesPlanet : say.smallDecisions.takesFightersAboard,
    },
  ];
}

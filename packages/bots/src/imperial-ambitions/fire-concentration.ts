/**
 * Whom to shoot at with how many: one strong group or several small attacks. What a group should destroy is held against
 * what its members could do each for itself, so that nobody is added who brings no better row.
 */
import {
  type Attack,
  type Choices,
  type ImperialTypes,
  type Position,
  targetsOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { baseValue, raised } from './evaluate.ts';
import { gunsOf, type Volley, volleysOf } from './volleys.ts';
import { say } from './words.ts';

/** How much of what they could do alone members must make up for. */
const ALONE = 0.9;
/** Attacks shown and searched. */
const BREADTH = 6;

export function fireAdvice({
  play,
  seat,
  input,
}: Question<ImperialTypes, Choices['fire']['about']>): Candidate<Attack>[] {
  const volleys = volleysOf(play, targetsOf(play, seat), gunsOf(play, seat, false));
  volleys.push(...volleysOf(play, targetsOf(play, seat), gunsOf(play, seat, true)));
  const base = input === null ? 0 : baseValue(play, seat);
  const done: Candidate<Attack> = { answer: { do: 'done' }, value: base, words: say.fireConcentration.noShotWorthIt };
  return [...rankedAttacks(play, volleys, base), done];
}

/** Attacks as candidates, best first. */
export function rankedAttacks(at: Position, volleys: Volley[], base: number): Candidate<Attack>[] {
  const alone = new Map<number, number>();
  for (const { units, gain } of volleys)
    if (units.length === 1) alone.set(units[0]!, Math.max(gain, alone.get(units[0]!) ?? 0));
  const surplus = ({ units, gain }: Volley): number =>
    gain - units.reduce((sum, unit) => sum + ALONE * (alone.get(unit) ?? 0), 0);
  return volleys
    .filter(({ gain }) => gain > 0)
    .map((volley) => ({ volley, worth: surplus(volley) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, BREADTH)
    .map(({ volley: { units, target }, worth }) => ({
      answer: { do: 'fire', units, target },
      value: raised(base, worth + 1),
      words: wordsFor(at, units.length, target),
    }));
}

function wordsFor({ g }: Position, count: number, target: number): string {
  const name = g.names[target]!;
  return count === 1 ? say.fireConcentration.oneShot(name) : say.fireConcentration.together(count, name);
}

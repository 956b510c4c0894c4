/** Answers that need little thought: the order of moves, a field at the last moment, which of several targets. */
import type { Choices, DeltaVeeTypes, Turning } from '@admiralty/engine/deltavee';
import { courseOf } from '@admiralty/engine/deltavee';
import type { Candidate, Question } from '../knowledge.ts';
import { improved, standing } from './evaluate.ts';
import { goalOf } from './goals.ts';
import { meetingChance } from './missile-reach.ts';
import { interceptionLoss, prizesOf } from './unit-values.ts';
import { say } from './words.ts';

type Asked<K extends keyof Choices> = Question<DeltaVeeTypes, Choices[K]['about']>;

/** The order seldom matters. */
export function moveAdvice({ seat, play, input }: Asked<'move'>): Candidate<Choices['move']['answer']>[] {
  return [{ answer: { rest: true }, value: standing(play, seat, input), words: '' }];
}

/** A field that comes up costs nothing; without it the ship is gone. */
export function fieldAdvice({ seat, play, input }: Asked<'emergencyField'>): Candidate<{ activate: boolean }>[] {
  const value = standing(play, seat, input);
  return [
    { answer: { activate: true }, value, words: say.smallDecisions.raisesFieldLate },
    { answer: { activate: false }, value: improved(value, -0.5), words: say.smallDecisions.leavesFieldDown },
  ];
}

/** Into an orbit that is wanted gravity brakes all the way; else the ship flies through as it came. */
export function gravityAdvice({
  seat,
  play,
  input,
  decision,
}: Asked<'gravity'>): Candidate<{ maneuvers: Turning[] }>[] {
  const { unit } = decision.about;
  const value = standing(play, seat, input);
  const straight = { answer: { maneuvers: [] }, value, words: say.smallDecisions.passesPlanet };
  const goal = goalOf(play, seat, unit);
  if (goal?.kind !== 'orbit' || play.g.planetQ[decision.about.planet] !== goal.destination.q) return [straight];
  const maneuvers = Array<Turning>(Math.max(0, play.g.units.velocity[unit]! - 1)).fill('decelerate');
  const isLegal = play.choiceOf('gravity').check(play, { maneuvers }, decision) === null;
  return isLegal
    ? [{ answer: { maneuvers }, value: improved(value, 0.2), words: say.smallDecisions.entersOrbit }, straight]
    : [straight];
}

/** The missile with the least left to lose goes first: the others may not be needed. */
export function missileAdvice({ seat, play, input, decision }: Asked<'pickMissile'>): Candidate<{ missile: number }>[] {
  const { energy, payload } = play.g.units;
  const base = standing(play, seat, input);
  return decision.about.missiles.map((missile) => ({
    answer: { missile },
    value: improved(base, -0.001 * (energy[missile]! + payload[missile]!)),
    words: say.smallDecisions.oldestMissile,
  }));
}

export function targetAdvice({ seat, play, input, decision }: Asked<'pickTarget'>): Candidate<{ target: number }>[] {
  const { g, data } = play;
  const { missile, targets } = decision.about;
  const base = standing(play, seat, input);
  const course = courseOf(g, missile);
  return targets.map((target) => {
    const chance = meetingChance(data, g.units.civ[missile]!, course, courseOf(g, target));
    const gain = chance * prizesOf(play)[target]! * interceptionLoss(play, target);
    return { answer: { target }, value: improved(base, gain), words: say.smallDecisions.bestTarget };
  });
}

/** When fighters and docked ships go out, and when fighters come back. */

import { keyOf } from '@admiralty/engine/hex';
import {
  areHostile,
  type Choices,
  facingTo,
  hasRoom,
  type ImperialTypes,
  isDeployed,
  isFighter,
  type Position,
  rangeBetween,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { fieldOf } from './field.ts';
import { stanceOf } from './stance.ts';
import { say } from './words.ts';

/** Fighters cross so much in a turn and fire at the end of it; ships need a turn to get under way. */
const FIGHTERS_OUT = 13;
const SHIPS_OUT = 16;

export function launchAdvice({
  play,
  seat,
  decision,
}: Question<ImperialTypes, Choices['launch']['about']>): Candidate<Choices['launch']['answer']>[] {
  const enemies = play.g.battle.units.filter(
    (unit) => areHostile(play.g, seat, play.g.units.owner[unit]!) && isDeployed(play.g, unit),
  );
  const isLeaving = stanceOf(fieldOf(play, seat)) === 'leave';
  const units = decision.about.units.flatMap((unit) => {
    const target = nearest(play, unit, enemies);
    const reach = isFighter(play.g, unit) ? FIGHTERS_OUT : SHIPS_OUT;
    const goes = target !== null && rangeBetween(play.g, unit, target) <= reach;
    if (!goes || (isLeaving && isFighter(play.g, unit))) return [];
    return [{ unit, facing: facingTo(hexOf(play, unit), hexOf(play, target)) }];
  });
  const all = { units };
  const none = { units: [] };
  if (units.length === 0) return [{ answer: none, value: 0, words: say.launching.keepsAboard }];
  return [
    { answer: all, value: 0.1, words: say.launching.allOut },
    { answer: none, value: 0, words: say.launching.keepsAboard },
  ];
}

function nearest(at: Position, unit: number, enemies: readonly number[]): number | null {
  let best: number | null = null;
  for (const enemy of enemies)
    if (best === null || rangeBetween(at.g, unit, enemy) < rangeBetween(at.g, unit, best)) best = enemy;
  return best;
}

function hexOf({ g }: Position, unit: number): number {
  return keyOf(g.units.q[unit]!, g.units.r[unit]!);
}

/** Back aboard only to leave together. */
export function landAdvice({
  play,
  seat,
}: Question<ImperialTypes, Choices['land']['about']>): Candidate<Choices['land']['answer']>[] {
  const field = fieldOf(play, seat);
  if (stanceOf(field) !== 'leave')
    return [{ answer: { land: [], merge: [] }, value: 0, words: say.launching.staysOut }];
  const { q, r } = play.g.units;
  const land: { unit: number; host: number }[] = [];
  const taken = new Set<number>();
  for (const unit of field.mine.filter((one) => isFighter(play.g, one))) {
    const host = field.mine.find(
      (one) => one !== unit && !taken.has(one) && q[one] === q[unit] && r[one] === r[unit] && hasRoom(play, unit, one),
    );
    if (host === undefined) continue;
    land.push({ unit, host });
    taken.add(host);
  }
  return [
    { answer: { land, merge: [] }, value: 0.1, words: say.launching.takesAboard },
    { answer: { land: [], merge: [] }, value: 0, words: say.launching.staysOut },
  ];
}

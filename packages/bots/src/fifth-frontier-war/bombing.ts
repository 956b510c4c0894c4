/** Where bombardment points do most harm. */
import {
  type Bomb,
  bombingPoints,
  type Choices,
  enemyOf,
  type Position,
  sideOfSeat,
  type WarTypes,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate, improved } from './evaluate.ts';
import { type Ground, groundAt } from './forces.ts';
import { bombLoss } from './means.ts';
import { say } from './words.ts';

type Answer = Choices['bomb']['answer'];

export function bombAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['bomb']['about']>): Candidate<Answer>[] {
  const { hex } = decision.about;
  const side = sideOfSeat(play.g, seat);
  const bombs = bestBombs(play, side, hex, bombingPoints(play, side, hex));
  const words = bombs.length > 0 ? say.bombing.bombsTheStrongest : say.bombing.nothingToBomb;
  return [
    { answer: { bombs }, value: improved(play, seat, 0.2), words },
    { answer: { bombs: [] }, value: evaluate(play, seat), words: say.bombing.spares },
  ];
}

/** All points on one unit, or halves on the two that promise most. */
export function bestBombs(at: Position, side: number, hex: number, points: number): Bomb[] {
  const units = groundAt(at, enemyOf(side), hex);
  if (units.length === 0 || points < 1) return [];
  const harm = ({ strength, multiplier, tech }: Ground, on: number): number =>
    (strength * multiplier * Math.min(100, bombLoss(at.data, on, tech))) / 100;
  const ranked = [...units].sort((a, b) => harm(b, points) - harm(a, points) || a.unit - b.unit);
  const [first, second] = ranked as [Ground, ...Ground[]];
  const half = Math.floor(points / 2);
  if (second && half > 0 && harm(first, points - half) + harm(second, half) > harm(first, points))
    return [
      { target: first.unit, points: points - half },
      { target: second.unit, points: half },
    ];
  return [{ target: first.unit, points }];
}

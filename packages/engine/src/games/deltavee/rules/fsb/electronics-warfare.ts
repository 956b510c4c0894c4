/** C0 The electronics warfare pods of the opponent jam before the Command Phase begins (FSB, R66). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { GUIDED, INTELLIGENT, MIMS } from '../../data/types.ts';
import { type Choices, type DeltaVeeTypes, type DvPlay, type Position, refuse } from '../../types.ts';
import { enemyOf, isCaptured, isCraft, isInPlay, isMissile, isUnit, rangeBetween, unitsOf } from '../04-spaceships.ts';
import { boxOf, forPods, isSound, isWrecked, podType, rowOf, searchRange } from '../05-pods.ts';

type About = Choices['jam']['about'];
type Answer = Choices['jam']['answer'];
type Point = Answer['points'][number];

/** DV-FSB-P5: four points, two when damaged, none when destroyed. */
export function jammingPoints(at: Position, row: number): number {
  const type = podType(at, row);
  if (!type || isWrecked(at.g, row)) return 0;
  return isSound(at.g, row) ? type.jams : type.jamsDamaged;
}

/** Ships of the seat with a working pod and something to jam. */
export function jammers(at: Position, seat: number): number[] {
  return unitsOf(at.g, seat).filter(
    (unit) => !isCaptured(at.g, unit) && jamBoxes(at, unit).length > 0 && jamTargets(at, seat, unit).length > 0,
  );
}

function jamBoxes(at: Position, unit: number): number[] {
  const boxes: number[] = [];
  forPods(at, unit, (row) => {
    if (jammingPoints(at, row) > 0) boxes.push(boxOf(at.g, unit, row));
  });
  return boxes;
}

function jamTargets(at: Position, seat: number, unit: number): number[] {
  return unitsOf(at.g, enemyOf(seat)).filter((target) => !refuseTarget(at, unit, target));
}

/** DV-FSB-P6: guided, intelligent and MIMS missiles suffer; what lies under an unrevealed counter comes out by itself. */
function refuseTarget(at: Position, unit: number, target: number): Refusal | null {
  const { g } = at;
  if (rangeBetween(g, unit, target) > searchRange(at, unit))
    return refuse('DV-FSB-P5', `it reaches ${searchRange(at, unit)} hexes, the range its ship could search to`);
  if (!g.units.revealed[target]) return null;
  if (isCraft(g, target)) return refuse('DV-FSB-P5', 'a battlecraft has no Battle Commands');
  if (isMissile(g, target) && ![GUIDED, INTELLIGENT, MIMS].includes(g.units.type[target]!))
    return refuse('DV-FSB-P6', 'unguided and homing missiles are not affected'); // DV-FSB-H4
  return null;
}

function refusePoint(at: Position, seat: number, about: About, { unit, box, target }: Point): Refusal | null {
  const { g } = at;
  if (!about.ships.includes(unit)) return refuse('DV-FSB-P5', 'that ship jams nothing now');
  if (jammingPoints(at, rowOf(g, unit, box)) === 0)
    return refuse('DV-FSB-P5', 'that box is no working electronics warfare pod');
  if (!isUnit(g, target) || !isInPlay(g, target) || g.units.seat[target] === seat)
    return refuse('DV-FSB-P5', 'that is no enemy on the plane');
  return refuseTarget(at, unit, target);
}

export const jam: Choice<DeltaVeeTypes, About, Answer> = {
  shape: z.strictObject({
    points: z
      .array(
        z.strictObject({
          box: z.int().min(1).max(99),
          unit: z.int().min(0).max(9999),
          target: z.int().min(0).max(9999),
          count: z.int().min(1).max(9),
        }),
      )
      .max(99),
  }),
  check(play, { points }, { by, about }) {
    const used = new Map<number, number>();
    for (const point of points) {
      const refusal = refusePoint(play, by, about, point);
      if (refusal)
        return refuse(refusal.rule, `box ${point.box} of unit ${point.unit} on unit ${point.target}: ${refusal.why}`);
      const row = rowOf(play.g, point.unit, point.box);
      const sum = (used.get(row) ?? 0) + point.count;
      if (sum > jammingPoints(play, row))
        return refuse('DV-FSB-P5', `the pod in box ${point.box} has ${jammingPoints(play, row)} points`);
      used.set(row, sum);
    }
    return null;
  },
  apply(play, { points }) {
    if (points.length > 0) play.markRevealed(); // the jammed side learns of it
    for (const point of points) applyPoint(play, point);
  },
  /** nothing, or all points of one pod on one target */
  options(play, { by, about }) {
    const answers: Answer[] = [{ points: [] }];
    for (const unit of about.ships)
      for (const box of jamBoxes(play, unit))
        for (const target of jamTargets(play, by, unit)) {
          const count = jammingPoints(play, rowOf(play.g, unit, box));
          answers.push({ points: [{ box, unit, target, count }] });
        }
    return answers;
  },
  sample(play, { by, about }, random) {
    const points: Point[] = [];
    for (const unit of about.ships) {
      const targets = jamTargets(play, by, unit);
      for (const box of jamBoxes(play, unit))
        for (let left = jammingPoints(play, rowOf(play.g, unit, box)); left > 0; left--)
          points.push({ box, unit, target: targets[random.below(targets.length)]!, count: 1 });
    }
    return { points };
  },
  defaultAnswer: () => ({ points: [] }),
};

function applyPoint(play: DvPlay, { unit, target, count }: Point): void {
  const { g } = play;
  g.units.jammed[target]! += count; // DV-FSB-P5, DV-FSB-P6
  play.emit('DV-FSB-P5', 'jammed', { unit, target, count }); // DV-FSB-PI6: whose it is, not from which box
}

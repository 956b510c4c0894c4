/**
 * Courses judged by what they lead to: those that look good are read further, in one imagined world after the other,
 * fewer each time.
 */
import type { Position } from '@admiralty/engine/deltavee';
import { after, costOf } from '@admiralty/engine/deltavee';
import type { Budget } from '../budget.ts';
import { optionsFor } from './course-options.ts';
import type { CourseOption, Judge } from './course-value.ts';
import { leastLoss } from './duel.ts';
import { FEAR, type Front, frontOf, LATER, lineOf } from './line-of-play.ts';
import { hitsOn, placeOf } from './weapons.ts';

/** Courses that are read in the first world, in the second, and so on. */
const READ: readonly number[] = [24, 16, 12, 8, 6, 6, 4, 4];
/** Where it leads otherwise counts less for a reader than for one who goes by habit. */
const CALM = 0.4;
/** Actions that one line stands for. */
const NODES = 24;

/** With so much of the budget used up no reading is begun: the other vessels are steered by habit. */
const HASTE = 0.5;
/** What looking at all courses takes, in glances of a captain. */
const THOROUGH = 8;

/** Judges courses in as many worlds as the budget allows. */
export function foresightIn(nextWorld: () => Position, budget: Budget): Judge {
  const isLate = (): boolean => budget.isSpent();
  return (scene, unit, pull, aggression) => {
    const before = budget.used();
    const habitual = optionsFor(scene, unit, pull, aggression);
    const used = budget.used();
    if (used + Math.max(HASTE, THOROUGH * (used - before)) > 1) return habitual;
    const options = optionsFor(scene, unit, pull, aggression, true);
    let front = frontOf(scene.at, scene.seat, unit);
    if (front.enemies.length === 0) return options;
    const hopes: Hope[] = [];
    for (const option of options) {
      if (isLate()) return habitual;
      hopes.push({ option, first: glance(front, option), sum: 0, lines: 0 });
    }
    hopes.sort((a, b) => scoreOf(b) - scoreOf(a));
    const still = hopes.find(({ option: { change, weave } }) => costOf(change) + weave === 0);
    let read = still ? [...new Set([still, ...hopes.slice(0, READ[0])])] : hopes.slice(0, READ[0]);
    for (const [world, width] of READ.entries()) {
      if (world > 0) {
        front = frontOf(nextWorld(), scene.seat, unit);
        read = read.filter((hope, rank) => rank < width || hope === still);
      }
      if (front.enemies.length === 0) break;
      for (const hope of read) {
        const worth = isLate() ? null : lineOf(front, hope.option.course, hope.option.weave > 0, isLate);
        if (worth === null) break;
        budget.spend(NODES);
        hope.sum += worth;
        hope.lines++;
      }
      read.sort((a, b) => scoreOf(b) - scoreOf(a));
      if (isLate()) break;
    }
    const judged = hopes.filter(({ lines }) => lines > 0);
    return (judged.length > 0 ? judged : hopes)
      .map((hope): CourseOption => ({ ...hope.option, score: scoreOf(hope) }))
      .sort((a, b) => b.score - a.score);
  };
}

/** A course, what a glance promises of it, and the lines that began with it. */
interface Hope {
  option: CourseOption;
  first: number;
  sum: number;
  lines: number;
}

function scoreOf({ option, first, sum, lines }: Hope): number {
  return CALM * option.calm + (lines > 0 ? sum / lines : first);
}

/** What the course suffers, and what the enemy cannot avoid to suffer in turn. */
function glance({ enemies }: Front, { course, danger }: CourseOption): number {
  const now = placeOf(course);
  const end = placeOf(after(course));
  let worth = -FEAR * enemies[0]!.duel.mine.loss * danger;
  for (const { duel, now: his } of enemies) {
    const there = placeOf(his);
    worth -= duel.mine.hit * hitsOn(duel.his.arsenal, there, now.q, now.r, now.heading);
    worth += LATER * (1 - danger) * leastLoss(duel.his, duel.mine, there, end);
  }
  return worth;
}

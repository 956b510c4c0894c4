/** The whole plot sheet: every fleet its way, those that count most first, and once more when all ways are known. */
import {
  type Choices,
  type FleetPlot,
  horizonOf,
  mayInsert,
  mustAbort,
  numbersWhere,
  type Position,
  runsFleet,
  SET_UP,
  sideOfSeat,
  standingAfter,
  type WarTypes,
} from '@admiralty/engine/fifth-frontier-war';
import type { Budget } from '../budget.ts';
import type { Candidate, Question } from '../knowledge.ts';
import { Visits } from './concentration.ts';
import { improved } from './evaluate.ts';
import { NARROW, Plotter, type Traverse, traverseOf, type Way } from './plotting.ts';
import { say } from './words.ts';

type Sheet = Choices['plots']['answer'];
type PlotQuestion = Question<WarTypes, Choices['plots']['about']>;

/** Points that a new plan must promise beyond the old one before that is thrown away. */
const ABORT = 0.6;
/** The part of the time after which the rest is plotted in a hurry. */
const HURRY = 0.4;
/** Ways that are weighed for one sheet: so many with care, then in a hurry; beyond the last number fleets go on as they are. */
const CAREFUL = 8000;
const MOST = 20_000;
/** Other ways of one fleet that are worth a thought, and whole sheets. */
const OTHERS = 2;
const SHEETS = 6;

/** Plots stay secret after the sheets are in: the same words, whatever is in them. */
const WORDS = say.plotSheet.plots;

/** A fleet's way with what it does to the orders that stand. */
interface Course extends Way {
  readonly change: FleetPlot['change'];
}

/** What each fleet could do, best first; the first of all together is the plan. */
type Courses = ReadonlyMap<number, readonly Course[]>;

export function plotsAdvice({ seat, play, input, budget }: PlotQuestion): Candidate<Sheet>[] {
  const courses = coursesOf(play, seat, budget, input === null);
  const best = sheetFrom(play, seat, planFrom(courses, -1, 0));
  if (input === null || budget.isSpent()) return [best];
  const others = [...courses].flatMap(([fleet, list]) =>
    list.slice(1, 1 + OTHERS).map((_, n) => planFrom(courses, fleet, n + 1)),
  );
  others.sort((a, b) => b.points - a.points);
  return [best, ...others.slice(0, SHEETS).map((plan) => sheetFrom(play, seat, plan))];
}

interface Plan {
  readonly fleets: FleetPlot[];
  readonly points: number;
}

/** The plan, but with another way for one of the fleets. */
function planFrom(courses: Courses, changed: number, rank: number): Plan {
  let points = 0;
  const fleets = [...courses].map(([fleet, list]): FleetPlot => {
    const { change, orders, value } = list[fleet === changed ? rank : 0]!;
    points += value;
    return { fleet, change, orders: [...orders] };
  });
  return { fleets, points };
}

function sheetFrom(at: Position, seat: number, { fleets, points }: Plan): Candidate<Sheet> {
  return { answer: { fleets }, value: improved(at, seat, points), words: WORDS };
}

/** Fleets with plots that a seat runs, the strongest first. */
function fleetsToPlot(at: Position, seat: number): Traverse[] {
  const side = sideOfSeat(at.g, seat);
  return numbersWhere(at.data.fleets.length, (fleet) => runsFleet(at.g, seat, fleet) && horizonOf(at, fleet) > 0)
    .map((fleet) => traverseOf(at, fleet, side))
    .sort((a, b) => weightOf(b) - weightOf(a));
}

export const weightOf = ({ force }: Traverse): number => force.attack + force.bombardment + 3 * force.troops.length;

function coursesOf(at: Position, seat: number, budget: Budget, isHasty: boolean): Courses {
  const side = sideOfSeat(at.g, seat);
  const visits = new Visits(at, side);
  const isLate = (): boolean => budget.isSpent();
  const [careful, hasty] = [new Plotter(at, side, visits, isLate), new Plotter(at, side, visits, isLate, NARROW)];
  const fleets = fleetsToPlot(at, seat);
  const courses = new Map<number, Course[]>();
  const passes = isHasty || fleets.length === 1 ? 1 : 2;
  const weighed = (): number => careful.weighed + hasty.weighed;
  const isSpent = (): boolean => isLate() || weighed() > MOST;
  for (let pass = 0; pass < passes; pass++)
    for (const traverse of fleets) {
      if (pass > 0 && (isSpent() || weighed() > CAREFUL)) break;
      const { fleet } = traverse;
      visits.remove(fleet);
      const plotter = isHasty || budget.used() > HURRY || weighed() > CAREFUL ? hasty : careful;
      const ranked = isSpent() ? [heldCourse(at, fleet)] : coursesFor(at, plotter, traverse);
      visits.add(ranked[0]!.visits.map((visit) => ({ ...visit, fleet })));
      courses.set(fleet, ranked);
    }
  return courses;
}

/** No time left: what stands stands, the rest are holds. */
function heldCourse(at: Position, fleet: number): Course {
  const change = mustAbort(at, fleet) && at.g.phase !== SET_UP ? 'abort' : 'none';
  return { change, value: 0, orders: [], visits: [], taken: [] };
}

/** What stands is carried on unless a new plan is clearly better. */
function coursesFor(at: Position, plotter: Plotter, traverse: Traverse): Course[] {
  const { fleet } = traverse;
  const coursesOn = (change: FleetPlot['change'], price: number): Course[] =>
    plotter
      .waysOf(traverse, standingAfter(at, fleet, change))
      .map((way) => ({ ...way, change, value: way.value - price }));
  const options: Course[] = [];
  if (!mustAbort(at, fleet) || at.g.phase === SET_UP) options.push(...coursesOn('none', 0));
  if (at.g.phase !== SET_UP) {
    if (mayInsert(at, fleet)) options.push(...coursesOn('insert', 0));
    options.push(...coursesOn('abort', options.length > 0 ? ABORT : 0));
  }
  options.sort((a, b) => b.value - a.value);
  const seen = new Set<string>();
  return options.filter(({ change, orders }) => {
    const key = `${change} ${JSON.stringify(orders[0] ?? null)}`;
    return !seen.has(key) && seen.add(key);
  });
}

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
import { Plotter, type Traverse, traverseOf, type Way } from './plotting.ts';

type Sheet = Choices['plots']['answer'];
type Question4C = Question<WarTypes, Choices['plots']['about']>;

/** Points that a new plan must promise beyond the old one before that is thrown away. */
const ABORT = 0.6;

/** A fleet's way with what it does to the orders that stand. */
interface Course extends Way {
  readonly change: FleetPlot['change'];
}

export function plotsAdvice({ seat, play, budget }: Question4C): Candidate<Sheet>[] {
  const { fleets, value } = sheetOf(play, seat, budget);
  const worth = improved(play, seat, value);
  return [{ answer: { fleets }, value: worth, words: wordsFor(fleets) }];
}

/** Fleets with plots that a seat runs, the strongest first. */
export function fleetsToPlot(at: Position, seat: number): Traverse[] {
  const side = sideOfSeat(at.g, seat);
  return numbersWhere(at.data.fleets.length, (fleet) => runsFleet(at.g, seat, fleet) && horizonOf(at, fleet) > 0)
    .map((fleet) => traverseOf(at, fleet, side))
    .sort((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ force }: Traverse): number => force.attack + force.bombardment + 3 * force.troops.length;

export function sheetOf(at: Position, seat: number, budget: Budget): { fleets: FleetPlot[]; value: number } {
  const side = sideOfSeat(at.g, seat);
  const visits = new Visits(at, side);
  const plotter = new Plotter(at, side, visits);
  const fleets = fleetsToPlot(at, seat);
  const chosen = new Map<number, Course>();
  for (let pass = 0; pass < 2; pass++)
    for (const traverse of fleets) {
      if (pass > 0 && (fleets.length === 1 || budget.isSpent())) break;
      const { fleet } = traverse;
      visits.remove(fleet);
      const course = bestCourse(at, plotter, traverse);
      visits.add(course.visits.map((visit) => ({ ...visit, fleet })));
      chosen.set(fleet, course);
    }
  const plots = fleets.map(({ fleet }): FleetPlot => {
    const { change, orders } = chosen.get(fleet)!;
    return { fleet, change, orders: [...orders] };
  });
  return { fleets: plots, value: [...chosen.values()].reduce((sum, { value }) => sum + value, 0) };
}

/** What stands is carried on unless a new plan is clearly better. */
function bestCourse(at: Position, plotter: Plotter, traverse: Traverse): Course {
  const { fleet } = traverse;
  const courseOf = (change: FleetPlot['change']): Course => {
    const [way] = plotter.waysOf(traverse, standingAfter(at, fleet, change));
    return { ...way!, change };
  };
  const options: Course[] = [];
  if (!mustAbort(at, fleet) || at.g.phase === SET_UP) options.push(courseOf('none'));
  if (at.g.phase !== SET_UP) {
    if (mayInsert(at, fleet)) options.push(courseOf('insert'));
    const abort = courseOf('abort');
    options.push({ ...abort, value: abort.value - (options.length > 0 ? ABORT : 0) });
  }
  return options.reduce((a, b) => (b.value > a.value ? b : a));
}

function wordsFor(fleets: readonly FleetPlot[]): string {
  const jumps = fleets.filter(({ orders }) => orders.some(({ jump }) => jump)).length;
  const aborted = fleets.filter(({ change }) => change === 'abort').length;
  if (aborted > 0) return 'changes its plans';
  return jumps > 0 ? 'goes on with the offensive' : 'keeps its fleets where they are';
}

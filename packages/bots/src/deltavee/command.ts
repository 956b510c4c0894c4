/** The Command Phase: one plan for each unit, missiles first, then ships and craft; the best order of it comes next. */
import {
  type Change,
  commandsLeft,
  type DeltaVeeTypes,
  type DvPlay,
  dueOf,
  isShip,
  nextRabbit,
  type Order,
  type Position,
  STRAIGHT_ON,
} from '@admiralty/engine/deltavee';
import type { Candidate, Question } from '../knowledge.ts';
import { battlePlans, type Plan } from './battle-commands.ts';
import { flownFor, isStill, note, optionsFor, takesBack } from './course-options.ts';
import { courseOrders, jumpPlans, steer } from './course-orders.ts';
import { foresightIn } from './course-search.ts';
import { type CourseContext, type CourseOption, courseContext, type Judge } from './course-value.ts';
import { improved, standing } from './evaluate.ts';
import { BUSY, type Goal, goalOf, pullOf } from './goals.ts';
import { steeringsOf } from './missiles.ts';
import { vesselsOf } from './unit-values.ts';
import { say } from './words.ts';

type Asked = Question<DeltaVeeTypes, null>;

const END: Order = { do: 'end' };

/** How the ships are steered. */
interface Helm {
  judge: Judge;
  /** what a course must gain to be worth its orders */
  hardly: number;
  /** a course once begun is not thought over in the same phase */
  isResolute: boolean;
}

const HABIT: Helm = { judge: optionsFor, hardly: 0.004, isResolute: false };

/** In an imagined line all orders of the phase are thought of at once. */
export function commandAdvice(asked: Asked): Candidate<Order>[] {
  return asked.input ? weighed(asked, HABIT) : outright(asked);
}

/** The same with the courses read further. */
export function commandForesight(asked: Asked): Candidate<Order>[] {
  const { play, input, random, budget } = asked;
  const judge = foresightIn(() => input?.world.again(random).play() ?? play, budget);
  return weighed(asked, { judge, hardly: 0.0013, isResolute: true });
}

function weighed({ seat, play, input, decision, budget }: Asked, helm: Helm): Candidate<Order>[] {
  const base = standing(play, seat, input);
  const isLegal = (order: Order): boolean => play.choiceOf('command').check(play, order, decision) === null;
  const forced = nextRabbit(play, seat) ?? dueOf(play, seat)?.order;
  if (forced && isLegal(forced)) return [{ answer: forced, value: base, words: say.command.noOtherOrder }];
  const end = { answer: END, value: base, words: say.command.nothingMore };
  const plans = plansOf(
    courseContext(play, seat, () => budget.isSpent()),
    play,
    isLegal,
    helm,
    (unit) => doneTo(unit, input),
  ).map(
    ({ orders: [answer, ...plan], gain, words }): Candidate<Order> => ({
      answer: answer!,
      value: improved(base, gain),
      words,
      plan,
    }),
  );
  return isLegal(END) ? [end, ...plans] : plans;
}

/** Orders for all units in one go, about as a captain gives them one by one; empty: there is nothing legal to say. */
function outright({ seat, play, decision, budget }: Asked): Candidate<Order>[] {
  const isLegal = (order: Order): boolean => play.choiceOf('command').check(play, order, decision) === null;
  const scene = courseContext(play, seat, () => budget.isSpent());
  const orders: Order[] = [];
  const add = (more: readonly Order[]): void => {
    if (more.length > 0 && (orders.length > 0 || isLegal(more[0]!))) orders.push(...more);
  };
  const forced = nextRabbit(play, seat) ?? dueOf(play, seat)?.order;
  if (forced) add([forced]);
  if (orders.length === 0) {
    for (const steering of steeringsOf(scene)) add(steer(play, steering));
    for (const unit of vesselsOf(play.g, seat)) {
      if (scene.isLate()) break;
      for (const more of habitsOf(scene, unit, seat)) add(more);
    }
    if (!orders.some(({ do: what }) => what === 'lowerField')) add([END]); // a ship that is free again gets a course
  }
  return orders.length === 0
    ? []
    : [
        {
          answer: orders[0]!,
          plan: orders.slice(1),
          value: 0,
          words: say.command.byHabit,
        },
      ];
}

/** A ship's course, then its Battle Commands on that course. */
function habitsOf(scene: CourseContext, unit: number, seat: number): Order[][] {
  const { at } = scene;
  const goal = goalOf(at, seat, unit);
  const [jump] = goal?.kind === 'jump' ? jumpPlans(at, seat, unit) : [];
  if (jump) return [jump.orders];
  const boarding = isShip(at.g, unit) ? battlePlans(scene, unit, 0, 0).find(({ gain }) => gain > URGENT) : undefined;
  if (boarding) return [boarding.orders];
  const { orders, option } = flownFor(scene, unit, goal && pullOf(at, unit, goal), goal ? BUSY : 1, HABIT.hardly);
  if (!isShip(at.g, unit)) return [orders];
  const battle = battlePlans(scene, unit, option?.offence ?? 0, option?.danger);
  const given = battle.filter(({ gain }) => gain > 0).slice(0, Math.max(1, commandsLeft(at, unit)));
  return [orders, ...given.map((plan) => plan.orders)];
}

/**
 * Plans of the first unit that has one better than doing nothing, as far as there is time to look; else all that was
 * thought of.
 */
function plansOf(
  scene: CourseContext,
  play: DvPlay,
  isLegal: (order: Order) => boolean,
  helm: Helm,
  done: (unit: number) => Change,
): Plan[] {
  const { seat } = scene;
  for (const steering of steeringsOf(scene)) {
    const orders = steer(play, steering);
    if (orders.length > 0 && isLegal(orders[0]!))
      return [{ orders, gain: steering.gain - steering.idle, words: say.command.steersMissile }];
  }
  const left: Plan[] = [];
  for (const unit of vesselsOf(play.g, seat)) {
    if (scene.isLate()) break;
    const plans = shipPlans(scene, unit, helm, done(unit)).filter(
      ({ orders }) => orders.length > 0 && isLegal(orders[0]!),
    );
    if (plans.some(({ gain }) => gain > 0)) return plans;
    left.push(...plans);
  }
  return left;
}

/**
 * Courses first; then what the Battle Commands are good for, with courses that look no better than holding on until the
 * first is given. A field that is up must come down before a course.
 */
function shipPlans(scene: CourseContext, unit: number, helm: Helm, done: Change): Plan[] {
  const { at, seat } = scene;
  const goal = goalOf(at, seat, unit);
  const jumping = goal?.kind === 'jump' ? jumpPlans(at, seat, unit) : [];
  if (jumping.length > 0) return jumping;
  const isSettled = helm.isResolute && hasBegun(at, unit);
  const look = isSettled ? optionsFor : helm.judge;
  const options = look(scene, unit, goal && pullOf(at, unit, goal), goal ? BUSY : 1);
  const still = options.find(isStill);
  const battle = isShip(at.g, unit) ? battlePlans(scene, unit, still?.offence ?? 0) : [];
  if (isSettled || !still || battle.some(({ gain }) => gain > URGENT)) return battle;
  const courses = options
    .filter(({ change }) => !takesBack(done, change))
    .slice(0, 6)
    .filter((option) => option !== still)
    .map((option) => coursePlan(unit, option, still, goal, helm.hardly));
  if (courses.some(({ gain }) => gain > 0)) return courses;
  return at.g.units.commands[unit] === 0 ? [...battle, ...courses] : battle;
}

/** What its Commands have done to the course of a unit in this phase, as the seat was told. */
function doneTo(unit: number, input: Asked['input']): Change {
  const done = { ...STRAIGHT_ON };
  const { heard = [] } = input ?? {};
  for (const { type, data } of heard.slice(heard.findLastIndex(({ type }) => type === 'phase') + 1)) {
    const told = data as { unit?: number; do?: string };
    if (type === 'maneuver' && told.unit === unit) note(done, { do: told.do ?? '' });
  }
  return done;
}

function hasBegun({ g: { units } }: Position, unit: number): boolean {
  return units.maneuvers[unit]! + units.weaved[unit]! > 0;
}

/** Boarding does not wait for anything. */
const URGENT = 0.5;

function coursePlan(unit: number, option: CourseOption, still: CourseOption, goal: Goal | null, hardly: number): Plan {
  return {
    option,
    orders: courseOrders(unit, option),
    gain: option.score - still.score - hardly,
    words: courseWords(option, still, goal),
  };
}

function courseWords(option: CourseOption, still: CourseOption, goal: Goal | null): string {
  if (still.danger > option.danger + 0.2) return say.command.getsOutOfTheWay;
  if (goal) return goal.words;
  if (option.offence > still.offence + 0.02) return say.command.courseForMissiles;
  return option.course.velocity > still.course.velocity ? say.command.gathersWay : say.command.closesIn;
}

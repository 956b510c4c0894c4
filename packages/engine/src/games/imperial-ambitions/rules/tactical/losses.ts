/** The owner picks who loses steps (IA-land-7, IA-gnd-10, IA-gc-13); his standing order may do it for him. */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { isUnit } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { lossOrder } from '../../orders/loss-order.ts';
import { forced, ordered, put, type Standing, skipsForced } from '../../orders/pace.ts';
import { type ImperialState, UNITS, type Units } from '../../state.ts';
import {
  type Choices,
  type IaFrame,
  type IaPlay,
  type ImperialTypes,
  type Position,
  refuse,
  type Steps,
} from '../../types.ts';
import { loseSteps } from './removal.ts';

type Answer = Choices['chooseLosses']['answer'];

export function losses(play: IaPlay, frame: IaFrame<'losses'>): void {
  const { g } = play;
  const { my } = frame;
  const units = my.units.filter((unit) => isUnit(g, unit));
  const steps = Math.min(my.left, stepsOf(play, units));
  if (steps === 0) return play.done();
  const owner = g.units.owner[units[0]!]!;
  if (owner === NEUTRAL) return loseAll(play, inOrder(play, owner, units, steps));
  put(play, owner, 'chooseLosses', my.rule, { units, steps }, standing);
}

function stepsOf({ g }: Position, units: readonly number[]): number {
  let sum = 0;
  for (const unit of units) sum += g.units.steps[unit]!;
  return sum;
}

/** One entry a step, units in loss order; each goes whole before the next begins. */
function inOrder(at: Position, owner: number, units: readonly number[], steps: number): number[] {
  const answer: number[] = [];
  for (const unit of lossOrder(at, owner, units))
    for (let step = at.g.units.steps[unit]!; step > 0 && answer.length < steps; step--) answer.push(unit);
  return answer;
}

const standing: Standing<'chooseLosses'> = (play, { by, about: { units, steps } }) => {
  const { g } = play;
  const answer = { units: inOrder(play, by, units, steps) };
  if (g.pace[by]!.losses !== 'ask') return ordered(answer);
  return skipsForced(g, by) && isForced(play, units, steps) ? forced(answer) : null;
};

/** IA-tac-cbt-33, R134: all choices leave the same position; he is asked whenever they differ in anything */
function isForced(at: Position, units: readonly number[], steps: number): boolean {
  if (units.length === 1 || stepsOf(at, units) === steps) return true;
  const first = units[0]!;
  return units.every((unit) => areAlike(at.g, unit, first)) && (steps === 1 || at.g.units.steps[first] === 1);
}

/** What happened in an earlier turn makes no difference between two units of one kind any more. */
const THIS_TURN: readonly (keyof Units)[] = ['jumped', 'worked', 'shifted', 'boarded'];
const PAST: readonly (keyof Units)[] = ['arrived', 'lastSystem'];

function areAlike({ units, turn }: ImperialState, a: number, b: number): boolean {
  return UNITS.names.every((column) => {
    const [one, other] = [units[column][a], units[column][b]];
    if (THIS_TURN.includes(column)) return (one === turn) === (other === turn);
    return PAST.includes(column) || one === other;
  });
}

/** IA-tac-cbt-6: at once */
function loseAll(play: IaPlay, units: readonly number[]): void {
  const my = play.top.my as Steps['losses'];
  my.left = 0;
  for (const unit of new Set(units)) loseSteps(play, unit, units.filter((one) => one === unit).length, my.rule);
}

const unitNumber = z.int().min(0).max(99_999);

export const chooseLosses: Choice<ImperialTypes, Choices['chooseLosses']['about'], Answer> = {
  shape: z.strictObject({ units: z.array(unitNumber).max(2000) }),
  check({ g }, answer, { rule, about }) {
    if (answer.units.length !== about.steps)
      return refuse(rule, `${about.steps} steps are lost, not ${answer.units.length}`);
    const left = new Map(about.units.map((unit) => [unit, g.units.steps[unit]!]));
    for (const unit of answer.units) {
      const steps = left.get(unit) ?? 0;
      if (steps < 1) return refuse(rule, `unit ${unit} has no step to lose here`);
      left.set(unit, steps - 1);
    }
    return null;
  },
  apply: (play, answer) => loseAll(play, answer.units),
  sample({ g }, { about: { units, steps } }, random) {
    const all = units.flatMap((unit) => new Array<number>(g.units.steps[unit]!).fill(unit));
    const answer: number[] = [];
    while (answer.length < steps) answer.push(...all.splice(random.below(all.length), 1));
    return { units: answer };
  },
  defaultAnswer: (play, { by, about: { units, steps } }) => ({ units: inOrder(play, by, units, steps) }),
};

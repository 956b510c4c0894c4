/** Which stack moves now, and where each of its ships goes: the best place of all that it can reach. */
import {
  type Choices,
  endOfMove,
  type ImperialTypes,
  isDeployed,
  isProject,
  movesOf,
  rangeBetween,
  stacksOf,
  strengthOf,
  type UnitMove,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { baseValue, raised } from './evaluate.ts';
import { type Outlook, outlookOf, type Prospect, placeValue, prospectOf } from './facing.ts';
import { type Field, fieldOf, isStillToMove } from './field.ts';

import { type Stance, stanceOf } from './stance.ts';
import { worthOf } from './unit-values.ts';
import { say } from './words.ts';

interface Option {
  move: UnitMove;
  q: number;
  r: number;
  facing: number;
  prospect: Prospect;
}

/** Other tempers whose choice is worth a trial. */
const TEMPERS: Readonly<Record<Stance, readonly Stance[]>> = {
  storm: ['close', 'hold'],
  close: ['storm', 'evade'],
  hold: ['close', 'evade'],
  evade: ['close', 'hold'],
  leave: ['close', 'evade'],
};
/** Points for a ship that is out of a lost battle. */
const ESCAPED = 60;
/** A fourth counter in a hex is thrown away. */
const CROWDED = 1000;
/** Stacks whose moves are proposed, and points by which the next proposal is held back. */
const STACKS = 2;
const NEXT = 40;
/** Next best places that an admiral looks at. */
const FURTHER = 5;

export function activateAdvice({
  play,
  seat,
  input,
}: Question<ImperialTypes, Choices['activate']['about']>): Candidate<Choices['activate']['answer']>[] {
  const field = fieldOf(play, seat);
  const stance = stanceOf(field);
  const outlook = outlookOf(field);
  const isImagined = input === null; // nobody looks at the alternatives of an imagined line
  const base = isImagined ? 0 : baseValue(play, seat);
  return stacksInOrder(field)
    .slice(0, isImagined ? 1 : STACKS)
    .flatMap((stack, rank) => {
      const stances = rank === 0 && !isImagined ? [stance, ...TEMPERS[stance]] : [stance];
      return waysOf(outlook, stack, stances).map(({ moves, points }, place) => ({
        answer: { moves },
        value: raised(base, points - NEXT * (rank + place)),
        words: wordsFor(stances[place]!, moves),
      }));
    });
}

/** The admiral's: also the next best places of the ship that matters most. */
export function activateForesight(
  question: Question<ImperialTypes, Choices['activate']['about']>,
): Candidate<Choices['activate']['answer']>[] {
  const { play, seat } = question;
  const field = fieldOf(play, seat);
  const stance = stanceOf(field);
  const [stack] = stacksInOrder(field);
  if (!stack) return activateAdvice(question);
  const base = baseValue(play, seat);
  const further = waysOf(outlookOf(field), stack, [stance], FURTHER).slice(1);
  return [
    ...activateAdvice(question),
    ...further.map(({ moves, points }, place) => ({
      answer: { moves },
      value: raised(base, points - NEXT * (place + 1)),
      words: wordsFor(stance, moves),
    })),
  ];
}

/** Those first whom no enemy that has still to move can surprise. */
function stacksInOrder(field: Field): number[][] {
  const { at, seat, guns } = field;
  const waiting = guns.filter((gun) => isStillToMove(field, gun));
  const room = (stack: readonly number[]): number =>
    waiting.reduce((least, gun) => Math.min(least, rangeBetween(at.g, stack[0]!, gun) - strengthOf(at, gun).ma), 99);
  return stacksOf(at, seat)
    .map((stack) => ({ stack, room: room(stack) }))
    .sort((a, b) => b.room - a.room || a.stack[0]! - b.stack[0]!)
    .map(({ stack }) => stack);
}

interface Way {
  moves: UnitMove[];
  /** what the first stance makes of it */
  points: number;
}

/** The best moves of a stack for each stance; then with the first ship at its next best places, `further` of them. */
function waysOf(outlook: Outlook, stack: readonly number[], stances: readonly Stance[], further = 0): Way[] {
  const { at } = outlook.field;
  const named = stack.slice(0, at.data.tables.stacking).sort((a, b) => worthOf(at, b) - worthOf(at, a) || a - b);
  const others = othersBeside(outlook.field, named);
  const options = named.map((unit) => optionsOf(outlook, unit, stances));
  const way = (which: number, rank: number): Way => {
    const counts = new Map(others);
    const found: Way = { moves: [], points: 0 };
    for (const [index, unit] of named.entries()) {
      const isFull = ({ q, r }: Option): boolean => (counts.get(key(q, r)) ?? 0) >= at.data.tables.stacking;
      const worth = (option: Option, stance: number): number =>
        worthOfOption(outlook, unit, option, stances, stance) - (isFull(option) ? CROWDED : 0);
      const best = nthBest(options[index]!, (option) => worth(option, which), index === 0 ? rank : 0);
      found.moves.push(best.move);
      found.points += worth(best, 0);
      if (best.move.do !== 'jump') add(counts, best.q, best.r);
    }
    return found;
  };
  const ranks = Array.from({ length: further }, (_, index) => index + 1);
  return [...stances.map((_, which) => way(which, 0)), ...ranks.map((rank) => way(0, rank))];
}

/** The best, or one after it. */
function nthBest(options: readonly Option[], worth: (option: Option) => number, rank: number): Option {
  if (rank === 0) {
    let [best, most] = [options[0]!, -Infinity];
    for (const option of options) {
      const value = worth(option);
      if (value > most) [best, most] = [option, value];
    }
    return best;
  }
  const sorted = options.map((option) => ({ option, value: worth(option) })).sort((a, b) => b.value - a.value);
  return (sorted[rank] ?? sorted[0]!).option;
}

/** Own counters by hex that are not in the stack. */
function othersBeside({ at, seat }: Field, stack: readonly number[]): Map<number, number> {
  const { units, battle } = at.g;
  const counts = new Map<number, number>();
  for (const unit of battle.units)
    if (units.owner[unit] === seat && isDeployed(at.g, unit) && !isProject(at.g, unit) && !stack.includes(unit))
      add(counts, units.q[unit]!, units.r[unit]!);
  return counts;
}

const key = (q: number, r: number): number => q * 1000 + r;

function add(counts: Map<number, number>, q: number, r: number): void {
  counts.set(key(q, r), (counts.get(key(q, r)) ?? 0) + 1);
}

function worthOfOption(
  outlook: Outlook,
  unit: number,
  { move, prospect }: Option,
  stances: readonly Stance[],
  which: number,
): number {
  if (move.do === 'jump') return stances[which] === 'leave' ? ESCAPED : -CROWDED;
  return placeValue(outlook, unit, prospect, stances, which);
}

/** Every end of a move, weighed with the unit standing there; it is put back at the end. */
function optionsOf(outlook: Outlook, unit: number, stances: readonly Stance[]): Option[] {
  const { at } = outlook.field;
  const { q, r, facing } = at.g.units;
  const [fromQ, fromR, fromFacing] = [q[unit]!, r[unit]!, facing[unit]!];
  const ends = movesOf(at, unit).map((move) => ({ move, ...endOfMove(at, unit, move) }));
  const options = ends.map((end) => {
    [q[unit], r[unit], facing[unit]] = [end.q, end.r, end.facing];
    return { ...end, prospect: prospectOf(outlook, unit, stances) };
  });
  [q[unit], r[unit], facing[unit]] = [fromQ, fromR, fromFacing];
  return options;
}

function wordsFor(stance: Stance, moves: readonly UnitMove[]): string {
  if (moves.some((move) => move.do === 'jump')) return say.activation.leavesBattle;
  switch (stance) {
    case 'storm':
      return say.activation.goesInAtAnyCost;
    case 'close':
      return say.activation.closesIn;
    case 'hold':
      return say.activation.underOwnGuns;
    case 'evade':
      return say.activation.keepsOutOfReach;
    case 'leave':
      return say.activation.makesForOpenSpace;
  }
}

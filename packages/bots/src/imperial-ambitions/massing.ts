/** The fleets: ships of one hex that go together, what they can do, and how they are made into task forces. */
import {
  aboardOf,
  CG,
  type Choices,
  CV,
  groupRange,
  type ImperialTypes,
  isBase,
  isCarried,
  isProject,
  isShip,
  isTransport,
  isTroops,
  jumpRange,
  MARKERS,
  markerHex,
  mayJump,
  membersOf,
  type Position,
  strengthOf,
  typeOf,
  xyOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { harbourShifts } from './repair.ts';
import { isDecoy, newDecoy } from './scouting.ts';
import { armyStrength, type Theatre, theatreOf } from './theatre.ts';
import { say } from './words.ts';

/** Ships that jump together: a task force, or loose ones of a hex. */
export interface Fleet {
  readonly hex: number;
  /** 0: loose ships */
  readonly taskForce: number;
  readonly units: readonly number[];
  readonly range: number;
  readonly power: number;
  /** strength of the troops aboard */
  readonly army: number;
}

/** Is this a ship for a fleet: a warship fit to fight, a carrier, a transport with troops? */
export function isForFleet(at: Position, unit: number): boolean {
  const { g } = at;
  if (!isShip(g, unit) || isProject(g, unit) || g.units.type[unit] === CG || g.units.bound[unit] === 1) return false;
  if (isTransport(g, unit)) return jumpRange(at, unit) > 0 && hasTroops(at, unit);
  if (g.units.type[unit] === CV) return jumpRange(at, unit) > 1 && aboardOf(g, unit).length > 0;
  return jumpRange(at, unit) > 1 && strengthOf(at, unit).as > 1;
}

export function hasTroops({ g }: Position, transport: number): boolean {
  return aboardOf(g, transport).some((unit) => isTroops(g, unit));
}

/** Fleets that may jump now: task forces, and for each hex the loose ships. */
export function fleetsOf({ at, seat, own }: Theatre): Fleet[] {
  const { g, data } = at;
  const fleets: Fleet[] = [];
  for (let number = 1; number <= data.tables.markers; number++) {
    const hex = markerHex(at, seat, number);
    if (hex < 0 || g.taskForces.jumped[seat * MARKERS + number] === g.turn) continue;
    const units = membersOf(g, seat, number);
    if (units.length > 0 && units.every((unit) => mayJump(at, unit))) fleets.push(fleetOf(at, hex, number, units));
  }
  for (const [hex, here] of own) {
    const loose = here.filter((unit) => g.units.taskForce[unit] === 0 && isForFleet(at, unit) && mayJump(at, unit));
    if (loose.length > 0) fleets.push(fleetOf(at, hex, 0, loose));
  }
  return fleets;
}

export function fleetOf(at: Position, hex: number, taskForce: number, units: readonly number[]): Fleet {
  let attack = 0;
  let defence = 0;
  const troops: number[] = [];
  for (const unit of units.flatMap((one) => [one, ...aboardOf(at.g, one)])) {
    if (isTroops(at.g, unit)) troops.push(unit);
    else if (strengthOf(at, unit).as > 1) {
      attack += strengthOf(at, unit).as;
      defence += strengthOf(at, unit).ds;
    }
  }
  return {
    hex,
    taskForce,
    units,
    range: groupRange(at, units),
    power: Math.sqrt(attack * defence),
    army: armyStrength(at, troops),
  };
}

/** All that stands in a hex, whether it has jumped or not: who arrives later fights beside it. */
export function powerAt({ at, own }: Theatre, hex: number): number {
  const units = (own.get(hex) ?? []).filter((unit) => !isCarried(at.g, unit) && !isProject(at.g, unit));
  const ships = units.filter((unit) => isShip(at.g, unit) || isBase(at.g, unit));
  return fleetOf(at, hex, 0, ships).power;
}

type Plans = Choices['reorganise']['answer'];

/** Before movement the fleet of each hex becomes one task force, so that nobody sees what it holds. */
export function reorganiseAdvice(
  question: Question<ImperialTypes, Choices['reorganise']['about']>,
): Candidate<Plans>[] {
  const { play, seat, decision } = question;
  const { about } = decision;
  const none: Candidate<Plans> = {
    answer: { taskForces: [], dissolve: [], shifts: [] },
    value: 0,
    words: say.massing.sortsForces,
  };
  if (about.isEnd) {
    const shifts = harbourShifts(play, seat);
    return shifts.length === 0
      ? [none]
      : [{ answer: { ...none.answer, shifts }, value: 0.1, words: say.massing.sortsForces }, none];
  }
  const answer = forcesOf(theatreOf({ ...question, input: null }));
  if (answer.taskForces.length + answer.dissolve.length === 0) return [none];
  return [{ answer, value: 0.1, words: say.massing.sortsForces }, none];
}

function forcesOf(theatre: Theatre): Plans {
  const { at, seat, own } = theatre;
  const { g, data } = at;
  const plans: Plans = { taskForces: [], dissolve: [], shifts: [] };
  const numbers = Array.from({ length: data.tables.markers }, (_, index) => index + 1);
  const free = numbers.filter((number) => markerHex(at, seat, number) < 0);
  const isFit = (unit: number): boolean =>
    isForFleet(at, unit) && (!isCarried(g, unit) || (isDocked(at, unit) && isWhole(at, unit)));
  const hexes = new Set([
    ...own.keys(),
    ...numbers.map((number) => markerHex(at, seat, number)).filter((hex) => hex >= 0),
  ]);
  for (const hex of hexes) {
    const units = (own.get(hex) ?? []).filter(isFit);
    const there = numbers.filter((number) => markerHex(at, seat, number) === hex);
    if (units.length < 2) {
      plans.dissolve.push(...there.filter((number) => !isDecoy(theatre, number)));
      continue;
    }
    const number = there[0] ?? free.shift();
    if (number === undefined) continue;
    const isSame = there.length === 1 && sameUnits(membersOf(g, seat, number), units);
    if (isSame) continue;
    plans.taskForces.push({ number, at: xyOf(hex), units });
    plans.dissolve.push(...there.slice(1));
  }
  plans.taskForces.push(...newDecoy(theatre, plans.taskForces, free.shift()));
  return plans;
}

function sameUnits(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((unit) => b.includes(unit));
}

function isDocked({ g }: Position, unit: number): boolean {
  const host = g.units.host[unit]!;
  return host >= 0 && isBase(g, host);
}

function isWhole(at: Position, unit: number): boolean {
  return at.g.units.steps[unit] === typeOf(at, unit).fullSteps;
}

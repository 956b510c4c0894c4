/** Fire groups: whom the units of a seat can attack, and who may join the group in hand. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import type { Refusal, RuleId } from '#core/types';
import { keyOf } from '#hex/index';
import { xyOf } from '../../board/chart.ts';
import { isDeployed, isPdb, isProject } from '../../board/units.ts';
import { NO_EFFECT } from '../../data/names.ts';
import { planAt, targetsOf } from '../../orders/fire-policy.ts';
import { bombardVolley, finalVolley, rowAgainst, type Volley, volleyFault } from '../../rules/ground/plans.ts';
import {
  type Aim,
  attackFault,
  attackOf,
  blockOf,
  isEndOn,
  isRefusal,
  mayFire,
} from '../../rules/tactical/strength.ts';
import type { Attack, ImperialTypes, Position, Xy } from '../../types.ts';
import { type Arcs, arcsOf } from '../arcs.ts';
import { type OddsFigures, oddsOf } from '../odds.ts';
import { unitNumber } from './shapes.ts';

/** The target and the group in hand, as far as they are chosen. */
export interface FirePartial {
  target: number | null;
  units: number[];
}

/** A unit that may join the group, and what it adds; `aim`: how that comes about, null between planet and orbit. */
export interface Shooter {
  unit: number;
  strength: number;
  aim: Aim | null;
  /** the unit stands ahead or astern of the target, which then defends with half if all do (IA-tac-cbt-23) */
  isEndOn: boolean;
}

/** A unit of the seat that cannot fire at the target in hand, and why; `block`: the star or planet in between. */
export interface Barred {
  unit: number;
  rule: RuleId;
  why: string;
  block: Xy | null;
}

export interface FireNext {
  /** whom the group in hand can attack (an empty one: whom anybody can), which units can, and the best odds of these */
  targets: { target: number; units: number[]; best: OddsFigures }[];
  /** who may join the group on the target in hand */
  members: Shooter[];
  /** how many more may */
  room: number;
  /** who cannot */
  barred: Barred[];
  /** ahead and astern of the target in hand */
  arcs: Arcs;
}

/** What one kind of fire allows. */
interface Range {
  targets: readonly number[];
  shooters: readonly number[];
  shot(unit: number, target: number): Omit<Shooter, 'unit'> | null;
  fault(units: readonly number[], target: number): Refusal | null;
  /** the best that a group of these can do */
  best(units: readonly number[], target: number): OddsFigures;
  barred(target: number): Barred[];
  arcs(target: number): Arcs;
}

export const fireOpenings = {
  fire: openingsWith<'fire'>(openRange),
  finalFire: openingsWith<'finalFire'>((at) => volleyRange(at, finalVolley(at), 'IA-pdb-6')),
  bombard: openingsWith<'bombard'>((at) => volleyRange(at, bombardVolley(at), 'IA-gc-7')),
};

function openingsWith<K extends 'fire' | 'finalFire' | 'bombard'>(
  rangeFor: (at: Position, seat: number) => Range,
): Openings<ImperialTypes, K>;
function openingsWith(
  rangeFor: (at: Position, seat: number) => Range,
): Openings<ImperialTypes, 'fire' | 'finalFire' | 'bombard'> {
  return {
    shape: z.strictObject({ target: unitNumber.nullable(), units: z.array(unitNumber).max(200) }),
    start: () => ({ target: null, units: [] }),
    next: (play, { target, units }, { by }) => {
      const range = rangeFor(play, by);
      const refusal = target !== null && units.length > 0 ? range.fault(units, target) : null;
      if (refusal) return { ok: false, refusal };
      const next = fireNext(range, target, units);
      return { ok: true, next: { ...next, room: play.data.tables.fireGroup - units.length } };
    },
    leads: (_play, { target, units }, { targets, members, room }) => {
      const done: Attack = { do: 'done' };
      if (target === null) return { answers: [done], partials: targets.map((one) => ({ target: one.target, units })) };
      const longer = room > 0 ? members.map(({ unit }) => ({ target, units: [...units, unit] })) : [];
      return { answers: [done, ...longer.map((one): Attack => ({ do: 'fire', ...one }))], partials: longer };
    },
  };
}

function fireNext(range: Range, target: number | null, units: readonly number[]): Omit<FireNext, 'room'> {
  const targets = range.targets.flatMap((one) => {
    const able = range.shooters.filter((unit) => range.shot(unit, one) !== null);
    return able.length > 0 && units.every((unit) => able.includes(unit))
      ? [{ target: one, units: able, best: range.best(able, one) }]
      : [];
  });
  if (target === null) return { targets, members: [], barred: [], arcs: NO_ARCS };
  const members = range.shooters.flatMap((unit): Shooter[] => {
    const shot = units.includes(unit) || range.fault([...units, unit], target) ? null : range.shot(unit, target);
    return shot ? [{ unit, ...shot }] : [];
  });
  return { targets, members, barred: range.barred(target), arcs: range.arcs(target) };
}

const NO_ARCS: Arcs = { forward: [], rear: [] };

/** T4: ships, fighters, bases and PDBs in a battle. */
function openRange(at: Position, seat: number): Range {
  const { g } = at;
  const own = g.battle.units.filter(
    (unit) => g.units.owner[unit] === seat && !isProject(g, unit) && (isDeployed(g, unit) || isPdb(g, unit)),
  );
  return {
    targets: targetsOf(at, seat),
    shooters: g.battle.units.filter((unit) => mayFire(g, seat, unit)),
    shot: (unit, target) => {
      const aim = attackOf(at, unit, target);
      return isRefusal(aim) ? null : { strength: aim.afterFacing, aim, isEndOn: isEndOn(at, unit, target) };
    },
    fault: (units, target) => attackFault(at, seat, units, target),
    best: (units, target) => oddsOf(at, bestRow(at, units, target)),
    barred: (target) => own.flatMap((unit) => barredAt(at, seat, unit, target)),
    arcs: (target) => (isDeployed(g, target) ? arcsOf(at, target) : NO_ARCS),
  };
}

/** IA-pdb-5: planetary bases and space units each for themselves */
function bestRow(at: Position, units: readonly number[], target: number): number {
  const rows = [true, false].map((isBase) => {
    const group = units.filter((unit) => isPdb(at.g, unit) === isBase);
    return planAt(at, group, target)?.row ?? NO_EFFECT;
  });
  return Math.max(...rows);
}

function barredAt(at: Position, seat: number, unit: number, target: number): Barred[] {
  const { g } = at;
  const fault = attackFault(at, seat, [unit], target);
  if (!fault) return [];
  const block = fault.rule === 'IA-tac-cbt-26' ? blockOf(g, unit, target) : -1;
  const { terrain } = g.battle;
  return [{ unit, ...fault, block: block < 0 ? null : xyOf(keyOf(terrain[block]!, terrain[block + 1]!)) }];
}

/** G1, G3: between planet and orbit. */
function volleyRange(at: Position, volley: Volley, rule: string): Range {
  return {
    ...volley,
    shot: (unit) => ({ strength: volley.strength(unit), aim: null, isEndOn: false }),
    fault: (units, target) => volleyFault(at, volley, units, target, rule),
    best: (units, target) => {
      const strongest = [...units].sort((a, b) => volley.strength(b) - volley.strength(a));
      return oddsOf(at, rowAgainst(at, volley, strongest.slice(0, at.data.tables.fireGroup), target));
    },
    barred: () => [],
    arcs: () => NO_ARCS,
  };
}

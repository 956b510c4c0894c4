/** Fire groups: whom the units of a seat can attack, and who may join the group in hand. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import type { Refusal } from '#core/types';
import { targetsOf } from '../../orders/fire-policy.ts';
import { bombardVolley, finalVolley, type Volley, volleyFault } from '../../rules/ground/plans.ts';
import { type Aim, attackFault, attackOf, isRefusal, mayFire } from '../../rules/tactical/strength.ts';
import type { Attack, ImperialTypes, Position } from '../../types.ts';
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
}

export interface FireNext {
  /** whom the group in hand can attack (an empty one: whom anybody can), and which units can */
  targets: { target: number; units: number[] }[];
  /** who may join the group on the target in hand */
  members: Shooter[];
  /** how many more may */
  room: number;
}

/** What one kind of fire allows. */
interface Range {
  targets: readonly number[];
  shooters: readonly number[];
  shot(unit: number, target: number): Omit<Shooter, 'unit'> | null;
  fault(units: readonly number[], target: number): Refusal | null;
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
    return able.length > 0 && units.every((unit) => able.includes(unit)) ? [{ target: one, units: able }] : [];
  });
  if (target === null) return { targets, members: [] };
  const members = range.shooters.flatMap((unit): Shooter[] => {
    const shot = units.includes(unit) || range.fault([...units, unit], target) ? null : range.shot(unit, target);
    return shot ? [{ unit, ...shot }] : [];
  });
  return { targets, members };
}

/** T4: ships, fighters, bases and PDBs in a battle. */
function openRange(at: Position, seat: number): Range {
  const { g } = at;
  return {
    targets: targetsOf(at, seat),
    shooters: g.battle.units.filter((unit) => mayFire(g, seat, unit)),
    shot: (unit, target) => {
      const aim = attackOf(at, unit, target);
      return isRefusal(aim) ? null : { strength: aim.afterFacing, aim };
    },
    fault: (units, target) => attackFault(at, seat, units, target),
  };
}

/** G1, G3: between planet and orbit. */
function volleyRange(at: Position, volley: Volley, rule: string): Range {
  return {
    ...volley,
    shot: (unit) => ({ strength: volley.strength(unit), aim: null }),
    fault: (units, target) => volleyFault(at, volley, units, target, rule),
  };
}

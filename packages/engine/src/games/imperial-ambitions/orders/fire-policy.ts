/** Whom to shoot at without thinking: neutrals (R124), `fireAuto` and absent seats (5.2, 5.4), standing fire orders. */

import { isPdb, typeOf } from '../board/units.ts';
import { NO_EFFECT, UNIT_TYPES } from '../data/names.ts';
import { oddsRow } from '../figures/odds.ts';
import { attackOf, defenceOf, isEndOn, isRefusal, isTarget, mayFire } from '../rules/tactical/strength.ts';
import type { Attack, Position } from '../types.ts';
import type { FireOrder } from './pace-types.ts';

/** One attack worked out: the group, strongest first, and its row. */
export interface Plan {
  target: number;
  units: number[];
  row: number;
}

interface Shot {
  unit: number;
  strength: number;
}

/** Units of an owner that have not fired; PDBs and space units are never in one group (IA-pdb-5). */
export function shooters({ g }: Position, owner: number, isPdbTurn: boolean): number[] {
  return g.battle.units.filter((unit) => isPdb(g, unit) === isPdbTurn && mayFire(g, owner, unit));
}

export function targetsOf({ g }: Position, owner: number): number[] {
  return g.battle.units.filter((unit) => isTarget(g, owner, unit));
}

/** Shots of these units at a target, strongest first, ties by lower number (R124). */
function shotsAt(at: Position, units: readonly number[], target: number): Shot[] {
  const shots: Shot[] = [];
  for (const unit of units) {
    const aim = attackOf(at, unit, target);
    if (!isRefusal(aim)) shots.push({ unit, strength: aim.afterFacing });
  }
  return shots.sort((a, b) => b.strength - a.strength || a.unit - b.unit);
}

function rowOf(at: Position, shots: readonly Shot[], target: number): number {
  const defence = defenceOf(
    at,
    target,
    shots.map(({ unit }) => unit),
  );
  return oddsRow(
    shots.reduce((sum, { strength }) => sum + strength, 0),
    defence.value,
  );
}

/** R124: the nine strongest, or the end-on ones alone when that gives a better row. Null: nobody can. */
export function planAt(at: Position, units: readonly number[], target: number): Plan | null {
  const most = at.data.tables.fireGroup;
  const all = shotsAt(at, units, target);
  if (all.length === 0) return null;
  let group = all.slice(0, most);
  let row = rowOf(at, group, target);
  const endOn = all.filter(({ unit }) => isEndOn(at, unit, target)).slice(0, most);
  if (endOn.length > 0) {
    const endOnRow = rowOf(at, endOn, target);
    if (endOnRow > row) [group, row] = [endOn, endOnRow];
  }
  return { target, row, units: group.map(({ unit }) => unit) };
}

/** 5.2 `smallestGroup`: strongest first, the shortest prefix that reaches the row of them all */
export function smallestOf(at: Position, plan: Plan): Plan {
  const shots = shotsAt(at, plan.units, plan.target);
  for (let count = 1; count < shots.length; count++) {
    const prefix = shots.slice(0, count);
    const row = rowOf(at, prefix, plan.target);
    if (row >= plan.row) return { target: plan.target, row, units: prefix.map(({ unit }) => unit) };
  }
  return plan;
}

/** R124: the better row; then fewer steps left, dearer build cost, lower number */
function isBetter(at: Position, one: Plan, two: Plan | null): boolean {
  if (two === null || one.row !== two.row) return two === null || one.row > two.row;
  const { steps } = at.g.units;
  const difference =
    steps[one.target]! - steps[two.target]! ||
    typeOf(at, two.target).buildCost - typeOf(at, one.target).buildCost ||
    one.target - two.target;
  return difference < 0;
}

function bestPlan(at: Position, units: readonly number[], targets: readonly number[]): Plan | null {
  let best: Plan | null = null;
  if (units.length === 0) return null;
  for (const target of targets) {
    const plan = planAt(at, units, target);
    if (plan && plan.row !== NO_EFFECT && isBetter(at, plan, best)) best = plan;
  }
  return best;
}

/** R124: the best attack of this owner; space units before PDBs unless one kind is asked for. */
export function policyAttack(at: Position, owner: number, isPdbTurn?: boolean, isSmallest = false): Attack {
  const targets = targetsOf(at, owner);
  const kinds = isPdbTurn === undefined ? [false, true] : [isPdbTurn];
  for (const kind of kinds) {
    const plan = bestPlan(at, shooters(at, owner, kind), targets);
    if (plan) return attackBy(at, plan, isSmallest);
  }
  return { do: 'done' };
}

function attackBy(at: Position, plan: Plan, isSmallest: boolean): Attack {
  const { units, target } = isSmallest ? smallestOf(at, plan) : plan;
  return { do: 'fire', units, target };
}

/** Can any unit of this owner join any attack, whatever its odds? (R42) */
export function canAttack(at: Position, owner: number): boolean {
  const targets = targetsOf(at, owner);
  for (const unit of at.g.battle.units)
    if (mayFire(at.g, owner, unit) && targets.some((target) => !isRefusal(attackOf(at, unit, target)))) return true;
  return false;
}

/** 5.1: does any set of up to nine unfired units reach 1-3 against any legal target? */
export function hasChance(at: Position, owner: number): boolean {
  const targets = targetsOf(at, owner);
  for (const isPdbTurn of [false, true]) {
    const units = shooters(at, owner, isPdbTurn);
    if (units.length === 0) continue;
    for (const target of targets) if ((planAt(at, units, target)?.row ?? NO_EFFECT) !== NO_EFFECT) return true;
  }
  return false;
}

/** The attack that a standing order asks for now, or null: its target is gone or its odds are too low. */
export function orderedAttack(at: Position, owner: number, order: FireOrder): Attack | null {
  for (const targets of targetLists(at, owner, order))
    for (const isPdbTurn of [false, true]) {
      const able = shooters(at, owner, isPdbTurn);
      const units = order.members === null ? able : able.filter((unit) => order.members!.includes(unit));
      const plan = bestPlan(at, units, targets);
      if (plan && plan.row >= order.leastRow) return attackBy(at, plan, order.smallestGroup);
    }
  return null;
}

function targetLists(at: Position, owner: number, { target, types }: FireOrder): number[][] {
  const targets = targetsOf(at, owner);
  if (target !== null) return [targets.filter((unit) => unit === target)];
  return types.map((type) => targets.filter((unit) => UNIT_TYPES[at.g.units.type[unit]!] === type));
}

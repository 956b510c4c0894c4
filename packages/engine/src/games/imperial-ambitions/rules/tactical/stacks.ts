/** Stacks: what is activated together (R84, R86). */
import { keyOf } from '#hex/index';
import { isDeployed, isProject, strengthOf } from '../../board/units.ts';
import type { Position } from '../../types.ts';
import { isIdle } from './aboard.ts';

/** R86: MA 1 or more; IA-tac-move-9: not yet activated in this phase; feeders are frozen (R58) */
export function isMobile(at: Position, unit: number): boolean {
  const { g } = at;
  return (
    g.units.activated[unit] === 0 &&
    isDeployed(g, unit) &&
    !isProject(g, unit) &&
    g.units.feeds[unit]! < 0 &&
    strengthOf(at, unit).ma > 0 &&
    !isIdle(g, unit)
  );
}

/** Units of an owner in one hex that can still be activated. */
export function stackAt(at: Position, owner: number, q: number, r: number): number[] {
  const { units, battle } = at.g;
  const found: number[] = [];
  for (const unit of battle.units)
    if (units.owner[unit] === owner && units.q[unit] === q && units.r[unit] === r && isMobile(at, unit))
      found.push(unit);
  return found;
}

/** IA-tac-move-6, R84: the units still to be activated, hex by hex; a hex with more than three holds several stacks */
export function stacksOf(at: Position, owner: number): number[][] {
  const { units, battle } = at.g;
  const hexes = new Map<number, number[]>();
  for (const unit of battle.units) {
    if (units.owner[unit] !== owner || !isMobile(at, unit)) continue;
    const hex = keyOf(units.q[unit]!, units.r[unit]!);
    const stack = hexes.get(hex);
    if (stack) stack.push(unit);
    else hexes.set(hex, [unit]);
  }
  return [...hexes.values()];
}

/** Has the owner anything left to activate? */
export function hasStack(at: Position, owner: number): boolean {
  const { units, battle } = at.g;
  for (const unit of battle.units) if (units.owner[unit] === owner && isMobile(at, unit)) return true;
  return false;
}

/** How many stacks an owner can still activate: every first of three in a hex begins one. */
export function stackCount(at: Position, owner: number): number {
  const { units, battle } = at.g;
  const size = at.data.tables.stacking;
  const hexes: number[] = [];
  const counts: number[] = [];
  let stacks = 0;
  for (const unit of battle.units) {
    if (units.owner[unit] !== owner || !isMobile(at, unit)) continue;
    const hex = keyOf(units.q[unit]!, units.r[unit]!);
    let place = hexes.indexOf(hex);
    if (place < 0) place = hexes.push(hex) - 1;
    const count = counts[place] ?? 0;
    if (count % size === 0) stacks++;
    counts[place] = count + 1;
  }
  return stacks;
}

/** What each roll on the Hit Table does to a unit (8.7), found by letting the rule itself roll. */
import { MissingRoll } from '#core/dice';
import type { GameEvent } from '#core/types';
import { CRITICAL, UNGUIDED } from '../data/types.ts';
import { enemyOf, isMissile } from '../rules/04-spaceships.ts';
import { hits } from '../rules/08-fire/hits.ts';
import { usesExtendedTable } from '../rules/heavy-cruiser/heavy-cruiser.ts';
import type { UnitView } from '../secrets/view-types.ts';
import { cloneState } from '../state.ts';
import type { Cause, DeltaVeeRules, DvFrame, Position } from '../types.ts';
import { bareTable, plainPods, playOn, putMissile, putShip } from './calc-table.ts';

/** A unit that is hit, on a table of its own. */
export interface Struck {
  at: Position;
  target: number;
  cause: Cause;
}

/** In place of a part: the missile that was hit. */
export const MISSILE_LOST = -1;

/** One way that a hit can go; `second`: of the two-die table, else null. */
export interface HitOutcome {
  die: number;
  second: number | null;
  /** chance in a hundred */
  percent: number;
  result: 'critical' | 'choice' | 'hit' | 'none';
  /** BRIDGE, ENGINE, FIELD, POD_BOX + box, or MISSILE_LOST; of several the firing player picks one */
  parts: number[];
}

const DICE = Array.from({ length: 10 }, (_, index) => index + 1);
/** the lower die of each column of the two-die table */
const COLUMNS = [1, 3, 5, 7, 9];

/** Every outcome, or those of some dice. */
export function hitOutcomes(struck: Struck, dice: readonly number[] = DICE, seconds = COLUMNS): HitOutcome[] {
  const share = 100 / dice.length;
  const isTwoDice = !isMissile(struck.at.g, struck.target) && usesExtendedTable(struck.at, struck.target);
  return dice.flatMap((die) => {
    const alone = strike(struck, [die]);
    if (!isTwoDice || alone) return [outcome(die, null, share, alone!)]; // or: the line holds nothing that the target has
    // DV-HC-1: the second dice that stand, all alike, since the others are rolled again
    const standing = seconds.flatMap((second) => {
      const found = strike(struck, [die, second]);
      return found ? [{ second, found }] : [];
    });
    return standing.map(({ second, found }) => outcome(die, second, share / standing.length, found));
  });
}

interface Blow {
  isCritical: boolean;
  parts: number[];
}

/** What the rule does with these dice; null: it wants the second die rolled again. */
function strike({ at, target, cause }: Struck, dice: readonly number[]): Blow | null {
  const own = { g: cloneState(at.g), data: at.data };
  const told: GameEvent[] = [];
  const play = playOn(own, dice, told);
  const seat = at.g.units.seat[target]!;
  const by = cause === 'asteroids' ? seat : enemyOf(seat); // R27
  try {
    hits(play, { step: 'hits', at: 0, my: { target, by, cause, left: 1 }, back: null });
  } catch (error) {
    if (!(error instanceof MissingRoll)) throw error;
    if (!told.some(({ type }) => type === 'hit')) return null; // a die that only its effects want does not matter here
  }
  const choice = play.table.stack[0] as DvFrame<'choosePart'> | undefined;
  const isCritical = at.data.tables.hitTable[dice[0]! - 1]!.includes(CRITICAL);
  const isLost = isMissile(at.g, target);
  return { isCritical, parts: choice ? choice.my.parts : told.flatMap((event) => partHit(event, isLost)) };
}

/** The part that a told event says was hit; a missile that is hit is destroyed. */
function partHit({ type, data: details }: GameEvent, isMissileHit: boolean): number[] {
  if (isMissileHit) return type === 'destroyed' ? [MISSILE_LOST] : [];
  return type === 'hit' ? [(details as { part: number }).part] : [];
}

function outcome(die: number, second: number | null, percent: number, { isCritical, parts }: Blow): HitOutcome {
  const many = isCritical ? 'critical' : 'choice';
  return { die, second, percent, result: parts.length === 0 ? 'none' : parts.length > 1 ? many : 'hit', parts };
}

/** All that one die may do. */
export interface HitCell {
  die: number;
  result: HitOutcome['result'];
  parts: number[];
  /** chance in a hundred that this die falls and does something; the two-die table may spare a part that is not there */
  harm: number;
}

/** Printed tables never change: what they do to a class is worked out once. */
const known = new WeakMap<DeltaVeeRules['tables'], Map<string, HitCell[]>>();

/** Die by die, from what a viewer sees of the target: its class, how many pods it has, and the field a scenario may give it. */
export function hitCells(data: DeltaVeeRules, isExtended: boolean, target: UnitView): HitCell[] {
  const { vessel, isRevealed } = target;
  const own = vessel && [vessel.class, podsOn(vessel), vessel.ratings.fieldClass];
  const key = [...(own ?? []), isRevealed, isExtended].join(' ');
  const cells = known.get(data.tables) ?? new Map<string, HitCell[]>();
  known.set(data.tables, cells);
  const found = cells.get(key) ?? cellsOf(likeness(data, isExtended, target));
  cells.set(key, found);
  return found.map((cell) => ({ ...cell, parts: [...cell.parts] }));
}

function cellsOf(struck: Struck): HitCell[] {
  const cells = new Map<number, HitCell>();
  for (const { die, result, parts, percent } of hitOutcomes(struck)) {
    const before = cells.get(die) ?? { die, result, parts: [], harm: 0 };
    cells.set(die, {
      die,
      result: before.result === 'none' ? result : before.result,
      parts: [...new Set([...before.parts, ...parts])],
      harm: before.harm + (result === 'none' ? 0 : percent),
    });
  }
  return [...cells.values()];
}

/** A unit that looks the same, on a table of its own. */
function likeness(data: DeltaVeeRules, isExtended: boolean, { vessel, isRevealed }: UnitView): Struck {
  const at = bareTable(data, undefined, { extendedHitTable: isExtended });
  const hull = vessel ? data.classById.get(vessel.class)! : null;
  const target =
    vessel && hull ? putShip(at, 1, hull, plainPods(data, podsOn(vessel))) : putMissile(at, 1, UNGUIDED, 6);
  at.g.units.revealed[target] = isRevealed ? 1 : 0;
  if (vessel) at.g.units.fieldClass[target] = vessel.ratings.fieldClass;
  return { at, target, cause: 'fire' };
}

function podsOn({ boxes, podsAboard }: NonNullable<UnitView['vessel']>): number {
  return podsAboard?.reduce((sum, { count }) => sum + count, 0) ?? boxes.filter(({ pod }) => pod !== 'empty').length;
}

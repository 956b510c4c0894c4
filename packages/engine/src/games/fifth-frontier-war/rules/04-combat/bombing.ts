/** 3Cb: surface bombing. */
import { z } from 'zod';
import { pickFrom } from '#core/random';
import type { Refusal } from '#core/types';
import { bombsShape } from '../../board/answer-shapes.ts';
import { put } from '../../board/asking.ts';
import { hasActiveSdb, holdsOrbit } from '../../board/control.ts';
import { enemyOf, leaderAt, sideOfSeat } from '../../board/sides.ts';
import { bombardmentFactor, sdbStrength } from '../../board/strength.ts';
import { squadronsAt, worldIn } from '../../board/units.ts';
import { attacksOf, resultOf } from '../../data/lookup.ts';
import { type Bomb, type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { endStage } from './combat.ts';
import { hitGround } from './ground-losses.ts';
import { targetFault, targetsAt, unitLoss, unitStrength, unitTech } from './targets.ts';

/** FFW-4.8c, R41: points of a side in the hex of the combat: squadrons and a tenth of its SDBs, then fractions go. */
export function bombingPoints(at: Position, side: number, hex: number): number {
  let tenths = 0;
  if (holdsOrbit(at, side, hex))
    for (const squadron of squadronsAt(at, side, hex)) tenths += 10 * bombardmentFactor(at, squadron);
  // FFW-4.8b: passive SDBs add nothing; R42, R88: active ones bomb whatever the squadrons do
  if (hasActiveSdb(at, side, hex)) tenths += sdbStrength(at, worldIn(at, hex));
  return Math.floor(tenths / 10);
}

/** Side that has points and something to drop them on, -1 none: never both, since only one side's SDBs can be active. */
function bomberIn(at: Position, hex: number): number {
  const mayBomb = (side: number): boolean =>
    targetsAt(at, enemyOf(side), hex).length > 0 && bombingPoints(at, side, hex) > 0; // R40
  return [0, 1].find(mayBomb) ?? -1;
}

export function bombing(play: FfwPlay, frame: FfwFrame<'bombing'>): void {
  const { hex, done } = play.g.combat;
  const side = done.includes(1) ? -1 : bomberIn(play, hex);
  if (side < 0) return endStage(play);
  if (frame.at++ === 0) return put(play, leaderAt(play, side, hex), 'bomb', 'FFW-4.8d', { hex });
  drop(play, side, hex, defaultBombs(play, side, hex));
}

function drop(play: FfwPlay, side: number, hex: number, bombs: readonly Bomb[]): void {
  play.g.combat.done[side] = 1;
  dropBombs(play, side, hex, bombs);
}

/** A8: everything on the strongest enemy unit. */
function defaultBombs(at: Position, side: number, hex: number): Bomb[] {
  const [first, ...rest] = targetsAt(at, enemyOf(side), hex);
  const points = bombingPoints(at, side, hex);
  if (first === undefined || points < 1) return [];
  const strength = (unit: number): number => unitStrength(at, hex, unit);
  const target = rest.reduce((best, one) => (strength(one) > strength(best) ? one : best), first);
  return [{ target, points }];
}

/** FFW-4.8d: each enemy unit at most once, whole points, not more than there are; some may stay unused. */
export function bombsFault(
  at: Position,
  side: number,
  hex: number,
  bombs: readonly Bomb[],
  points: number,
): Refusal | null {
  if (new Set(bombs.map(({ target }) => target)).size < bombs.length)
    return refuse('FFW-4.8d', 'each unit is bombed at most once');
  const used = bombs.reduce((sum, bomb) => sum + bomb.points, 0);
  if (used > points) return refuse('FFW-4.8d', `${used} points are named, there are ${points}`);
  for (const { target } of bombs) {
    const fault = targetFault(at, enemyOf(side), hex, target);
    if (fault) return fault;
  }
  return null;
}

/** FFW-4.8f: rolls and applies one attack after the other, in the declared order. */
export function dropBombs(play: FfwPlay, side: number, hex: number, bombs: readonly Bomb[]): void {
  const { tables } = play.data;
  play.emit('FFW-4.8d', 'bombed', { hex, by: side, bombs: [...bombs] });
  // FFW-4.8g: more than 48 make several attacks; what is gone is not bombed again
  for (const { target, points: all } of bombs)
    for (const points of attacksOf(tables.surfaceBombing, all)) {
      if (targetFault(play, enemyOf(side), hex, target)) break;
      const die = play.roll(6, 'FFW-4.8e');
      const modified = die + tables.techModifiers[unitTech(play, hex, target)]!; // FFW-4.8e
      const percent = resultOf(tables.surfaceBombing, points, modified);
      const loss = Math.min(100, unitLoss(play, hex, target) + percent);
      play.emit('FFW-4.8f', 'bombHit', { hex, target, points, die, modified, percent, loss });
      hitGround(play, hex, target, percent, 'FFW-4.8f');
    }
}

export const bomb: FfwChoice<'bomb'> = {
  shape: z.strictObject({ bombs: bombsShape }),
  check: (play, { bombs }, { by, about }) => {
    const side = sideOfSeat(play.g, by);
    return bombsFault(play, side, about.hex, bombs, bombingPoints(play, side, about.hex));
  },
  apply: (play, { bombs }, { by, about }) => drop(play, sideOfSeat(play.g, by), about.hex, bombs),
  sample(play, { by, about }, random) {
    const side = sideOfSeat(play.g, by);
    const targets = targetsAt(play, enemyOf(side), about.hex);
    const points = bombingPoints(play, side, about.hex);
    const left = new Map<number, number>();
    for (let rest = points; rest > 0 && targets.length > 0; ) {
      const share = 1 + random.below(rest);
      const target = pickFrom(targets, random);
      left.set(target, (left.get(target) ?? 0) + share);
      rest -= share;
      if (random.below(3) === 0) break;
    }
    return { bombs: [...left].map(([target, share]) => ({ target, points: share })) };
  },
  defaultAnswer: (play, { by, about }) => ({ bombs: defaultBombs(play, sideOfSeat(play.g, by), about.hex) }),
  announced: true,
};

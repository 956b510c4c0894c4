/** 3D: surface combat: first fire of the Guards, then both sides together; one exchange a turn. */
import { z } from 'zod';
import { pickFrom, type Random } from '#core/random';
import type { RuleId } from '#core/types';
import { unitShape } from '../../board/answer-shapes.ts';
import { put, putSealed } from '../../board/asking.ts';
import { defenseStands, fightingTroops } from '../../board/control.ts';
import { enemyOf, groundLeaderAt, sideOfSeat } from '../../board/sides.ts';
import { ZHODANI } from '../../data/types.ts';
import type { FfwChoice, FfwFrame, FfwPlay, Position, Shot } from '../../types.ts';
import { endStage } from './combat.ts';
import { attackOn, defaultShots, firersAt, halvesOf, shotsFault } from './fire.ts';
import { hitGround } from './ground-losses.ts';
import { targetsAt } from './targets.ts';

export function surfaceCombat(play: FfwPlay, frame: FfwFrame<'surfaceCombat'>): void {
  const { hex } = play.g.combat;
  switch (frame.at++) {
    case 0:
      if (!mustFight(play, hex)) return endStage(play);
      if (mayFire(play, ZHODANI, hex, true))
        put(play, groundLeaderAt(play, ZHODANI, hex), 'firstFire', 'FFW-5.10a', { hex });
      return;
    case 1:
      // FFW-5.10a: losses of the first fire are taken before anybody else fires
      complete(play, [ZHODANI], hex, true);
      resolve(play, hex, 'FFW-5.10a');
      askFire(play, hex);
      return;
    default:
      complete(play, [0, 1], hex, false);
      resolve(play, hex, 'FFW-4.10h'); // FFW-5.10b: a unit fired at first may be hit once more
      endStage(play);
  }
}

/** FFW-4.10a, R84: troops of one side against troops or a defense unit of the other. */
function mustFight(at: Position, hex: number): boolean {
  return [0, 1].some((side) => {
    const enemy = enemyOf(side);
    if (fightingTroops(at, side, hex).length === 0) return false;
    return fightingTroops(at, enemy, hex).length > 0 || defenseStands(at, enemy, hex);
  });
}

function mayFire(at: Position, side: number, hex: number, isFirst: boolean): boolean {
  return firersAt(at, side, hex, isFirst).length > 0 && targetsAt(at, enemyOf(side), hex).length > 0;
}

function askFire(play: FfwPlay, hex: number): void {
  const seats = [0, 1].map((side) => groundLeaderAt(play, side, hex));
  const hasTargets = (seat: number): boolean => mayFire(play, sideOfSeat(play.g, seat), hex, false);
  putSealed(play, 'fire', 'FFW-4.10a', { hex }, hasTargets, seats);
}

/** Fires for whoever did not say. */
function complete(play: FfwPlay, sides: readonly number[], hex: number, isFirst: boolean): void {
  for (const side of sides)
    if (play.g.combat.done[side] === 0 && mayFire(play, side, hex, isFirst))
      allocate(play, side, hex, defaultShots(play, side, hex, isFirst), isFirst);
}

function allocate(play: FfwPlay, side: number, hex: number, shots: readonly Shot[], isFirst: boolean): void {
  const { combat } = play.g;
  combat.done[side] = 1;
  for (const { by, at, halves } of shots) combat.shots.push(by, at, halves);
  play.emit(isFirst ? 'FFW-5.10a' : 'FFW-4.10b', 'shots', { hex, side, shots: [...shots], isFirst });
}

/** FFW-4.10h: all dice first, by target in ascending number, then all losses. */
function resolve(play: FfwPlay, hex: number, rule: RuleId): void {
  const { combat } = play.g;
  const shots = readShots(combat.shots);
  const hits = [...new Set(shots.map(({ at }) => at))]
    .sort((a, b) => a - b)
    .map((target) => ({ target, percent: rollAttack(play, hex, target, shots) }));
  combat.shots = [];
  combat.done.fill(0);
  for (const { target, percent } of hits) hitGround(play, hex, target, percent, rule);
}

/** FFW-4.10i: 100 destroys, 0 is the dash. */
function rollAttack(play: FfwPlay, hex: number, target: number, shots: readonly Shot[]): number {
  const { column, shift, modifier, losses } = attackOn(play, hex, target, shots);
  const dice = play.roll(6, 'FFW-4.10g') + play.roll(6, 'FFW-4.10g');
  const percent = losses[dice - 2]!;
  play.emit('FFW-4.10g', 'surfaceHit', { hex, target, column, shift, dice, modified: dice + modifier, percent });
  return percent;
}

function readShots(flat: readonly number[]): Shot[] {
  const shots: Shot[] = [];
  for (let n = 0; n < flat.length; n += 3) shots.push({ by: flat[n]!, at: flat[n + 1]!, halves: flat[n + 2]! });
  return shots;
}

function drawShots(at: Position, side: number, hex: number, isFirst: boolean, random: Random): Shot[] {
  const targets = targetsAt(at, enemyOf(side), hex);
  if (targets.length === 0) return [];
  return firersAt(at, side, hex, isFirst).flatMap((by) => {
    const all = halvesOf(at, hex, by);
    const halves = random.below(3) === 0 ? random.below(all + 1) : all;
    const shot = { by, at: pickFrom(targets, random), halves };
    const rest = { by, at: pickFrom(targets, random), halves: all - halves };
    return [shot, rest].filter((one) => one.halves > 0);
  });
}

const shotsShape = z.strictObject({
  shots: z.array(z.strictObject({ by: unitShape, at: unitShape, halves: z.int().min(1).max(9_999_999) })).max(600),
});

function windowOf(isFirst: boolean): FfwChoice<'fire'> & FfwChoice<'firstFire'> {
  return {
    shape: shotsShape,
    check: (play, { shots }, { by, about }) => shotsFault(play, sideOfSeat(play.g, by), about.hex, shots, isFirst),
    apply: (play, { shots }, { by, about }) => allocate(play, sideOfSeat(play.g, by), about.hex, shots, isFirst),
    sample: (play, { by, about }, random) => ({
      shots: drawShots(play, sideOfSeat(play.g, by), about.hex, isFirst, random),
    }),
    defaultAnswer: (play, { by, about }) => ({ shots: defaultShots(play, sideOfSeat(play.g, by), about.hex, isFirst) }),
  };
}

export const firstFire: FfwChoice<'firstFire'> = windowOf(true);
export const fire: FfwChoice<'fire'> = windowOf(false);

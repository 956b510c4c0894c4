/** How a fight on a world is likely to go, turn by turn, by average losses. */
import type { FifthFrontierWarData } from '@admiralty/engine/fifth-frontier-war';
import type { Ground } from './forces.ts';
import { bombLoss, surfaceLoss } from './means.ts';

/** A unit while the fight is followed. */
interface Fighter {
  readonly start: number;
  readonly multiplier: number;
  readonly tech: number;
  left: number;
}

export interface GroundFight {
  /** turns until nothing of the defender is left; Infinity: it does not end within those followed */
  readonly turns: number;
  /** undoubled strength that the attacker has then */
  readonly left: number;
  /** part of his strength that the attacker loses */
  readonly lost: number;
}

const fighters = (units: readonly Ground[]): Fighter[] =>
  units.map(({ strength, multiplier, tech }) => ({ start: strength, multiplier, tech, left: 1 }));

const weightOf = ({ start, multiplier, left }: Fighter): number => start * multiplier * left;

/** Below this a unit counts as gone. */
const GONE = 0.06;

/** Landed at once; `bombardment` falls on the defender each turn. */
export function groundFight(
  data: FifthFrontierWarData,
  attackers: readonly Ground[],
  defenders: readonly Ground[],
  bombardment: number,
  air: number,
  turns: number,
): GroundFight {
  let own = fighters(attackers);
  let enemy = fighters(defenders);
  const whole = own.reduce((sum, { start }) => sum + start, 0);
  const result = (turn: number): GroundFight => {
    const left = own.reduce((sum, { start, left: part }) => sum + start * part, 0);
    return { turns: turn, left, lost: whole === 0 ? 0 : 1 - left / whole };
  };
  for (let turn = 1; turn <= turns; turn++) {
    bombed(data, enemy, bombardment);
    enemy = enemy.filter(({ left }) => left > GONE);
    const onEnemy = fire(data, own, enemy, air);
    const onOwn = fire(data, enemy, own, air);
    wear(enemy, onEnemy);
    wear(own, onOwn);
    enemy = enemy.filter(({ left }) => left > GONE);
    own = own.filter(({ left }) => left > GONE);
    if (enemy.length === 0) return result(turn);
  }
  return { ...result(Number.POSITIVE_INFINITY), turns: Number.POSITIVE_INFINITY };
}

/** All points on the strongest unit. */
function bombed(data: FifthFrontierWarData, units: readonly Fighter[], points: number): void {
  if (points < 1 || units.length === 0) return;
  const target = units.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  target.left -= bombLoss(data, points, target.tech) / 100;
}

/** Per cent that each target loses; everybody fires at targets by their weight, as one attack each. */
function fire(
  data: FifthFrontierWarData,
  firing: readonly Fighter[],
  targets: readonly Fighter[],
  air: number,
): number[] {
  if (firing.length === 0 || targets.length === 0) return targets.map(() => 0);
  const strength = firing.reduce((sum, one) => sum + weightOf(one), 0);
  const tech = firing.reduce((sum, one) => sum + weightOf(one) * one.tech, 0) / strength;
  const against = targets.reduce((sum, one) => sum + weightOf(one), 0);
  return targets.map((target) => {
    const share = (strength * weightOf(target)) / against;
    return surfaceLoss(data, share, weightOf(target), Math.round(tech - target.tech), air);
  });
}

function wear(units: readonly Fighter[], losses: readonly number[]): void {
  units.forEach((unit, n) => {
    unit.left -= losses[n]! / 100;
  });
}

/** 9.6: who meets whom in a hex, and with what chance (A7 steps 1 and 2, R32). */
import { GUIDED, INTELLIGENT, LOWEST_CIV, MIMS, MISSILE_TYPES } from '../../data/types.ts';
import { type DeltaVeeState, IN_PLAY, MISSILE } from '../../state.ts';
import type { DeltaVeeRules, Position } from '../../types.ts';
import { isCaptured, isInPlay, isMissile, shareHex } from '../04-spaceships.ts';
import { mostOf } from '../05-pods.ts';
import { relativeVelocityBetween } from '../08-fire/fire.ts';
import { specOf } from '../10-set-up/fitting.ts';

/** Does the hex of this unit hold a missile and an enemy, of which it is one? The quick look that every step takes. */
export function meetsEnemy(g: DeltaVeeState, unit: number): boolean {
  const { q, r, seat, status, kind } = g.units;
  const hexQ = q[unit];
  const hexR = r[unit];
  const own = seat[unit];
  const isOne = kind[unit] === MISSILE;
  for (let other = 0; other < q.length; other++) {
    if (q[other] !== hexQ || r[other] !== hexR || seat[other] === own || status[other] !== IN_PLAY) continue;
    if (isOne || kind[other] === MISSILE) return true;
  }
  return false;
}

/** Every missile and target that the entry of these units brings together, by missile: missile, target, missile, target … */
export function pairsOf(at: Position, movers: readonly number[]): number[] {
  const { g } = at;
  const pairs: number[] = [];
  for (let missile = 0; missile < g.names.length; missile++) {
    if (!isMissile(g, missile) || !isInPlay(g, missile)) continue;
    if (movers.includes(missile)) addTargets(at, missile, pairs);
    else
      for (const mover of movers) if (!isMissile(g, mover) && isTarget(at, missile, mover)) pairs.push(missile, mover);
  }
  return pairs;
}

/** A missile that has entered tries against all there; against another missile it is the mover that tries (R32). */
function addTargets(at: Position, missile: number, pairs: number[]): void {
  for (let target = 0; target < at.g.names.length; target++)
    if (isTarget(at, missile, target)) pairs.push(missile, target);
}

/** DV-9.6a: an enemy unit on the plane in the missile's hex; never a captured, landed or dormant one */
export function isTarget(at: Position, missile: number, target: number): boolean {
  const { g } = at;
  if (g.units.seat[missile] === g.units.seat[target] || !isInPlay(g, target)) return false;
  return shareHex(g, missile, target) && !isCaptured(g, target) && !isImmune(at, missile, target);
}

/** DV-FSB-S2b: bound to its orbit it is out of reach of the missile types that the scenario names */
function isImmune(at: Position, missile: number, target: number): boolean {
  const { units } = at.g;
  if (!units.bound[target]) return false;
  return specOf(at, target)?.bound?.immuneTo.includes(MISSILE_TYPES[units.type[missile]!]!) ?? false;
}

/** What the Missile Interception Table says; an automatic one needs no roll. */
export interface InterceptionChance {
  relativeVelocity: number;
  chance: number;
  automatic: boolean;
}

/** DV-9.6c: by relative velocity and civ level. DV-FSB-P7: two lower against electronics warfare, and A counts as 10 */
export function interceptionChance(
  { tables }: Pick<DeltaVeeRules, 'tables'>,
  civ: number,
  relativeVelocity: number,
  guard: number,
): InterceptionChance {
  const chance = tables.interception[civ - LOWEST_CIV]![relativeVelocity]!;
  if (guard !== 0) return { relativeVelocity, chance: Math.max(0, chance + guard), automatic: false };
  return { relativeVelocity, chance, automatic: tables.automatic[civ - LOWEST_CIV]![relativeVelocity]! };
}

/** DV-9.6b: relative velocity by 8.3 and 8.4; there is no targeting program */
export function chanceOf(at: Position, missile: number, target: number): InterceptionChance {
  const { g, data } = at;
  const isSteered = [GUIDED, INTELLIGENT, MIMS].includes(g.units.type[missile]!); // R66: not unguided, not homing
  const guard = isSteered ? -mostOf(at, target, ({ guards }) => -guards) : 0;
  return interceptionChance(data, g.units.civ[missile]!, relativeVelocityBetween(at, missile, target), guard);
}

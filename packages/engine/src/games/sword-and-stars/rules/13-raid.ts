/** 13.0 Raid. */
import type { Refusal } from '#core/types';
import { LOWEST_TECH } from '../data/types.ts';
import { type Operation, type Position, refuse, type SsPlay } from '../types.ts';
import { isSeat, nameOf } from './03-systems.ts';
import { gain } from './06-seats/governments.ts';

export function checkRaid(at: Position, seat: number, target: number): Refusal | null {
  const { owner, tech } = at.g.systems;
  if (owner[target] === seat) return refuse('SS-13.0b', `${nameOf(at, target)} is your own`); // SS-13.0b, R114
  if (tech[target] === LOWEST_TECH) return refuse('SS-13.0', `${nameOf(at, target)} is at -3: nothing is left to raid`); // SS-13.0
  return null;
}

/** Table 13.3, for Raids and Exploitation: die plus Resource Value; beyond either end the last figure holds. */
export function yieldOf({ data }: Position, system: number, die: number): number {
  const { from, points } = data.tables.raidExploitation;
  const total = die + data.systems[system]!.resourceValue;
  return points[Math.max(0, Math.min(points.length - 1, total - from))]!;
}

/** SS-13.2: R brings the raider points; automatic powers gain nothing and so do not roll (R64) */
export function scoreRaid(play: SsPlay, { by, target }: Operation): void {
  if (!isSeat(by)) return;
  const die = play.roll(6, 'SS-13.2');
  const points = yieldOf(play, target, die);
  gain(play.g, by, points);
  play.emit('SS-13.2', 'raided', { by, target, die, points });
}

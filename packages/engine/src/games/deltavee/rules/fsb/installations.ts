/** Planetary installations (R69): what passes through their one hexside, and what their enemy learns. */
import { type Clock, type Hexside, isInView, turn } from '#hex/index';
import { HEXSIDES } from '../../board/plane.ts';
import type { DeltaVeeState } from '../../state.ts';
import type { Position } from '../../types.ts';
import { isInstallation } from '../04-spaceships.ts';
import { type Passing, passingBetween } from '../08-fire/fire.ts';

/** DV-FSB-PI2: within 30 degrees of the hexside it looks through; its own hex is always in view */
export function looksAt(
  { units }: DeltaVeeState,
  installation: number,
  q: number,
  r: number,
  hexside = units.direction[installation] as Hexside, // DV-FSB-PI5: its direction is that hexside
): boolean {
  return isInView(hexside, q - units.q[installation]!, r - units.r[installation]!);
}

/** DV-FSB-PI2: an installation fires, and is fired at, only through its hexside. */
export function isInSight(g: DeltaVeeState, a: number, b: number): boolean {
  const { q, r } = g.units;
  if (isInstallation(g, a) && !looksAt(g, a, q[b]!, r[b]!)) return false;
  return !isInstallation(g, b) || looksAt(g, b, q[a]!, r[a]!);
}

/** DV-FSB-PI6: box numbers of its pods are never told to the enemy by what they do */
export function showsSource(g: DeltaVeeState, unit: number): boolean {
  return !isInstallation(g, unit);
}

/**
 * DV-FSB-PI6: its hexside is never told, but the figures of a combat are: whoever hears them can rule hexsides out.
 * `told` is null when the fire did not get through.
 */
export function ruleOutSides(at: Position, unit: number, target: number, told: Passing | null): void {
  const { g } = at;
  const { q, r, sidesOut } = g.units;
  for (const [base, other] of [
    [unit, target],
    [target, unit],
  ] as const) {
    if (!isInstallation(g, base)) continue;
    HEXSIDES.forEach((side, bit) => {
      const isSeen = looksAt(g, base, q[other]!, r[other]!, side);
      const fits = told === null ? !isSeen : isSeen && isAlike(told, passingIf(at, unit, target, base, side));
      if (!fits) sidesOut[base]! |= 1 << bit;
    });
  }
}

/** DV-FSB-S2h: a base turns with its moon, and so does what its enemy has ruled out. */
export function turnWithMoon({ units }: DeltaVeeState, unit: number, change: number): void {
  const turned = (side: number): Clock => turn(side as Clock, change);
  const { direction, sidesOut } = units;
  const out = HEXSIDES.filter((_, bit) => sidesOut[unit]! & (1 << bit)).map(turned);
  direction[unit] = turned(direction[unit]!);
  sidesOut[unit] = HEXSIDES.reduce((mask, side, bit) => (out.includes(side) ? mask | (1 << bit) : mask), 0);
}

function isAlike(a: Passing, b: Passing): boolean {
  return a.range === b.range && a.relativeVelocity === b.relativeVelocity;
}

/** The figures of a combat if the base looked that way. */
function passingIf(at: Position, unit: number, target: number, base: number, direction: Hexside): Passing {
  const course = { direction, velocity: 0 };
  return base === unit ? passingBetween(at, unit, target, course) : passingBetween(at, unit, target, undefined, course);
}

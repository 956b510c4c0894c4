/** Alien ships (R72): how damage reaches those that are not built like a spaceship. */
import { POD_BOX } from '../data/types.ts';
import type { DeltaVeeState } from '../state.ts';
import type { Position } from '../types.ts';
import { classOf, isInPlay, isMissile } from './04-spaceships.ts';

export function isModular(at: Position, unit: number): boolean {
  return !isMissile(at.g, unit) && classOf(at, unit).damageModel === 'modular';
}

/** The pods that still make up the Modular Ship of this one. */
export function modularShipOf(g: DeltaVeeState, unit: number): number[] {
  const { modular } = g.units;
  if (modular[unit]! < 0) return [unit];
  const found: number[] = [];
  for (let other = 0; other < modular.length; other++)
    if (modular[other] === modular[unit] && isInPlay(g, other)) found.push(other);
  return found;
}

/** DV-AL-2: hull results miss; a pod result not above the number of pods hits, any other misses without reroll */
export function hitsModular(g: DeltaVeeState, unit: number, part: number): boolean {
  return part > POD_BOX && part - POD_BOX <= modularShipOf(g, unit).length;
}

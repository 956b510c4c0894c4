/** Planetary installations (R69): what passes through their one hexside, and what their enemy learns. */
import { type Hexside, isInView } from '../../hex/index.ts';
import { isInstallation } from './s04-spaceships.ts';
import type { DeltaVeeState } from './state.ts';

/** DV-FSB-PI2: within 30 degrees of the hexside it looks through; its own hex is always in view */
export function looksAt(g: DeltaVeeState, installation: number, q: number, r: number): boolean {
  const { units } = g;
  const hexside = units.direction[installation] as Hexside; // DV-FSB-PI5: its direction is that hexside
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

/** Own planets that an enemy could take: half an infantry does not stop a landing. */
import { shuffle } from '@admiralty/engine';
import { type BuildOrder, isOnSurface, isTroops, stepsBetween } from '@admiralty/engine/imperial-ambitions';
import { armyStrength, type Theatre } from './theatre.ts';

/** How near enemies must be, and the strength that lets a planet stand a small landing. */
const NEAR = 5;
const ENOUGH = 5;

/** Infantry for threatened planets, the weakest first. */
export function garrisonWishes(theatre: Theatre): BuildOrder[] {
  const { at, systems, owners, seat, enemies, own } = theatre;
  const weak: { system: number; strength: number }[] = [];
  for (const { index, hex } of systems) {
    if (owners[index] !== seat) continue;
    const isThreatened = [...enemies].some(([where, power]) => power > 1 && stepsBetween(where, hex) <= NEAR);
    if (!isThreatened) continue;
    const troops = (own.get(hex) ?? []).filter((unit) => isTroops(at.g, unit) && isOnSurface(at.g, unit));
    const strength = armyStrength(at, troops);
    if (strength < ENOUGH) weak.push({ system: index, strength });
  }
  return shuffle(weak, theatre.random)
    .sort((a, b) => a.strength - b.strength)
    .map(({ system }) => ({ do: 'startOnPlanet', system, type: 'Inf' }));
}

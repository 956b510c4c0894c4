/** What the scenario leaves open about the places of a side's units. */
import { distance, type Hex } from '#hex/index';
import type { Place, Setup } from '../../data/types.ts';
import type { Position } from '../../types.ts';
import { scenarioOf, sideOf, specOf } from './fitting.ts';

const SET_UP_RULES: Readonly<Record<string, string>> = {
  'dv-3': 'DV-S3e',
  'dv-4': 'DV-S4d',
  'dv-5': 'DV-S5d',
  'dv-8': 'DV-S8d',
  'dv-9': 'DV-S9c',
  'dv-10': 'DV-S10b',
  'dv-fsb-1': 'DV-FSB-S1e',
  'dv-fsb-2': 'DV-FSB-S2g',
};

/** The case that prints the set-up. */
export function setUpRule({ g }: Position): string {
  return SET_UP_RULES[g.scenario] ?? 'DV-11.0e';
}

/** Units whose owner has something to decide. */
export function unitsToDeploy(at: Position, seat: number): number[] {
  const { g } = at;
  const setup = setupOf(at, seat);
  const isOpen = setup !== null && (setup.prepared || setup.docked);
  return g.names.flatMap((name, unit) => {
    if (g.units.seat[unit] !== seat) return [];
    const spec = specOf(at, unit);
    if (spec?.enters || spec?.dormant || (spec && spec.stowedIn !== null)) return [];
    const { hex, directions, velocity } = placeOf(at, unit);
    const isFree = hex === null || directions.length > 1 || velocity[0] < velocity[1];
    return isFree || (isOpen && setup.units.includes(name)) ? [unit] : [];
  });
}

export function setupOf(at: Position, seat: number): Setup | null {
  return scenarioOf(at).sides[seat as 0 | 1].setup;
}

/** Limits of hex, direction and velocity; a bought ship has those of the purchase. */
export function placeOf(at: Position, unit: number): Place {
  return specOf(at, unit)?.place ?? sideOf(at, unit).purchase!.place;
}

/** Does the set-up of the side speak of this unit? Bought ships are not named one by one. */
export function isInSetup(at: Position, setup: Setup, unit: number): boolean {
  return setup.units.includes(at.g.names[unit]!) || specOf(at, unit) === null;
}

/** The first two that stand nearer than this, by their numbers in the list; null none. */
export function crowded(hexes: readonly Hex[], apart: number): [number, number] | null {
  for (const [j, b] of hexes.entries())
    for (const [i, a] of hexes.slice(0, j).entries()) if (distance(a.q, a.r, b.q, b.r) < apart) return [i, j];
  return null;
}

export function isConnected(hexes: readonly Hex[]): boolean {
  const reached = hexes.slice(0, 1);
  for (const from of reached)
    for (const hex of hexes)
      if (!reached.includes(hex) && distance(from.q, from.r, hex.q, hex.r) <= 1) reached.push(hex);
  return reached.length === hexes.length;
}

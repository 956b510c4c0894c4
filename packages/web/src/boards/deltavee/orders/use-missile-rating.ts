import type { UnitView } from '@admiralty/engine/deltavee';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import type { MissileRating } from './handling.ts';

/** The printed ratings of a missile; null for everything else, and until they are known. */
export function useMissileRating(client: TableClient, unit: UnitView | undefined): MissileRating | null {
  const missile = unit?.missile ?? null;
  return useLookup('use-missile-rating', missile ? `${missile.type} ${missile.civ}` : '', async () => {
    if (!missile || missile.type === 'unguided') return null;
    const found = await client.calc('missile', { type: missile.type, civ: String(missile.civ) });
    return found.ok ? ratingOf(found.value) : null;
  });
}

function ratingOf(value: unknown): MissileRating | null {
  if (typeof value !== 'object' || value === null || !('velocity' in value) || !('maneuver' in value)) return null;
  const { velocity, maneuver } = value;
  return typeof velocity === 'number' && typeof maneuver === 'number' ? { velocity, maneuver } : null;
}

/** Maps that were drawn on this device; they are kept in the page's storage until they are removed. */
import type { GameId } from '../table/types.ts';
import type { MapRecord } from './types.ts';

export interface KeptMap {
  key: string;
  record: MapRecord;
}

const MOST = 40;
const nameOf = (game: GameId): string => `admiralty-maps-${game}`;

/** The one that was worked on last comes first. */
export function keptMaps(game: GameId): KeptMap[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(nameOf(game)) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is KeptMap {
  if (typeof one !== 'object' || one === null) return false;
  const { key, record } = one as Record<string, unknown>;
  return typeof key === 'string' && typeof record === 'object' && record !== null && 'id' in record;
}

/** False: there is no room. */
export function keepMap(game: GameId, map: KeptMap): boolean {
  return write(game, [map, ...keptMaps(game).filter(({ key }) => key !== map.key)].slice(0, MOST));
}

/** A new map; it is the one worked on now. */
export function addMap(game: GameId, record: MapRecord): KeptMap {
  const map = { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), record };
  keepMap(game, map);
  return map;
}

export function removeMap(game: GameId, key: string): void {
  write(
    game,
    keptMaps(game).filter((map) => map.key !== key),
  );
}

function write(game: GameId, maps: readonly KeptMap[]): boolean {
  try {
    localStorage.setItem(nameOf(game), JSON.stringify(maps));
    return true;
  } catch {
    return false;
  }
}

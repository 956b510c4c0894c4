import { packed, unpacked } from '../table/game-link.ts';
import type { GameId } from '../table/types.ts';
import type { MapRecord } from './types.ts';

const KEY = 'map';

/** null: it is too large for a link. */
export async function mapLink(game: GameId, record: MapRecord): Promise<string | null> {
  const text = await packed(JSON.stringify(record));
  return text === null ? null : `${location.origin}/maps/${game}#${KEY}=${text}`;
}

/** The JSON that a link brings; null: there is none, or it cannot be read. */
export async function readMapLink(hash: string): Promise<unknown> {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get(KEY);
  if (text === null) return null;
  const file = await unpacked(text);
  if (file === null || file === 'too-long') return undefined;
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
}

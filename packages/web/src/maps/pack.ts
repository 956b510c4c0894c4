import type { DataPack } from '@admiralty/engine';
import type { GameId } from '../table/types.ts';
import type { MapRecord } from './types.ts';

/** A map as the file of a data pack: `scenarios.json`. */
export function fileOf(game: GameId, record: MapRecord): { game: GameId; scenarios: MapRecord[] } {
  return { game, scenarios: [record] };
}

export function packOf(game: GameId, record: MapRecord): DataPack {
  return { scenarios: fileOf(game, record) };
}

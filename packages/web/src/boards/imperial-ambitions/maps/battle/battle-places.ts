import type { BattleRecord } from '@admiralty/engine/imperial-ambitions';
import type { Path } from '../../../../maps/types.ts';
import { battleWords as words } from './words.ts';

/** The side that a place belongs to; -1 none. */
export function focusedSide({ sides }: BattleRecord, path: Path | null): number {
  const [list, at] = path ?? [];
  return list === 'sides' && typeof at === 'number' && at < sides.length ? at : -1;
}

export function nameOfSide({ players, sides }: BattleRecord, side: number): string {
  return players.find(({ seat }) => seat === sides[side]?.seat)?.name ?? words.places['sides'] ?? '';
}

/** Where a problem is, in words. */
export function battlePlaceName(record: BattleRecord, path: Path): string {
  const [list, at] = path;
  const side = focusedSide(record, path);
  if (side >= 0) return nameOfSide(record, side);
  if (list === 'players' && typeof at === 'number') return record.players[at]?.name ?? words.battle;
  if (list === 'site' && at === 'planets') return words.planets;
  if (list === 'options' && at === 'victory') return words.victory;
  return words.places[String(list)] ?? words.battle;
}

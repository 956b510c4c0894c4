import type { WarRecord } from '@admiralty/engine/imperial-ambitions';
import type { Path } from '../../../maps/types.ts';
import { words } from './words.ts';

/** The system that a place belongs to, itself or by its forces; -1 none. */
export function focusedSystem({ systems, forces }: WarRecord, path: Path | null): number {
  const [list, at] = path ?? [];
  if (typeof at !== 'number') return -1;
  if (list === 'systems') return at < systems.length ? at : -1;
  const force = list === 'forces' ? forces[at] : undefined;
  return force ? systems.findIndex(({ id }) => id === force.system) : -1;
}

/** Where a problem is, in words. */
export function placeName(record: WarRecord, path: Path): string {
  const [list, at] = path;
  const system = record.systems[focusedSystem(record, path)];
  if (system) return list === 'forces' ? words.forcesAt(system.name) : system.name;
  if (list === 'sectors' && typeof at === 'number') return record.sectors[at]?.name ?? words.sector;
  if (list === 'players' && typeof at === 'number') return record.players[at]?.name ?? words.dukes;
  if (list === 'options' && at === 'victory') return words.victory;
  return words.places[String(list)] ?? words.war;
}

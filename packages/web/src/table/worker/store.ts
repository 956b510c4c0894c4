import type { Save } from '@admiralty/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Motive, Player, StoredTable } from '../types.ts';

/** A game as it is kept on the device: the engine's save, and who sits where. */
export interface Kept {
  save: Save;
  players: Player[];
  /** by action: why the computer did it; games of earlier versions have none */
  motives?: Record<number, KeptMotive>;
  /** of the computer's chance; games of earlier versions get one when they are opened */
  secret?: string;
}

/** A motive with the question that was answered under seal, if it was one. */
export interface KeptMotive extends Motive {
  sealed?: number | null;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: StoredTable };
  games: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('admiralty', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('games');
    },
  });
  return opened;
}

/** Both shelves change together or not at all. */
export async function keep(table: StoredTable, kept: Kept): Promise<void> {
  const change = (await database()).transaction(['tables', 'games'], 'readwrite');
  await Promise.all([
    change.objectStore('tables').put(table),
    change.objectStore('games').put(kept, table.id),
    change.done,
  ]);
}

export async function keptGame(id: string): Promise<Kept | undefined> {
  return (await database()).get('games', id);
}

/** Newest first. */
export async function storedTables(): Promise<StoredTable[]> {
  const tables = await (await database()).getAll('tables');
  return tables.sort((a, b) => b.updated - a.updated);
}

export async function removeTable(id: string): Promise<void> {
  const change = (await database()).transaction(['tables', 'games'], 'readwrite');
  await Promise.all([change.objectStore('tables').delete(id), change.objectStore('games').delete(id), change.done]);
}

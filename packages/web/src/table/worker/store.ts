import type { Save } from '@admiralty/engine';
import type { Motives } from '@admiralty/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Player, StoredTable } from '../types.ts';

/** A game as it is kept on the device: the engine's save, and who sits where. */
export interface Kept {
  save: Save;
  players: Player[];
  /** by action: why the computer did it; games of earlier versions have none */
  motives?: Motives;
  /** of the computer's chance; games of earlier versions get one when they are opened */
  secret?: string;
  /** how often it was written: whoever writes must know the last one; left out: by an earlier version */
  version?: number | null;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: StoredTable };
  games: { key: string; value: Kept };
}

/** How a game could be kept: not if another tab has written or removed it meanwhile, nor where there is no room. */
export type Storing = { is: 'kept'; version: number } | { is: 'changed' | Unsaved };
type Unsaved = 'removed' | 'full' | 'missing';

/** News of the other tabs: a game was written. */
interface Written {
  id: string;
  version: number;
}

const others = new BroadcastChannel('admiralty-games');
/** Games that could not be kept; they are lost with the page. */
const unsaved = new Map<string, { table: StoredTable; kept: Kept; why: Unsaved }>();
let opened: Promise<IDBPDatabase<Shelves>> | null = null;

async function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('admiralty', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('games');
    },
  });
  try {
    return await opened;
  } catch (error) {
    opened = null; // it may be there the next time
    throw error;
  }
}

export function onWritten(hear: (written: Written) => void): void {
  others.onmessage = ({ data }: MessageEvent<Written>) => hear(data);
}

/** Both shelves change together or not at all. `known`: the version that this one follows, null: it is new. */
export async function keep(table: StoredTable, kept: Kept, known: number | null): Promise<Storing> {
  const storing = await write(table, kept, known).catch((error: unknown): Storing => {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { is: isFull ? 'full' : 'missing' };
  });
  if (storing.is === 'kept') {
    unsaved.delete(table.id);
    others.postMessage({ id: table.id, version: storing.version } satisfies Written);
  } else if (storing.is !== 'changed') {
    unsaved.set(table.id, structuredClone({ table, kept: { ...kept, version: known }, why: storing.is }));
  }
  return storing;
}

async function write(table: StoredTable, kept: Kept, known: number | null): Promise<Storing> {
  const change = (await database()).transaction(['tables', 'games'], 'readwrite');
  const games = change.objectStore('games');
  const there = await games.get(table.id);
  const last = there ? (there.version ?? 0) : null;
  if (last !== known) {
    await change.done;
    return { is: there ? 'changed' : 'removed' };
  }
  const version = (known ?? 0) + 1;
  await Promise.all([change.objectStore('tables').put(table), games.put({ ...kept, version }, table.id), change.done]);
  return { is: 'kept', version };
}

/** Why the game is not on the device though it is played. */
export function whyUnsaved(id: string): Unsaved | null {
  return unsaved.get(id)?.why ?? null;
}

export async function keptGame(id: string): Promise<Kept | undefined> {
  return unsaved.get(id)?.kept ?? (await database()).get('games', id);
}

/** Newest first. */
export async function storedTables(): Promise<StoredTable[]> {
  const tables = await database().then(
    (db) => db.getAll('tables'),
    () => [],
  );
  const loose = [...unsaved.values()].map(({ table }) => table);
  const kept = tables.filter(({ id }) => !unsaved.has(id));
  return [...loose, ...kept].sort((a, b) => b.updated - a.updated);
}

export async function removeTable(id: string): Promise<void> {
  if (unsaved.delete(id)) return;
  const change = (await database()).transaction(['tables', 'games'], 'readwrite');
  await Promise.all([change.objectStore('tables').delete(id), change.objectStore('games').delete(id), change.done]);
}

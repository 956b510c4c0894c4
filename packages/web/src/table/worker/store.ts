import { type Earlier, type Save, type SaveHead, saveFrom } from '@admiralty/engine';
import type { LogEntry, Motives } from '@admiralty/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Player, StoredTable } from '../types.ts';

/** A whole game: the engine's save, and who sits where. Earlier versions kept it in one piece. */
export interface Kept {
  save: Save;
  players: Player[];
  /** by action: why the computer did it; games of earlier versions have none */
  motives?: Motives;
  /** of the computer's chance; games of earlier versions get one when they are opened */
  secret?: string;
  /** where in the person's log a hint was asked for; earlier versions had none */
  hints?: readonly number[];
  /** how often it was written: whoever writes must know the last one; left out: by an earlier version */
  version?: number | null;
}

/** What is written at each action: it does not grow with the game. The log lies beside it, a record an action. */
interface KeptHead extends Pick<Kept, 'players' | 'secret' | 'version' | 'hints'> {
  head: SaveHead;
  /** what the log leaves behind: with it the game goes on without being played again; earlier versions kept none */
  earlier?: Earlier;
  /** the opening as its readers read it */
  opening?: Told;
}

/** By reader: an entry of his log. */
export type Told = Readonly<Record<string, LogEntry>>;

export interface KeptEntry {
  entry: Save['log'][number];
  /** why the computer did it */
  motive?: Motives[number];
  /** as its readers read it; earlier versions kept none */
  told?: Told;
}

/** What has changed of a game: the log from an action on. */
export interface Change extends Pick<KeptHead, 'head' | 'players' | 'secret' | 'hints' | 'earlier' | 'opening'> {
  from: number;
  entries: readonly KeptEntry[];
}

interface StoredGames extends DBSchema {
  tables: { key: string; value: StoredTable };
  /** by id; the actions of its log by `entryKey`. One store for both: a new one would wait until other tabs are closed */
  games: { key: string; value: Kept | KeptHead | KeptEntry };
}

function entryKey(id: string, at: number): string {
  return `${id}/${String(at).padStart(6, '0')}`;
}

/** The actions of a game from one on. */
function entriesFrom(id: string, at: number): IDBKeyRange {
  return IDBKeyRange.bound(entryKey(id, at), `${id}/~`);
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
let opened: Promise<IDBPDatabase<StoredGames>> | null = null;

async function database(): Promise<IDBPDatabase<StoredGames>> {
  opened ??= openDB<StoredGames>('admiralty', 1, {
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

/**
 * All records change together or not at all. `known`: the version that this one follows, null: it is new; `whole`: the
 * game as it is held in memory where it cannot be kept.
 */
export async function keep(
  table: StoredTable,
  change: Change,
  known: number | null,
  whole: () => Kept,
): Promise<Storing> {
  const storing = await write(table, change, known).catch((error: unknown): Storing => {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { is: isFull ? 'full' : 'missing' };
  });
  if (storing.is === 'kept') {
    unsaved.delete(table.id);
    others.postMessage({ id: table.id, version: storing.version } satisfies Written);
  } else if (storing.is !== 'changed') {
    unsaved.set(table.id, structuredClone({ table, kept: { ...whole(), version: known }, why: storing.is }));
  }
  return storing;
}

async function write(table: StoredTable, change: Change, known: number | null): Promise<Storing> {
  const { id } = table;
  const { from, entries, ...rest } = change;
  const writing = (await database()).transaction(['tables', 'games'], 'readwrite');
  const games = writing.objectStore('games');
  const there = await games.get(id);
  const last = there && !('entry' in there) ? (there.version ?? 0) : null;
  if (last !== known) {
    await writing.done;
    return { is: there ? 'changed' : 'removed' };
  }
  const version = (known ?? 0) + 1;
  await Promise.all([
    writing.objectStore('tables').put(table),
    games.put({ ...rest, version }, id),
    games.delete(entriesFrom(id, from)),
    ...entries.map((entry, at) => games.put(entry, entryKey(id, from + at))),
    writing.done,
  ]);
  return { is: 'kept', version };
}

/** Why the game is not on the device though it is played. */
export function whyUnsaved(id: string): Unsaved | null {
  return unsaved.get(id)?.why ?? null;
}

/** A game as it is kept. */
export interface KeptGame extends Omit<Kept, 'save'>, Pick<KeptHead, 'earlier' | 'opening'> {
  head: SaveHead;
  /** a record an action, if it is kept so */
  rows: readonly KeptEntry[];
  save(): Save;
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const loose = unsaved.get(id)?.kept;
  if (loose) return inOnePiece(loose);
  const { store } = (await database()).transaction('games');
  const [found, records] = await Promise.all([store.get(id), store.getAll(entriesFrom(id, 0))]);
  if (!found || 'entry' in found) return undefined;
  if ('save' in found) return inOnePiece(found);
  const rows = entriesOf(records);
  const motives = Object.fromEntries(rows.flatMap(({ motive }, at) => (motive ? [[at + 1, motive]] : [])));
  const log = (): Save['log'] => rows.map(({ entry }) => entry);
  return { ...found, motives, rows, save: () => saveFrom(found.head, log()) };
}

function inOnePiece({ save, ...rest }: Kept): KeptGame {
  return { ...rest, head: save, rows: [], save: () => save };
}

/** What was kept of a game after its first `from` actions, and how often it was written by then. */
export async function keptAfter(id: string, from: number): Promise<{ version: number; rows: KeptEntry[] } | undefined> {
  const { store } = (await database()).transaction('games');
  const [found, records] = await Promise.all([store.get(id), store.getAll(entriesFrom(id, from))]);
  if (!found || 'entry' in found || 'save' in found) return undefined;
  return { version: found.version ?? 0, rows: entriesOf(records) };
}

function entriesOf(records: readonly (Kept | KeptHead | KeptEntry)[]): KeptEntry[] {
  return records.flatMap((record) => ('entry' in record ? [record] : []));
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
  const games = change.objectStore('games');
  await Promise.all([
    change.objectStore('tables').delete(id),
    games.delete(id),
    games.delete(entriesFrom(id, 0)),
    change.done,
  ]);
}

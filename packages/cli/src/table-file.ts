import { existsSync } from 'node:fs';
import {
  type Access,
  accessFor,
  anyGameLoader,
  type GameModule,
  type GameTypes,
  games,
  readSave,
  resume,
  SAVE_LIMITS,
  type Save,
  type Session,
  saveOf,
  seatNamesOf,
  type Viewer,
} from '@admiralty/engine';
import { parseJson, readPack, readText, writeWhole } from './files.ts';
import { takeLock, withLock } from './lock.ts';
import { Problem } from './problem.ts';

/** A save on disk, opened: every entry has been replayed and checked. */
export interface TableFile {
  module: GameModule;
  session: Session<GameTypes>;
  pack: Save['pack'];
  /** the file as it was last read or written here; null: it is not there yet */
  text: string | null;
}

/** The module of a game by its id, with a data pack and a position if given. */
export async function openModule(id: string, pack: Save['pack'] = null, position: unknown = null): Promise<GameModule> {
  const loader = await anyGameLoader(id);
  if (!loader) throw new Problem(`there is no game ${id}; the games are ${games.map((one) => one.id).join(', ')}`);
  const opened = loader.open(pack, position);
  if (opened.ok) return opened.module;
  const more = opened.problems.length > 1 ? ` (and ${opened.problems.length - 1} more)` : '';
  throw new Problem(`the ${pack ? 'data pack' : 'position'} does not fit: ${opened.problems[0]}${more}`);
}

export function packFrom(folder: string | undefined): Save['pack'] {
  return folder === undefined ? null : readPack(folder);
}

export async function openFile(path: string, upTo?: number): Promise<TableFile> {
  const text = readText(path, SAVE_LIMITS.bytes);
  const read = readSave(parseJson(text, path));
  if (!read.ok) throw new Problem(`${path}: ${read.why}`);
  const { save } = read;
  const module = await openModule(save.game, save.pack, save.position);
  const resumed = resume(module.game, save, upTo);
  if (!resumed.ok) throw new Problem(`${path}: ${resumed.why}`);
  return { module, session: resumed.session, pack: save.pack, text };
}

/** Opens a game, lets `work` change it, and writes it back; another command on the same file waits so long. */
export async function changeFile<Result>(path: string, work: (file: TableFile) => Result): Promise<Result> {
  const release = takeLock(path);
  try {
    const file = await openFile(path);
    const result = work(file);
    write(path, file);
    return result;
  } finally {
    release();
  }
}

/** Writes a game that was opened a while ago, unless another command has written to the file since. */
export function writeFile(path: string, file: TableFile): void {
  withLock(path, () => {
    if (file.text !== (existsSync(path) ? readText(path) : null))
      throw new Problem(`${path} was changed by another command in the meantime; nothing was written`);
    write(path, file);
  });
}

/** A game in a file of its own: nothing that stands there is written over. */
export function createFile(path: string, file: TableFile): void {
  withLock(path, () => {
    if (existsSync(path)) throw new Problem(`${path} is there already; give another name, or remove it first`);
    write(path, file);
  });
}

function write(path: string, file: TableFile): void {
  const text = `${JSON.stringify(saveOf(file.session, file.pack))}\n`;
  writeWhole(path, text);
  file.text = text;
}

/** What a viewer may know of the game, and the only way to it. */
export function accessOf({ module, session }: TableFile, viewer: Viewer): Access {
  return accessFor(module, session, viewer);
}

/** A seat by number or name. */
export function seatOf({ module, session }: TableFile, text: string): number {
  const names = seatNamesOf(module.game, session.setting);
  const byName = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  const seat = /^\d+$/.test(text) ? Number(text) : byName;
  if (seat < 0 || seat >= names.length)
    throw new Problem(`there is no seat ${text}; the seats are ${names.map((name, i) => `${i} (${name})`).join(', ')}`);
  return seat;
}

/** Who looks: a seat, `public`, or everything when left out. */
export function viewerOf(file: TableFile, text: string | undefined): Viewer {
  if (text === undefined || text === 'referee') return 'referee';
  return text === 'public' ? 'public' : seatOf(file, text);
}

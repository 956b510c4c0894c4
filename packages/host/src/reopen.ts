import {
  type GameLoader,
  type GameModule,
  type GameTypes,
  type LogEntry,
  openSnapshot,
  readSave,
  readSnapshot,
  resuming,
  type Save,
  type Session,
  type Viewer,
} from '@admiralty/engine';
import { GameLog, type KeptLogs } from './log/game-log.ts';
import type { Motives } from './types.ts';

const PROBLEMS_SHOWN = 3;
/** Actions played again at a stretch when something else may want its turn. */
const BETWEEN_PAUSES = 20;

/** How the host comes by the rules of a game; only those asked for need be loaded. */
export type LoadModule = (
  game: string,
  pack: Save['pack'],
  position: unknown,
) => Promise<ReturnType<GameLoader['open']>>;

export interface Reopening {
  load: LoadModule;
  /** who will read the log: it is written on the way */
  readers?: readonly Viewer[];
  motives?: Motives;
  /** stops after so many actions */
  upTo?: number | undefined;
  /** a longer game is not taken in */
  longest?: number;
  /** lets others have their turn in between */
  pause?: () => Promise<void>;
}

export type Reopened =
  | { ok: true; module: GameModule; session: Session<GameTypes>; save: Save; log: GameLog }
  | { ok: false; why: string; soundUpTo?: number };

/** Plays a save again from its first action, checking every roll; positions and log are noted in the same walk. */
export async function reopen(
  json: unknown,
  { load, readers = [], motives = {}, upTo = Infinity, longest = Infinity, pause }: Reopening,
): Promise<Reopened> {
  const read = readSave(json);
  if (!read.ok) return read;
  const { save } = read;
  const { length } = save.log;
  if (length > longest) return { ok: false, why: `it has ${length} actions; ${longest} can be opened` };
  const made = await load(save.game, save.pack, save.position);
  if (!made.ok) return { ok: false, why: made.problems.slice(0, PROBLEMS_SHOWN).join('; ') };
  const { module } = made;
  const log = new GameLog(module, motives, readers);
  const walk = resuming(module.game, save, upTo);
  for (let actions = 0; ; actions++) {
    const { done, value } = walk.next();
    if (!done) log.note(value);
    else return value.ok ? { ok: true, module, session: value.session, save, log } : value;
    if (pause && actions % BETWEEN_PAUSES === 0) await pause();
  }
}

export interface OpeningHere extends Pick<Reopening, 'load' | 'readers' | 'motives'> {
  /** the entries after the snapshot */
  tail?: readonly LogEntry[];
  /** what readers had read of the game up to the snapshot */
  logs?: KeptLogs;
}

/**
 * Opens a game where it stands, from a snapshot and the entries after it. Not every game can go on from one: those are to
 * be played from their start.
 */
export async function openHere(
  json: unknown,
  { load, readers = [], motives = {}, tail = [], logs }: OpeningHere,
): Promise<{ ok: true; module: GameModule; session: Session<GameTypes>; log: GameLog } | { ok: false; why: string }> {
  const read = readSnapshot(json);
  if (!read.ok) return read;
  const { head } = read.snapshot;
  const made = await load(head.game, head.pack, head.position);
  if (!made.ok) return { ok: false, why: made.problems.slice(0, PROBLEMS_SHOWN).join('; ') };
  const { module } = made;
  const log = new GameLog(module, motives, readers, logs);
  const opened = openSnapshot(module.game, read.snapshot, tail, (session) => log.note(session));
  return opened.ok ? { ok: true, module, session: opened.session, log } : opened;
}

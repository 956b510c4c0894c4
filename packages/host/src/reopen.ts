import {
  type GameLoader,
  type GameModule,
  type GameTypes,
  readSave,
  resume,
  type Save,
  type Session,
  type Viewer,
} from '@admiralty/engine';
import { GameLog } from './log/game-log.ts';
import type { Motives } from './types.ts';

const PROBLEMS_SHOWN = 3;

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
}

export type Reopened =
  | { ok: true; module: GameModule; session: Session<GameTypes>; save: Save; log: GameLog }
  | { ok: false; why: string; soundUpTo?: number };

/** Plays a save again from its first action, checking every roll; positions and log are noted in the same walk. */
export async function reopen(
  json: unknown,
  { load, readers = [], motives = {}, upTo = Infinity, longest = Infinity }: Reopening,
): Promise<Reopened> {
  const read = readSave(json);
  if (!read.ok) return read;
  const { save } = read;
  const { length } = save.log;
  if (length > longest) return { ok: false, why: `it has ${length} actions; ${longest} can be opened` };
  const made = await load(save.game, save.pack, save.position);
  if (!made.ok) return { ok: false, why: made.problems.slice(0, PROBLEMS_SHOWN).join('; ') };
  const { box: module } = made;
  const log = new GameLog(module, motives, readers);
  const resumed = resume(module.game, save, upTo, (session) => log.note(session));
  return resumed.ok ? { ok: true, module, session: resumed.session, save, log } : resumed;
}

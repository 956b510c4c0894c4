/** How a game comes from the device to the table. */
import { isGameId, loadAnyGame, type Viewer } from '@admiralty/engine';
import {
  type GameLog,
  type KeptLogs,
  type LogEntry,
  openHere,
  type Reopened,
  type Restored,
  reopen,
} from '@admiralty/host';
import { fileWords } from '../../words/files.ts';
import { LONGEST_GAME } from '../limits.ts';
import { keptLog, type LocalGame, NEW, newSecret, readersOf } from './local-game.ts';
import { type KeptGame, keptGame, whyUnsaved } from './store.ts';

type Loaded = { ok: true; game: LocalGame; log: GameLog } | { ok: false; why: string };

/** A game from the device: where it stands if that was kept, else played again from its start. */
export async function loadGame(id: string, isReplay: boolean, outside: number): Promise<Loaded> {
  const kept = await keptGame(id);
  if (!kept) return { ok: false, why: fileWords.notHere };
  const { players, motives = {}, secret = newSecret(), version = 0, hints = [], head, rows } = kept;
  if (!isGameId(head.game)) return { ok: false, why: fileWords.noBoard(head.game) };
  const readers = readersOf(players, isReplay, head.snapshot.table.result !== null);
  const again = async (pause?: () => Promise<void>) =>
    reopen(kept.save(), { load: loadAnyGame, readers, motives, longest: LONGEST_GAME, ...(pause && { pause }) });
  const logs = logsOf(kept, readers);
  const moment = { head, earlier: kept.earlier };
  const here = logs && !isReplay ? await openHere(moment, { load: loadAnyGame, logs, readers, motives }) : null;
  const opened = here?.ok ? here : await again();
  if (!opened.ok) return opened;
  const { module, session, log } = opened;
  const storage: LocalGame['storage'] = whyUnsaved(id) ?? 'kept';
  const stored = logs ? rows.length : 0; // else they are kept anew, with what was read of them
  const restore = here?.ok ? (isLeft: () => boolean) => restored(again, isLeft) : null;
  const before = here?.ok ? rows.map(({ entry }) => entry) : [];
  const own = { before, id, players, motives, secret, version, stored, outside, isReplay, storage, restore, hints };
  return { ok: true, game: { ...NEW, ...own, game: head.game, module, session, pack: head.pack }, log };
}

/** What each reader had read; null: it was not kept. */
function logsOf({ opening, rows }: KeptGame, readers: readonly Viewer[]): KeptLogs | null {
  const logs = new Map<Viewer, readonly LogEntry[]>();
  for (const reader of readers) {
    const log = opening && keptLog(reader, opening, rows);
    if (!log) return null;
    logs.set(reader, log);
  }
  return logs;
}

/** In between everything else that the worker is asked for, and no longer than somebody sits there. */
async function restored(
  again: (pause: () => Promise<void>) => Promise<Reopened>,
  isLeft: () => boolean,
): Promise<Restored> {
  const opened = await again(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (isLeft()) throw new Error('the table was left');
  });
  if (!opened.ok) throw new Error(opened.why);
  return opened;
}

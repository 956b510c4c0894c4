import { type Box, type GameTypes, hashOfTable, readSave, resume, type Save, type Session } from '@admiralty/engine';
import { isGameId, openBox } from './games.ts';

export type Reopened =
  | { ok: true; box: Box; session: Session<GameTypes>; save: Save }
  | { ok: false; why: string; soundUpTo?: number };

/** Plays a save again from its first action, checking every roll; `watch` sees the session after each action. */
export async function reopen(
  json: unknown,
  upTo = Infinity,
  watch: (session: Session<GameTypes>) => void = () => {},
): Promise<Reopened> {
  const read = readSave(json);
  if (!read.ok) return read;
  const { save } = read;
  if (!isGameId(save.game)) return { ok: false, why: `there is no board for the game ${save.game}` };
  const box = await openBox(save.game, save.pack, save.position);
  const first = save.rulesVersion < box.game.version ? save.log.length : (save.base?.at ?? 0);
  const begun = resume(box.game, save, first);
  if (!begun.ok) return begun;
  const { session } = begun;
  watch(session);
  for (const entry of save.log.slice(first, upTo)) {
    const wrong = session.replay(entry);
    if (wrong) return { ok: false, why: wrong, soundUpTo: session.log.length };
    watch(session);
  }
  if (upTo >= save.log.length && first < save.log.length && hashOfTable(session.table) !== save.snapshot.hash)
    return { ok: false, why: 'its last position is not what the actions lead to', soundUpTo: session.log.length };
  return { ok: true, box, session, save };
}

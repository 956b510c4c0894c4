import { type Box, type GameTypes, readSave, resume, type Save, type Session } from '@admiralty/engine';
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
  const resumed = resume(box.game, save, upTo, watch);
  if (!resumed.ok) return resumed;
  const { session } = resumed;
  return { ok: true, box, session, save };
}

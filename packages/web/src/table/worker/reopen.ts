import { type GameModule, type GameTypes, readSave, resume, type Save, type Session } from '@admiralty/engine';
import { LONGEST_GAME } from '../limits.ts';
import { isGameId, tryBox } from './games.ts';

const PROBLEMS_SHOWN = 3;

export type Reopened =
  | { ok: true; box: GameModule; session: Session<GameTypes>; save: Save }
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
  if (save.log.length > LONGEST_GAME)
    return { ok: false, why: `it has ${save.log.length} actions; ${LONGEST_GAME} can be opened` };
  const made = await tryBox(save.game, save.pack, save.position);
  if (!made.ok) return { ok: false, why: made.problems.slice(0, PROBLEMS_SHOWN).join('; ') };
  const { box } = made;
  const resumed = resume(box.game, save, upTo, watch);
  if (!resumed.ok) return resumed;
  const { session } = resumed;
  return { ok: true, box, session, save };
}

import type { Refusal } from '@admiralty/engine';
import { loadBoard } from '../boards/load.ts';
import type { Board } from '../boards/types.ts';
import type { Act, Desk, GameId } from '../table/types.ts';
import { useLessons } from './progress.ts';
import type { Lesson } from './types.ts';

/** The table of a guided game: the one that was begun, or a new one. null: this game has no lesson. */
export async function lessonTable(desk: Desk, game: GameId): Promise<string | null> {
  const { begun, begin, putAway } = useLessons.getState();
  const lesson = await (await loadBoard(game)).lesson?.();
  if (!lesson) return null;
  const was = begun[game];
  const isThere = was && was.step < lesson.steps.length && (await desk.stored()).some(({ id }) => id === was.table);
  if (isThere) {
    putAway(game, false);
    return was.table;
  }
  const made = await desk.create(lesson.setup);
  if (!made.ok) throw new Error(made.why);
  begin(game, made.id);
  return made.id;
}

/** The lesson that is given at this table, if any. */
export async function lessonAt(table: string, board: Board): Promise<Lesson | null> {
  const isHere = useLessons.getState().begun[board.game]?.table === table;
  return (isHere && (await board.lesson?.())) || null;
}

/** Does the open step wait for something else than this act? */
export function heldBack(lesson: Lesson, game: GameId, { kind, with: answer }: Act): Refusal | null {
  const begun = useLessons.getState().begun[game];
  const step = begun && !begun.isAway ? lesson.steps[begun.step] : undefined;
  const why = step?.refuses?.(kind, answer) ?? null;
  return why === null ? null : { why, rule: step?.why?.rule ?? '' };
}

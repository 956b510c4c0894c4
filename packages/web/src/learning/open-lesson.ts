import type { Refusal } from '@admiralty/engine';
import { loadBoard } from '../boards/load.ts';
import type { Board } from '../boards/types.ts';
import type { Act, Desk, GameId } from '../table/types.ts';
import { lessonId, useLessons } from './progress.ts';
import type { Lesson } from './types.ts';

/** The table of a guided game: the one that was begun, or a new one. null: this game has no such lesson. */
export async function lessonTable(desk: Desk, game: GameId, part?: string): Promise<string | null> {
  const { begun, begin, putAway } = useLessons.getState();
  const board = await loadBoard(game);
  const lesson = await (part === undefined ? board.lesson : board.moreLessons?.[part])?.();
  if (!lesson) return null;
  const id = lessonId(game, part);
  const was = begun[id];
  const isThere = was && was.step < lesson.steps.length && (await desk.stored()).some((one) => one.id === was.table);
  if (isThere) {
    putAway(id, false);
    return was.table;
  }
  const made = await desk.create(lesson.setup);
  if (!made.ok) throw new Error(made.why);
  begin(id, made.id);
  return made.id;
}

/** The lesson that is given at this table, if any. */
export async function lessonAt(table: string, board: Board): Promise<Lesson | null> {
  const { begun } = useLessons.getState();
  const isHere = (part?: string): boolean => begun[lessonId(board.game, part)]?.table === table;
  const part = Object.keys(board.moreLessons ?? {}).find(isHere);
  if (part !== undefined) return (await board.moreLessons?.[part]?.()) ?? null;
  return (isHere() && (await board.lesson?.())) || null;
}

/** Does the open step wait for something else than this act? */
export function heldBack(lesson: Lesson, game: GameId, view: unknown, { kind, with: answer }: Act): Refusal | null {
  const begun = useLessons.getState().begun[lessonId(game, lesson.part)];
  const step = begun && !begun.isAway ? lesson.steps[begun.step] : undefined;
  const why = step?.refuses?.(kind, answer, view) ?? null;
  return why === null ? null : { why, rule: step?.why?.rule ?? '' };
}

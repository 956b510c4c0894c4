import type { Seat } from '@admiralty/engine';
import type { LogEntry } from '../../table/types.ts';

/** What the timeline draws: stretches of one phase, first actions of the turns, actions that rolled dice. */
export interface PastMarks {
  spans: { from: number; to: number; seat: Seat | null }[];
  turns: { at: number; label: string }[];
  dice: number[];
}

/** What an entry opens lies after it: what follows happens there. */
export function marksOf(log: readonly LogEntry[]): PastMarks {
  const marks: PastMarks = { spans: [], turns: [], dice: [] };
  for (const { action: at, events } of log) {
    const opened = events.filter(({ line }) => line.role === 'mark').map(({ line }) => line);
    const turn = opened.findLast((line) => line.turn !== undefined)?.turn;
    if (turn !== undefined && turn !== marks.turns.at(-1)?.label) marks.turns.push({ at, label: turn });
    if (events.some(({ roll }) => roll)) marks.dice.push(at);
    const open = marks.spans.at(-1);
    if (open) open.to = at;
    const last = opened.at(-1);
    if (last || !open) marks.spans.push({ from: at, to: at, seat: last?.owner ?? null });
  }
  return { ...marks, spans: marks.spans.filter(({ from, to }) => to > from) };
}

/** Leaves out what would lie on top of its neighbour. */
export function apart<Mark extends { at: number }>(marks: readonly Mark[], length: number, least: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (!last || (mark.at - last.at) / Math.max(length, 1) >= least) kept.push(mark);
  }
  return kept;
}

/** So much of the rail a label takes. */
const LABEL_SHARE = 0.07;
const END = 1 - 1.3 * LABEL_SHARE;

/** Names of the turns behind where they begin; at the end of the rail before it, if there is room. */
export function turnLabels(
  turns: PastMarks['turns'],
  length: number,
): (PastMarks['turns'][number] & { isBefore: boolean })[] {
  const placed = apart(turns, length, LABEL_SHARE).map((turn) => ({
    ...turn,
    isBefore: turn.at / Math.max(length, 1) > END,
  }));
  return placed.filter(({ at, isBefore }, nth) => {
    const room = (at - (placed[nth - 1]?.at ?? 0)) / Math.max(length, 1);
    return !isBefore || room >= (nth === 0 ? LABEL_SHARE : 2 * LABEL_SHARE);
  });
}

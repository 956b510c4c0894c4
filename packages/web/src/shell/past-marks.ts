import type { Seat } from '@admiralty/engine';
import type { LogEntry, SeatInfo } from '../table/types.ts';

/** What the timeline draws: stretches of one phase, first actions of the turns, actions that rolled dice. */
export interface PastMarks {
  spans: { from: number; to: number; seat: Seat | null }[];
  turns: { at: number; label: string }[];
  dice: number[];
}

/** An entry's phase is the one after it: what follows happens there. */
export function marksOf(log: readonly LogEntry[], seats: readonly SeatInfo[]): PastMarks {
  const marks: PastMarks = { spans: [], turns: [], dice: [] };
  let phase = '';
  for (const entry of log) {
    const at = entry.action;
    const turn = turnOf(entry.phase);
    if (turn !== null && turn !== marks.turns.at(-1)?.label) marks.turns.push({ at, label: turn });
    if (entry.events.some(({ roll }) => roll)) marks.dice.push(at);
    const open = marks.spans.at(-1);
    if (open) open.to = at;
    if (entry.phase === phase) continue;
    phase = entry.phase;
    marks.spans.push({ from: at, to: at, seat: seats.find(({ name }) => phase.endsWith(name))?.seat ?? null });
  }
  return { ...marks, spans: marks.spans.filter(({ from, to }) => to > from) };
}

function turnOf(phase: string): string | null {
  return /(?:Game-)?Turn \d+/.exec(phase)?.[0] ?? null;
}

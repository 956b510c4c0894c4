import type { Table } from '@admiralty/engine';

/** An act whose reason somebody asks for. */
export interface Explained {
  /** the question that was answered under seal, else null */
  sealed: number | null;
  /** has the one who asks been told anything of the act? */
  isHeard: boolean;
}

/** Reasons tell what was done: of a sealed answer nothing before it is opened, of a secret act nothing before the end. */
export function isReasonOpen(table: Table<object>, { sealed, isHeard }: Explained): boolean {
  if (table.result !== null) return true;
  if (sealed !== null) return !table.envelopes.some(({ decision }) => decision.id === sealed);
  return isHeard;
}

/** The question, if its answer goes into an envelope. */
export function sealedQuestion(table: Table<object>, decision: number | null): number | null {
  return table.pending.some(({ id, sealed }) => id === decision && sealed) ? decision : null;
}

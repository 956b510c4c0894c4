/** What steps of both guided games wait for. */
import type { IaView } from '@admiralty/engine/imperial-ambitions';
import type { Seen } from '../../../learning/types.ts';

export function hasHappened(before: Seen<IaView>, now: Seen<IaView>, what: string): boolean {
  const since = now.state.log.filter(({ action }) => action > before.state.length);
  return since.some(({ events }) => events.some((event) => event.what === what));
}

export function isAsked({ state }: Seen<IaView>, kind: string): boolean {
  return (state.observation?.decisions ?? []).some((decision) => decision.mine && decision.kind === kind);
}

/** A part of an answer of any shape. */
export function partOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
}

/** How many rows a list of an answer has. */
export function rowsIn(answer: unknown, name: string): number {
  const rows = partOf(answer, name);
  return Array.isArray(rows) ? rows.length : 0;
}

import type { Action, LogEntry, Refusal, Wish } from '../../src/core/index.ts';
import { Session, settingFor } from '../../src/core/index.ts';
import { parley } from './index.ts';
import type { ParleyTypes, Voyage } from './state.ts';

export type ParleySession = Session<ParleyTypes>;

interface Given extends Wish {
  seed?: string;
  /** with them, dice are entered */
  rolls?: readonly number[];
  /** with them, dice are keyed */
  contributions?: readonly string[];
  game?: typeof parley;
}

/** A session of Parley. */
export function given(wish: Given = {}): ParleySession {
  const { seed = 'test', rolls, contributions, game = parley, ...rest } = wish;
  const made = settingFor(game, { seats: 3, ...rest });
  if (!made.ok) throw new Error(made.refusal.why);
  const dice = rolls ? 'entered' : contributions ? 'keyed' : 'seeded';
  const started = Session.start(game, made.setting, seed, dice, {
    rolls: rolls ?? [],
    contributions: contributions ?? [],
  });
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}

/** Rolls that leave the deck as it came from the box: the cards with the highest numbers on top. */
export const UNSHUFFLED = Array.from({ length: 13 }, (_, i) => 14 - i);

/** The open question of a seat, answered. */
export function answer(session: ParleySession, by: number, kind: string, value: unknown): Action {
  const decision = session.table.pending.find((asked) => asked.by === by && asked.kind === kind);
  if (!decision) throw new Error(`seat ${by} is not asked to ${kind}`);
  return { decision: decision.id, by, kind, with: value };
}
export function plot(session: ParleySession, by: number, ...voyages: Voyage[]): Action {
  return answer(session, by, 'plot', { voyages });
}
export function anytime(by: number, kind: string, payload: unknown): Action {
  return { decision: null, by, kind, with: payload };
}
export function offer(by: number, kind: string, to: number[], terms: unknown): Action {
  return anytime(by, 'offer', { kind, to, terms });
}

/** Does it, or throws. */
export function does(session: ParleySession, action: unknown, rolls: readonly number[] = []): LogEntry {
  const outcome = session.receive(action, rolls);
  if (!outcome.ok) throw new Error(`refused (${outcome.refusal.rule}): ${outcome.refusal.why}`);
  return outcome.entry;
}

/** The refusal of an action; null if it is done. */
export function refusalOf(session: ParleySession, action: unknown, rolls: readonly number[] = []): Refusal | null {
  const outcome = session.receive(action, rolls);
  return outcome.ok ? null : outcome.refusal;
}

/** Everybody writes an empty plot, or the given one. */
export function allPlot(
  session: ParleySession,
  plots: Record<number, Voyage[]> = {},
  rolls: readonly number[] = [],
): void {
  const seats = session.table.pending.map(({ by }) => by);
  for (const [i, by] of seats.entries())
    does(session, plot(session, by, ...(plots[by] ?? [])), i === seats.length - 1 ? rolls : []);
}

/** A game opened where it stands, without playing it from its start. */
import { z } from 'zod';
import { commitmentTo } from './dice.ts';
import { earlierShape } from './earlier.ts';
import type { LogEntry } from './log.ts';
import { settingFor } from './options.ts';
import { problemOf } from './read-action.ts';
import { ALTERED, type Failed, headOf, headShape, type Save, startOf } from './save.ts';
import { Session } from './session.ts';
import { hashOfTable } from './table.ts';
import { problemOfTable } from './table-shape.ts';
import type { Game, GameTypes, Table } from './types.ts';

const snapshotShape = z.strictObject({ head: headShape, earlier: earlierShape });
/** A moment of a game: as JSON it does not grow with the log. The entries after it lead to every later moment. */
export type GameSnapshot = z.infer<typeof snapshotShape>;

export function snapshotOf<T extends GameTypes>(session: Session<T>, pack: Save['pack'] = null): GameSnapshot {
  return { head: headOf(session, pack), earlier: session.leftBehind() };
}

/** Is this JSON a snapshot at all? The caller then finds the game (and data pack) it names. */
export function readSnapshot(json: unknown): { ok: true; snapshot: GameSnapshot } | Failed {
  const read = snapshotShape.safeParse(json);
  return read.success ? { ok: true, snapshot: read.data } : no(`not a snapshot: ${problemOf(read.error)}`);
}

/**
 * A session that goes on from a snapshot, with the true numbers of the entries; `tail` are those after it. Some games have
 * to be played from their start: of older rules, with a roll awaited, or while going back is being talked about.
 */
export function openSnapshot<T extends GameTypes>(
  game: Game<T>,
  { head, earlier }: GameSnapshot,
  tail: readonly LogEntry[] = [],
  watch: (session: Session<T>) => void = () => {},
): { ok: true; session: Session<T> } | Failed {
  const { snapshot, opening } = head;
  const wish = settingFor(game, head);
  if (!wish.ok) return no(wish.refusal.why);
  const { setting } = wish;
  const table = snapshot.table as Table<T['state']>;
  const wrong =
    obstacle(game, { head, earlier }) ?? problemOfTable(game, table, setting, ALTERED) ?? talkOf(table, tail);
  if (wrong) return no(wrong);
  const start = startOf(game, setting, head);
  const session = new Session({ ...start, opening, openingEvents: [], table, past: [], earlier });
  watch(session);
  for (const entry of tail) {
    const fault = session.replay(entry);
    if (fault) return { ok: false, why: `entry ${session.log.length + 1} (${entry.kind}): ${fault}` };
    watch(session);
  }
  return { ok: true, session };
}

/** Why it cannot go on from there. */
function obstacle<T extends GameTypes>(game: Game<T>, { head, earlier }: GameSnapshot): string | null {
  const { snapshot, rulesVersion, base, awaiting, commitment, seed } = head;
  const table = snapshot.table as Table<unknown>;
  if (rulesVersion !== game.version || table.rulesVersion !== game.version || base) return 'other rules began it';
  if (awaiting) return 'a roll is awaited';
  if (earlier.entries !== snapshot.at || earlier.undo.length !== head.seats) return ALTERED;
  return hashOfTable(table) !== snapshot.hash || commitmentTo(seed) !== commitment ? ALTERED : null;
}

function talkOf({ offers }: Table<unknown>, tail: readonly LogEntry[]): string | null {
  const isTalkedAbout = offers.some(({ kind }) => kind === 'takeBack') || tail.some(offersTakeBack);
  return isTalkedAbout ? 'going back is being talked about' : null;
}

function offersTakeBack({ kind, with: given }: LogEntry): boolean {
  return kind === 'offer' && (given as { kind?: unknown } | null)?.kind === 'takeBack';
}

function no(why: string): Failed {
  return { ok: false, why };
}

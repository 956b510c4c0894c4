import { z } from 'zod';
import { problemOf } from './border.ts';
import { hashOf } from './hash.ts';
import { settingFor } from './options.ts';
import type { Awaiting } from './session.ts';
import { Session } from './session.ts';
import { fork, hashOfTable } from './table.ts';
import type { Game, GameTypes, Table } from './types.ts';

export const SAVE_FORMAT = 'admiralty-save-1';

const entryShape = z.strictObject({
  decision: z.int().nullable(),
  by: z.int().nonnegative(),
  kind: z.string(),
  with: z.unknown(),
  rolls: z.array(z.int()),
  hash: z.string(),
  barrier: z.boolean(),
});
/** Its fingerprint, the replay and the game's audit look closer. */
const tableShape = z.custom<Table<unknown>>((value) => typeof value === 'object' && value !== null);
const snapshotShape = z.strictObject({
  /** how many entries of the log led to this table */
  at: z.int().nonnegative(),
  table: tableShape,
  hash: z.string(),
});

const saveShape = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  game: z.string(),
  rulesVersion: z.int(),
  scenario: z.string(),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  seats: z.int(),
  position: z.unknown(),
  /** data files that replace the standard ones, so that a save stands for itself */
  pack: z.record(z.string(), z.unknown()).nullable(),
  dice: z.enum(['seeded', 'entered']),
  seed: z.string(),
  commitment: z.string(),
  opening: z.strictObject({ rolls: z.array(z.int()), hash: z.string() }),
  log: z.array(entryShape),
  /** entered dice: the action after the log that waits for its next roll */
  awaiting: entryShape.omit({ barrier: true }).optional(),
  /** where the log can be played again from, if not from the start: older rules made what was before */
  base: snapshotShape.nullable(),
  /** the table at the end of the log: what a migration to newer rules converts */
  snapshot: snapshotShape,
});
export type Save = z.infer<typeof saveShape>;
type Snapshot = z.infer<typeof snapshotShape>;
type Failed = { ok: false; why: string };

const ALTERED = 'the snapshot in the save was altered';

/** Everything needed to go on with a session, or to check it roll by roll. */
export function saveOf<T extends GameTypes>(session: Session<T>, pack: Save['pack'] = null): Save {
  const { game, setting, seed, commitment, diceMode, opening, log, past } = session;
  return {
    format: SAVE_FORMAT,
    game: game.id,
    rulesVersion: game.version,
    ...setting,
    pack,
    dice: diceMode,
    seed,
    commitment,
    opening,
    log: [...log],
    ...(session.awaiting ? { awaiting: awaitingOf(session.awaiting) } : {}),
    base: past.length > 0 ? snapshotOf(session.base, past.length) : null,
    snapshot: snapshotOf(session.table, log.length),
  };
}

/** Is this JSON a save at all? The caller then finds the game (and data pack) it names. */
export function readSave(json: unknown): { ok: true; save: Save } | Failed {
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'string' && format !== SAVE_FORMAT && format.startsWith('admiralty-save-'))
    return no(`this save has the format ${format}; this program reads ${SAVE_FORMAT}`);
  const read = saveShape.safeParse(json);
  return read.success ? { ok: true, save: read.data } : no(`not a save: ${problemOf(read.error)}`);
}

/** Plays a save again, checking the commitment, every roll and every fingerprint; `upTo` stops after so many entries. */
export function resume<T extends GameTypes>(
  game: Game<T>,
  save: Save,
  upTo = Infinity,
): { ok: true; session: Session<T> } | Failed {
  if (save.rulesVersion > game.version)
    return no(`this save was made by newer rules (version ${save.rulesVersion}; this program has ${game.version})`);
  if (save.rulesVersion < game.version) {
    const migrated = migrate(game, save);
    return migrated.ok ? resume(game, migrated.save, upTo) : migrated;
  }
  const opened = open(game, save);
  if (!opened.ok) return opened;
  const { session } = opened;
  if (session.commitment !== save.commitment) return no('the seed does not match the commitment made at the start');
  const first = session.log.length;
  if (upTo < first) return no(`the first ${first} entries were played under older rules and are kept as a record only`);
  for (const [index, entry] of save.log.slice(first, upTo).entries()) {
    const wrong = session.replay(entry);
    if (wrong)
      return no(`the save was altered, or other rules made it: entry ${first + index + 1} (${entry.kind}): ${wrong}`);
  }
  if (upTo < save.log.length) return opened;
  if (hashOfTable(session.table) !== hashOfTable(save.snapshot.table))
    return no('the snapshot in the save is not what the log leads to');
  const wrong = problemOfAwaiting(session, save);
  return wrong ? no(`the action that waits for a roll was altered: ${wrong}`) : opened;
}

function awaitingOf({ action, rolls }: Awaiting): Save['awaiting'] {
  return { ...action, rolls: [...rolls], hash: hashOf([action, rolls]) };
}

/** Takes up the action that waits for a roll. */
function problemOfAwaiting<T extends GameTypes>(session: Session<T>, { awaiting }: Save): string | null {
  if (!awaiting) return null;
  const { rolls, hash, ...action } = awaiting;
  return session.awaitAgain(action, rolls) ?? (hash === hashOf([action, rolls]) ? null : 'its fingerprint is wrong');
}

function open<T extends GameTypes>(game: Game<T>, save: Save): { ok: true; session: Session<T> } | Failed {
  const wish = settingFor(game, save);
  if (!wish.ok) return no(`the save cannot be started: ${wish.refusal.why}`);
  const { setting } = wish;
  const { seed, dice: diceMode, opening, base } = save;
  if (!base) {
    const started = Session.startAgain(game, setting, seed, diceMode, opening);
    if (!started.ok) return no(`the save cannot be started: ${started.refusal.why}`);
    if (started.session.opening.hash !== opening.hash) return no('the save was altered before its first action');
    return started;
  }
  const wrong = problemOfSnapshot(game, base) ?? (base.at > save.log.length ? 'the log is too short' : null);
  if (wrong) return no(wrong);
  const table = base.table as Table<T['state']>;
  const past = save.log.slice(0, base.at);
  return { ok: true, session: new Session({ game, setting, seed, diceMode, opening, openingEvents: [], table, past }) };
}

/** Brings a save of older rules up to date: its last table is converted, its log is kept as a record. */
function migrate<T extends GameTypes>(game: Game<T>, save: Save): { ok: true; save: Save } | Failed {
  const { snapshot, rulesVersion, log } = save;
  if (hashOfTable(snapshot.table) !== snapshot.hash || snapshot.table.rulesVersion !== rulesVersion) return no(ALTERED);
  let table: unknown = snapshot.table;
  for (let version = rulesVersion; version < game.version; version++) {
    const step = game.migrations[version];
    if (!step) return no(`this save was made by rules version ${version}, which this program cannot bring up to date`);
    table = step(table);
  }
  const base = snapshotOf({ ...(table as Table<unknown>), rulesVersion: game.version }, log.length);
  const { awaiting: _, ...rest } = save; // an action that waited for a roll under older rules is chosen again
  return { ok: true, save: { ...rest, rulesVersion: game.version, base, snapshot: base } };
}

function snapshotOf(table: Table<unknown>, at: number): Snapshot {
  return { at, table, hash: hashOfTable(table) };
}

function problemOfSnapshot<T extends GameTypes>(game: Game<T>, { table, hash }: Snapshot): string | null {
  if (hashOfTable(table) !== hash || table.game !== game.id || table.rulesVersion !== game.version) return ALTERED;
  try {
    if (hashOfTable(fork(game, table as Table<T['state']>)) !== hash) return ALTERED;
    return game.audit(table.g as T['state'])[0] ?? null;
  } catch {
    return ALTERED; // so much that the game cannot even read it
  }
}

function no(why: string): Failed {
  return { ok: false, why };
}

import { z } from 'zod';
import { hashOf } from './hash.ts';
import type { Awaiting, Start } from './log.ts';
import { settingFor } from './options.ts';
import { problemOf } from './read-action.ts';
import { MOST_ENTRIES, Session } from './session.ts';
import { beyondLimits, type Limits } from './size.ts';
import { hashOfTable } from './table.ts';
import { problemOfTable } from './table-shape.ts';
import type { Game, GameTypes, Setting, Table } from './types.ts';

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
  /** `seeded`: the fast generator, which older games keep */
  dice: z.enum(['keyed', 'seeded', 'entered']),
  /** keyed dice: what others added to the seed after the commitment to it */
  contributions: z.array(z.string().max(256)).max(16).optional(),
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
  /** who sat there, for whoever opens the file; the game itself does not depend on it */
  players: z
    .array(z.strictObject({ is: z.enum(['person', 'computer']), level: z.string().max(20).optional() }))
    .max(16)
    .optional(),
  /** fingerprint of all but the tables, which have their own, and the players; older saves have none */
  seal: z.string().optional(),
});
export type Save = z.infer<typeof saveShape>;
/** All of it but the log. */
export const headShape = saveShape.omit({ log: true, seal: true, players: true });
type Snapshot = z.infer<typeof snapshotShape>;
export type Failed = { ok: false; why: string /** entries that were found in order before that */; soundUpTo?: number };

/** A save from outside; its text is no longer than its bytes. */
export const SAVE_LIMITS: Limits = { bytes: 67_108_864, depth: 80, values: 8_000_000 };

export const ALTERED = 'the snapshot in the save was altered';

/** A save without its log: it does not grow with the game, and the log only ever gets entries at its end or loses some. */
export type SaveHead = Omit<Save, 'log' | 'seal' | 'players'>;

export function headOf<T extends GameTypes>(session: Session<T>, pack: Save['pack'] = null): SaveHead {
  const { game, setting, seed, commitment, diceMode, contributions, opening, log, past } = session;
  return {
    format: SAVE_FORMAT,
    game: game.id,
    rulesVersion: game.version,
    ...setting,
    pack,
    dice: diceMode,
    ...(contributions.length > 0 ? { contributions: [...contributions] } : {}),
    seed,
    commitment,
    opening,
    ...(session.awaiting ? { awaiting: awaitingOf(session.awaiting) } : {}),
    base: past.length > 0 ? snapshotOf(session.base, past.length) : null,
    snapshot: snapshotOf(session.table, log.length),
  };
}

/** The whole again, with its seal. */
export function saveFrom(head: SaveHead, log: Save['log']): Save {
  const { awaiting, base, snapshot, ...rest } = head;
  const save = { ...rest, log: [...log], ...(awaiting && { awaiting }), base, snapshot };
  return { ...save, seal: sealOf(save) };
}

/** Everything needed to go on with a session, or to check it roll by roll. */
export function saveOf<T extends GameTypes>(session: Session<T>, pack: Save['pack'] = null): Save {
  if (session.earlier) throw new Error('the whole game is needed for a save');
  return saveFrom(headOf(session, pack), session.log);
}

function sealOf({ seal: _, players: _who, base, snapshot, ...rest }: Save): string {
  const outline = [base, snapshot].map((one) => one && { at: one.at, hash: one.hash });
  return hashOf([rest, ...outline]);
}

/** Is this JSON a save at all? The caller then finds the game (and data pack) it names. */
export function readSave(json: unknown): { ok: true; save: Save } | Failed {
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format !== 'string' || !format.startsWith('admiralty-save-'))
    return no('not a save: nothing in it says that this program wrote it');
  if (format !== SAVE_FORMAT) return no(`this save has the format ${format}; this program reads ${SAVE_FORMAT}`);
  const beyond = beyondLimits(json, SAVE_LIMITS);
  if (beyond) return no(`this program reads no save with ${beyond}`);
  const read = saveShape.safeParse(json);
  if (!read.success) return no(`not a save: ${problemOf(read.error)}`);
  if (read.data.log.length > MOST_ENTRIES)
    return no(`this program reads no save with more than ${MOST_ENTRIES} actions`);
  return { ok: true, save: read.data };
}

/**
 * Plays a save again, checking the commitment, every roll and every fingerprint; `upTo` stops after so many entries,
 * `watch` sees the session at its start and after each. Entries of older rules are kept, not played: `session.past`.
 */
export function resume<T extends GameTypes>(
  game: Game<T>,
  save: Save,
  upTo = Infinity,
  watch: (session: Session<T>) => void = () => {},
): Resumed<T> {
  const walk = resuming(game, save, upTo);
  for (;;) {
    const { done, value } = walk.next();
    if (done) return value;
    watch(value);
  }
}

export type Resumed<T extends GameTypes> = { ok: true; session: Session<T> } | Failed;

/** The same bit by bit: yields the session at its start and after each entry. */
export function resuming<T extends GameTypes>(
  game: Game<T>,
  save: Save,
  upTo = Infinity,
): Generator<Session<T>, Resumed<T>, void> {
  return play(game, upToDate(game, save), upTo);
}

/** The save under the rules of this program. */
function upToDate<T extends GameTypes>(game: Game<T>, save: Save): { ok: true; save: Save } | Failed {
  if (save.rulesVersion > game.version)
    return no(`this save was made by newer rules (version ${save.rulesVersion}; this program has ${game.version})`);
  if (save.rulesVersion === game.version) return { ok: true, save };
  const wrong = problemOfOutline(save);
  return wrong ? no(wrong) : save.log.length > 0 ? migrate(game, save) : startAnew(game, save);
}

/** What the parts of a save say about each other. */
function problemOfOutline(save: Save): string | null {
  const { snapshot, log, seal, opening, base } = save;
  const last = base?.at === log.length ? base : (log.at(-1) ?? opening);
  if (hashOfTable(snapshot.table) !== snapshot.hash || snapshot.table.rulesVersion !== save.rulesVersion)
    return ALTERED;
  if (snapshot.at !== log.length || snapshot.hash !== last.hash)
    return 'the snapshot in the save is not what the log leads to';
  return seal === undefined || seal === sealOf(save) ? null : 'the save was altered: its seal does not fit';
}

function* play<T extends GameTypes>(
  game: Game<T>,
  dated: ReturnType<typeof upToDate>,
  upTo: number,
): Generator<Session<T>, Resumed<T>, void> {
  if (!dated.ok) return dated;
  const { save } = dated;
  const opened = open(game, save);
  if (!opened.ok) return opened;
  const { session } = opened;
  if (session.commitment !== save.commitment) return no('the seed does not match the commitment made at the start');
  const first = session.log.length;
  if (upTo < first) return no(`the first ${first} entries were played under older rules and are kept as a record only`);
  yield session;
  for (const entry of save.log.slice(first, upTo)) {
    const at = session.log.length;
    const wrong = session.replay(entry);
    const why = `the save was altered, or other rules made it: entry ${at + 1} (${entry.kind}): ${wrong}`;
    if (wrong) return { ok: false, why, soundUpTo: at };
    yield session;
  }
  if (upTo <= save.log.length) return opened;
  const wrong = problemOfEnd(session, save) ?? problemOfAwaiting(session, save) ?? problemOfOutline(save);
  return wrong ? { ...no(wrong), soundUpTo: save.log.length } : opened;
}

function problemOfEnd<T extends GameTypes>({ table }: Session<T>, { snapshot }: Save): string | null {
  const isSame = hashOfTable(table) === hashOfTable(snapshot.table);
  return isSame ? null : 'the snapshot in the save is not what the log leads to';
}

function awaitingOf({ action, rolls }: Awaiting): Save['awaiting'] {
  return { ...action, rolls: [...rolls], hash: hashOf([action, rolls]) };
}

/** Takes up the action that waits for a roll. */
function problemOfAwaiting<T extends GameTypes>(session: Session<T>, { awaiting }: Save): string | null {
  if (!awaiting) return null;
  const { rolls, hash, ...action } = awaiting;
  const unfit = hash === hashOf([action, rolls]) ? null : 'its fingerprint is wrong';
  const wrong = session.awaitAgain(action, rolls) ?? unfit;
  return wrong && `the action that waits for a roll was altered: ${wrong}`;
}

function open<T extends GameTypes>(game: Game<T>, save: Save): { ok: true; session: Session<T> } | Failed {
  const { opening, base } = save;
  if (!base) {
    const begun = begin(game, save);
    const isSame = begun.ok && hashOf(begun.session.opening) === hashOf(opening);
    return isSame || !begun.ok ? begun : no('the save was altered before its first action');
  }
  const wish = settingFor(game, save);
  if (!wish.ok) return no(`the save cannot be started: ${wish.refusal.why}`);
  const { setting } = wish;
  const table = base.table as Table<T['state']>;
  const wrong = problemOfBase(game, save, base) ?? problemOfTable(game, table, setting, ALTERED);
  if (wrong) return no(wrong);
  const past = save.log.slice(0, base.at);
  return {
    ok: true,
    session: new Session({ ...startOf(game, setting, save), opening, openingEvents: [], table, past }),
  };
}

/** A game in which nobody has done anything yet simply begins under the newer rules. */
function startAnew<T extends GameTypes>(game: Game<T>, save: Save): { ok: true; save: Save } | Failed {
  const begun = begin(game, save);
  return begun.ok ? { ok: true, save: saveOf(begun.session, save.pack) } : begun;
}

function begin<T extends GameTypes>(game: Game<T>, save: Save): { ok: true; session: Session<T> } | Failed {
  const wish = settingFor(game, save);
  const started = wish.ok ? Session.startAgain(startOf(game, wish.setting, save), save.opening) : wish;
  return started.ok ? started : no(`the save cannot be started: ${started.refusal.why}`);
}

export function startOf<T extends GameTypes>(
  game: Game<T>,
  setting: Setting,
  { seed, dice, contributions = [] }: SaveHead,
): Start<T> {
  return { game, setting, seed, diceMode: dice, contributions };
}

/** Brings a save of older rules up to date: its last table is converted, its log is kept as a record. */
function migrate<T extends GameTypes>(game: Game<T>, save: Save): { ok: true; save: Save } | Failed {
  const { snapshot, rulesVersion, log } = save;
  let table: unknown = snapshot.table;
  for (let version = rulesVersion; version < game.version; version++) {
    const step = game.migrations[version];
    if (!step) return no(`this save was made by rules version ${version}, which this program cannot bring up to date`);
    try {
      table = step(table);
    } catch {
      return no(ALTERED); // so much that it cannot be converted
    }
  }
  const base = snapshotOf({ ...(table as Table<unknown>), rulesVersion: game.version }, log.length);
  const { awaiting: _, seal: __, ...rest } = save; // an action that waited for a roll under older rules is chosen again
  const converted = { ...rest, rulesVersion: game.version, base, snapshot: base };
  return { ok: true, save: { ...converted, seal: sealOf(converted) } };
}

function snapshotOf(table: Table<unknown>, at: number): Snapshot {
  return { at, table, hash: hashOfTable(table) };
}

/** Only a migration to these rules leaves entries that cannot be played again. */
function problemOfBase<T extends GameTypes>(
  game: Game<T>,
  { log, seal }: Save,
  { at, table, hash }: Snapshot,
): string | null {
  if (!Object.hasOwn(game.migrations, game.version - 1))
    return 'no older rules of this game are known, so its log has to begin at the start';
  if (at === 0 || at > log.length) return 'the log is too short';
  return hashOfTable(table) === hash && seal !== undefined ? null : ALTERED;
}

function no(why: string): Failed {
  return { ok: false, why };
}

import { z } from 'zod';
import { problemOf } from './border.ts';
import type { LogEntry } from './session.ts';
import { Session } from './session.ts';
import { hashOfTable } from './table.ts';
import type { Game, GameTypes, Options, Table } from './types.ts';

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
  /** a table to go on from without its past: left by a migration, or to load fast */
  snapshot: z.strictObject({ table: z.unknown(), hash: z.string() }).nullable(),
});
export type Save = z.infer<typeof saveShape>;

/** Everything needed to go on with a session, or to check it roll by roll. */
export function saveOf<T extends GameTypes>(session: Session<T>, pack: Save['pack'] = null): Save {
  const { game, setting, seed, commitment, diceMode, opening, log } = session;
  return {
    format: SAVE_FORMAT,
    game: game.id,
    rulesVersion: game.version,
    scenario: setting.scenario,
    options: setting.options,
    seats: setting.seats,
    position: setting.position,
    pack,
    dice: diceMode,
    seed,
    commitment,
    opening,
    log: log.map((entry) => ({ ...entry })),
    snapshot: session.resumedFrom && { table: session.resumedFrom, hash: hashOfTable(session.resumedFrom) },
  };
}

/** Is this JSON a save at all? The caller then finds the game (and data pack) it names. */
export function readSave(json: unknown): { ok: true; save: Save } | { ok: false; why: string } {
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'string' && format !== SAVE_FORMAT && format.startsWith('admiralty-save-'))
    return { ok: false, why: `this save has the format ${format}; this program reads ${SAVE_FORMAT}` };
  const read = saveShape.safeParse(json);
  return read.success ? { ok: true, save: read.data } : { ok: false, why: `not a save: ${problemOf(read.error)}` };
}

/** Plays a save again from its start (or snapshot), checking the commitment, every roll and every fingerprint. */
export function resume<T extends GameTypes>(
  game: Game<T>,
  save: Save,
  upTo = Infinity,
): { ok: true; session: Session<T> } | { ok: false; why: string } {
  if (save.rulesVersion > game.version)
    return no(`this save was made by newer rules (version ${save.rulesVersion}; this program has ${game.version})`);
  if (save.rulesVersion < game.version) return resume(game, migrate(game, save), upTo);
  const opened = open(game, save);
  if (!opened.ok) return opened;
  const { session } = opened;
  if (session.commitment !== save.commitment) return no('the seed does not match the commitment made at the start');
  for (const [index, entry] of save.log.slice(0, upTo).entries()) {
    const wrong = session.replay(entry as LogEntry);
    if (wrong) return no(`the save was altered, or other rules made it: entry ${index + 1} (${entry.kind}): ${wrong}`);
  }
  return { ok: true, session };
}

function open<T extends GameTypes>(
  game: Game<T>,
  save: Save,
): { ok: true; session: Session<T> } | { ok: false; why: string } {
  const { scenario, seats, position } = save;
  const setting = { scenario, seats, position, options: save.options as Options };
  if (save.snapshot) {
    const table = save.snapshot.table as Table<T['state']>;
    if (hashOfTable(table) !== save.snapshot.hash) return no('the snapshot in the save was altered');
    return { ok: true, session: Session.resumeFrom(game, setting, save.seed, save.dice, table) };
  }
  const started = Session.start(game, setting, save.seed, save.dice, save.dice === 'entered' ? save.opening.rolls : []);
  if (!started.ok) return no(`the save cannot be started: ${started.refusal.why}`);
  if (started.session.opening.hash !== save.opening.hash) return no('the save was altered before its first action');
  return started;
}

/** Brings a save of older rules up to date: its last table is converted, its log ends there. */
function migrate<T extends GameTypes>(game: Game<T>, save: Save): Save {
  const step = game.migrations[save.rulesVersion];
  if (!step || !save.snapshot) return { ...save, rulesVersion: game.version };
  const table = step(save.snapshot.table) as Table<T['state']>;
  const next = save.rulesVersion + 1;
  table.rulesVersion = next;
  return { ...save, rulesVersion: next, log: [], snapshot: { table, hash: hashOfTable(table) } };
}

function no(why: string): { ok: false; why: string } {
  return { ok: false, why };
}

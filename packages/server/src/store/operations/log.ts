import type { Append, Appended, Entry, Head, NewTable, Opened, Sat, Seat } from '../records.ts';
import type { Db } from '../schema.ts';
import { postLetters } from './letters.ts';

/** Whoever is asked is called after so long, if he has not answered. */
export const CALL_AFTER_MS = 120_000;

/** A new table before its first entry; false if there is one of this id already. */
export async function createTable(tx: Db, { id, seats, head, listed, at, ...rest }: NewTable): Promise<boolean> {
  const leases = { due_lease_until: 0, bot_lease_until: 0 };
  const made = await tx
    .insertInto('game_table')
    .values({ id, version: 0, ...rest, ...head, ...leases, listed: listed ? 1 : 0, created_at: at })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return false;
  await putSeats(tx, id, seats);
  const asked = seats.filter(({ asked_at }) => asked_at !== null && asked_at !== undefined);
  await callPeople(tx, asked, at + CALL_AFTER_MS);
  return true;
}

/** The newest snapshot and the entries after it; with `since` no snapshot, only the entries after that number. */
export async function openTable(tx: Db, table: string, since?: number): Promise<Opened | null> {
  const row = await tx.selectFrom('game_table').selectAll().where('id', '=', table).executeTakeFirst();
  if (!row) return null;
  const { version, rules, setting, seed } = row;
  // others may append while we read: nothing beyond `version` is taken, so the parts fit together without a lock
  const snapshot =
    since === undefined
      ? await tx
          .selectFrom('snapshot')
          .select(['seq', 'body'])
          .where('table_id', '=', table)
          .where('seq', '<=', version)
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined;
  const tail = await entriesBetween(tx, table, since ?? snapshot?.seq ?? 0, version);
  const seats = await seatsOf(tx, table);
  return { version, rules, setting, seed, head: headIn(row), seats, snapshot: snapshot ?? null, tail };
}

/**
 * Adds the entry if the table still stands at the number before it, and writes nothing unless the answer is `done`.
 * Two who append at once: one is done, the other is stale, whichever node they are on.
 */
export async function append(tx: Db, { table, entry, head, rules, snapshot, ...more }: Append): Promise<Appended> {
  if (more.invite !== undefined && !(await isGood(tx, table, more.invite, entry.at))) return { is: 'uninvited' };
  const moved = await tx
    .updateTable('game_table')
    // a new position is new work: whoever held the table's bot or clock is through
    .set({ version: entry.seq, ...head, ...(rules && { rules }), due_lease_until: 0, bot_lease_until: 0 })
    .where('id', '=', table)
    .where('version', '=', entry.seq - 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entry')
            .select('seq')
            .where('table_id', '=', table)
            .where('by', '=', entry.by)
            .where('command', '=', entry.command),
        ),
      ),
    )
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) return (await known(tx, table, entry)) ?? { is: 'stale' };
  await tx
    .insertInto('entry')
    .values({ table_id: table, ...entry })
    .execute();
  if (snapshot !== undefined) await replaceSnapshot(tx, table, entry.seq, snapshot);
  await putSeats(tx, table, more.seats ?? []);
  if (more.invite !== undefined) await spend(tx, more.invite);
  await postLetters(tx, more.letters ?? []);
  await callPeople(
    tx,
    (more.seats ?? []).filter(({ asked_at }) => asked_at === entry.at),
    entry.at + CALL_AFTER_MS,
  );
  return { is: 'done' };
}

/** A table was looked at when its clock was due, and stands as it was: when to look next. */
export async function setDue(
  tx: Db,
  table: string,
  version: number,
  due_at: number | null,
  seats: readonly Sat[],
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('game_table')
    .set({ due_at, due_lease_until: 0 })
    .where('id', '=', table)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await putSeats(tx, table, seats);
  await callPeople(tx, seats, at);
  return true;
}

/** Somebody's hours have changed: the clocks that run for him are looked at anew, so that they ring when they should. */
export async function lookAtClocks(tx: Db, account: string, at: number): Promise<void> {
  await tx
    .updateTable('game_table')
    .set({ due_at: at })
    .where('due_at', 'is not', null)
    .where('id', 'in', (sub) =>
      sub.selectFrom('seat').select('table_id').where('account', '=', account).where('clock_since', 'is not', null),
    )
    .execute();
}

/** Keeps the position of a table that nobody looks at any more. */
export async function putSnapshot(tx: Db, table: string, seq: number, body: string): Promise<void> {
  const newer = await tx
    .selectFrom('snapshot')
    .select('seq')
    .where('table_id', '=', table)
    .where('seq', '>=', seq)
    .executeTakeFirst();
  if (!newer) await replaceSnapshot(tx, table, seq, body);
}

export const headColumns = [
  'status',
  'label',
  'awaits',
  'due_at',
  'bot_at',
  'pace',
  'shown_at',
  'updated_at',
  'outcome',
] as const satisfies readonly (keyof Head)[];

/** What the row of a table tells the lobby and the sweeps. */
export function headIn({ status, label, awaits, due_at, bot_at, pace, shown_at, updated_at, outcome }: Head): Head {
  return { status, label, awaits, due_at, bot_at, pace, shown_at, updated_at, outcome };
}

export const seatColumns = [
  'seat',
  'account',
  'bot',
  'bank_ms',
  'clock_since',
  'clock_stopped',
  'clock_used',
  'clock_credit',
  'clock_last',
  'clock_reminded',
  'asked_at',
] as const;

export function seatsOf(tx: Db, table: string): Promise<(Seat & { seen: number })[]> {
  return tx
    .selectFrom('seat')
    .select([...seatColumns, 'seen'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
}

/** Some entries of a table, in order: after `from`, up to and with `to`. */
export function entriesBetween(tx: Db, table: string, from: number, to: number): Promise<Entry[]> {
  return tx
    .selectFrom('entry')
    .select(['seq', 'by', 'kind', 'body', 'lines', 'command', 'hash', 'at'])
    .where('table_id', '=', table)
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
}

/** The number of the entry that a command of this seat left; null: none. */
export async function findCommand(tx: Db, table: string, by: number, command: string): Promise<number | null> {
  const row = await tx
    .selectFrom('entry')
    .select('seq')
    .where('table_id', '=', table)
    .where('by', '=', by)
    .where('command', '=', command)
    .executeTakeFirst();
  return row?.seq ?? null;
}

async function known(tx: Db, table: string, { by, command }: Entry): Promise<Appended | null> {
  const seq = await findCommand(tx, table, by, command);
  return seq === null ? null : { is: 'again', seq };
}

async function replaceSnapshot(tx: Db, table: string, seq: number, body: string): Promise<void> {
  await tx
    .insertInto('snapshot')
    .values({ table_id: table, seq, body })
    .onConflict((on) => on.doNothing())
    .execute();
  await tx.deleteFrom('snapshot').where('table_id', '=', table).where('seq', '<', seq).execute();
}

/** What is not told of the seats stays as it was. */
async function putSeats(tx: Db, table: string, seats: readonly Sat[]): Promise<void> {
  const alike = new Map<string, Sat[]>();
  for (const one of seats) {
    const told = Object.keys(one).join();
    alike.set(told, [...(alike.get(told) ?? []), one]);
  }
  for (const [told, rows] of alike) await putAlike(tx, table, told.split(',') as (keyof Sat)[], rows);
}

/** Rows of which the same is told, in one statement. */
async function putAlike(tx: Db, table: string, told: readonly (keyof Sat)[], rows: readonly Sat[]): Promise<void> {
  const still = { bank_ms: 0, clock_used: 0, clock_credit: 0, clock_last: 0, clock_reminded: 0, seen: 0 };
  await tx
    .insertInto('seat')
    .values(rows.map((row) => ({ table_id: table, ...still, ...row })))
    .onConflict((on) =>
      on
        .columns(['table_id', 'seat'])
        .doUpdateSet((row) => Object.fromEntries(told.map((column) => [column, row.ref(`excluded.${column}`)]))),
    )
    .execute();
}

/** Who wants to be told has his digest then, unless it comes earlier. */
async function callPeople(tx: Db, seats: readonly Sat[], at: number): Promise<void> {
  const accounts = [...new Set(seats.flatMap((seat) => seat.account ?? []))];
  if (accounts.length === 0) return;
  await tx
    .updateTable('account')
    .set({ digest_at: at })
    .where((row) => row.or([row('digest_at', 'is', null), row('digest_at', '>', at)]))
    .where('id', 'in', (sub) => sub.selectFrom('channel').select('account').where('account', 'in', accounts))
    .execute();
}

async function isGood(tx: Db, table: string, invite: string, now: number): Promise<boolean> {
  const row = await tx
    .selectFrom('invite')
    .select('token_hash')
    .where('token_hash', '=', invite)
    .where('table_id', '=', table)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Withdrawn between the look and here: the transaction fails as a whole, and who tries again is told why. */
async function spend(tx: Db, invite: string): Promise<void> {
  const spent = await tx
    .updateTable('invite')
    .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
    .where('token_hash', '=', invite)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  if (spent.numUpdatedRows !== 1n) throw new Error('the invitation was withdrawn at this moment');
}

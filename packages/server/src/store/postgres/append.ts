import { sql } from 'kysely';
import { CALL_AFTER_MS, findCommand } from '../operations/log.ts';
import type { Append, Appended, Sat, Seat } from '../records.ts';
import type { Db } from '../schema.ts';

/**
 * What most appends are: an entry and whom it asks now. PostgreSQL takes it as one statement, where the same in a
 * transaction is six questions and answers; with many tables that is most of what a node does. The operation `append`
 * says what it means.
 */
export function isPlain({ snapshot, invite, letters = [], rules, seats = [] }: Append): boolean {
  const isMore = snapshot !== undefined || invite !== undefined || rules !== undefined || letters.length > 0;
  return !isMore && seats.every(isWhole);
}

const COLUMNS = [
  'account',
  'bot',
  'bank_ms',
  'clock_since',
  'clock_stopped',
  'clock_used',
  'clock_reminded',
  'asked_at',
] as const satisfies (keyof Seat)[];

const isWhole = (seat: Sat): seat is Seat => COLUMNS.every((column) => seat[column] !== undefined);

export async function appendAtOnce(db: Db, { table, entry, head, seats = [] }: Append): Promise<Appended> {
  const { seq, by, kind, body, lines, command, hash, at } = entry;
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update game_table set version = ${seq}, status = ${head.status}, label = ${head.label}, awaits = ${head.awaits},
        due_at = ${head.due_at}, bot_at = ${head.bot_at}, pace = ${head.pace}, shown_at = ${head.shown_at},
        updated_at = ${head.updated_at}, due_lease_until = 0, bot_lease_until = 0
      where id = ${table} and version = ${seq - 1}
        and not exists (select 1 from entry where table_id = ${table} and "by" = ${by} and command = ${command})
      returning id
    ), put as (
      insert into entry (table_id, seq, "by", kind, body, lines, command, hash, at)
      select id, ${bigint(seq)}, ${bigint(by)}, ${text(kind)}, ${text(body)}, ${text(lines)}, ${text(command)},
        ${text(hash)}, ${bigint(at)} from moved
    )${seats.length === 0 ? sql`` : seated(seats.filter(isWhole), at)}
    select id from moved`.execute(db);
  if (rows.length === 1) return { is: 'done' };
  const known = await findCommand(db, table, by, command);
  return known === null ? { is: 'stale' } : { is: 'again', seq: known };
}

/** The seats as they are now; whoever is asked since this moment is called later. */
function seated(seats: readonly Seat[], at: number) {
  const rows = seats.map(
    (row) => sql`(${bigint(row.seat)}, ${text(row.account)}, ${text(row.bot)}, ${bigint(row.bank_ms)},
      ${bigint(row.clock_since)}, ${bigint(row.clock_stopped)}, ${bigint(row.clock_used)},
      ${bigint(row.clock_reminded)}, ${bigint(row.asked_at)})`,
  );
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  const changes = sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  const called = seats.filter(({ asked_at }) => asked_at === at).map(({ account }) => text(account));
  return sql`, sat as (
      insert into seat (table_id, seen, seat, ${columns})
      select moved.id, 0, given.* from moved, (values ${sql.join(rows)}) given
      on conflict (table_id, seat) do update set ${changes}
    ), called as (
      update account set digest_at = ${at + CALL_AFTER_MS}
      where exists (select 1 from moved) and (digest_at is null or digest_at > ${at + CALL_AFTER_MS})
        and id in (select account from channel where account in (${sql.join([text(null), ...called])}))
    )`;
}

const bigint = (value: number | null) => sql<number>`cast(${value} as bigint)`;
const text = (value: string | null) => sql<string>`cast(${value} as text)`;

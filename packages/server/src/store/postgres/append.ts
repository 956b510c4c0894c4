import { sql } from 'kysely';
import { CALL_AFTER_MS, findCommand, seatColumns } from '../operations/log.ts';
import type { Append, Appended, Entry, Head, Sat, Seat } from '../records.ts';
import type { Db } from '../schema.ts';

/** What most appends are: an entry, now and then a snapshot, and whom it asks now. The operation `append` says what it means. */
export function isPlain({ invite, letters = [], rules, seats = [] }: Append): boolean {
  return invite === undefined && rules === undefined && letters.length === 0 && seats.every(isWhole);
}

const SEAT_COLUMNS = seatColumns.filter((column) => column !== 'seat');

const isWhole = (seat: Sat): seat is Seat => SEAT_COLUMNS.every((column) => seat[column] !== undefined);

/**
 * Plain appends to different tables as one statement: one question, one answer and one wait for the disk for all of
 * them, where each in a transaction of its own is six. They are stored together, or none is.
 */
export async function appendTogether(db: Db, appends: readonly Append[]): Promise<Appended[]> {
  // in one order on all nodes, so that two of them do not wait for each other
  const ordered = appends.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  const steps: Step[] = ordered.map(({ table, entry, head, snapshot = null }) => ({
    ...head,
    ...entry,
    id: table,
    snapshot,
  }));
  const seats: Seated[] = ordered.flatMap(({ table, entry, seats: changed = [] }) =>
    changed.filter(isWhole).map((seat) => ({ ...seat, id: table, called_at: calledAt(seat, entry.at) })),
  );
  const { rows } = await statement(JSON.stringify(steps), JSON.stringify(seats)).execute(db);
  const done = new Set(rows.map(({ id }) => id));
  const answers: Appended[] = [];
  for (const append of appends) answers.push(done.has(append.table) ? { is: 'done' } : await whyNot(db, append));
  return answers;
}

type Step = Head & Entry & { id: string; snapshot: string | null };
type Seated = Seat & { id: string; called_at: number | null };

/** Whoever is asked since this moment is called later. */
const calledAt = ({ asked_at }: Seat, at: number): number | null => (asked_at === at ? at + CALL_AFTER_MS : null);

async function whyNot(db: Db, { table, entry: { by, command } }: Append): Promise<Appended> {
  const seq = await findCommand(db, table, by, command);
  return seq === null ? { is: 'stale' } : { is: 'again', seq };
}

const columnList = sql.join(SEAT_COLUMNS.map((column) => sql.ref(column)));
const seatChanges = sql.join(SEAT_COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));

const statement = (steps: string, seats: string) => sql<{ id: string }>`
  with step as materialized (
    select * from json_to_recordset(cast(${steps} as json)) as one (
      id text, seq bigint, "by" bigint, kind text, body text, lines text, command text, hash text, at bigint,
      status text, label text, awaits text, due_at bigint, bot_at bigint, pace text, shown_at bigint,
      updated_at bigint, outcome text, snapshot text)
  ), seated as materialized (
    select * from json_to_recordset(cast(${seats} as json)) as one (
      id text, seat bigint, account text, bot text, bank_ms bigint, clock_since bigint, clock_stopped bigint,
      clock_used bigint, clock_credit bigint, clock_last bigint, clock_reminded bigint, asked_at bigint, called_at bigint)
  ), moved as (
    update game_table set version = step.seq, status = step.status, label = step.label, awaits = step.awaits,
      due_at = step.due_at, bot_at = step.bot_at, pace = step.pace, shown_at = step.shown_at,
      updated_at = step.updated_at, outcome = step.outcome, due_lease_until = 0, bot_lease_until = 0
    from step
    where game_table.id = step.id and version = step.seq - 1 and not exists (
      select 1 from entry where table_id = step.id and "by" = step."by" and command = step.command)
    returning game_table.id
  ), put as (
    insert into entry (table_id, seq, "by", kind, body, lines, command, hash, at)
    select id, seq, "by", kind, body, lines, command, hash, at from moved join step using (id)
  ), kept as (
    insert into snapshot (table_id, seq, body)
    select id, seq, snapshot from moved join step using (id) where snapshot is not null on conflict do nothing
  ), gone as (
    delete from snapshot using moved join step using (id)
    where table_id = step.id and snapshot.seq < step.seq and step.snapshot is not null
  ), sat as (
    insert into seat (table_id, seat, seen, ${columnList})
    select id, seat, 0, ${columnList} from moved join seated using (id)
    on conflict (table_id, seat) do update set ${seatChanges}
  ), called as (
    update account set digest_at = asked.called_at
    from (select account, min(called_at) as called_at from moved join seated using (id)
      where called_at is not null group by account) as asked
    where account.id = asked.account and (digest_at is null or digest_at > asked.called_at)
      and exists (select 1 from channel where channel.account = asked.account)
  )
  select id from moved`;

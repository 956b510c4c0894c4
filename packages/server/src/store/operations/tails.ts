import type { Known, Tail } from '../records.ts';
import type { Db } from '../schema.ts';
import { headColumns, seatColumns } from './log.ts';

/** What was written to tables after entries that are known, for many of them at once. */
export async function tailsOf(tx: Db, known: readonly Known[]): Promise<Tail[]> {
  const asked = padded(known);
  if (asked.length === 0) return [];
  const ids = asked.map(({ table }) => table);
  const rows = await tx
    .selectFrom('game_table')
    .select(['id', 'version', ...headColumns])
    .where('id', 'in', ids)
    .execute();
  const entries = await tx
    .selectFrom('entry')
    .select(['table_id', 'seq', 'by', 'kind', 'body', 'lines', 'command', 'hash', 'at'])
    .where(({ eb, or, and }) =>
      or(asked.map(({ table, seq }) => and([eb('table_id', '=', table), eb('seq', '>', seq)]))),
    )
    .orderBy('seq')
    .execute();
  const seats = await tx
    .selectFrom('seat')
    .select(['table_id', ...seatColumns])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  const entriesOf = byTable(entries);
  const seatsOf = byTable(seats);
  return rows.map(({ id, version, ...head }) => ({
    table: id,
    head,
    seats: seatsOf.get(id) ?? [],
    // others may append while we read: nothing beyond `version` is taken, so the parts fit together without a lock
    tail: (entriesOf.get(id) ?? []).filter(({ seq }) => seq <= version),
  }));
}

/** The last one is named again until there are 1, 2, 4, 8 …: a statement is planned by its length. */
function padded(known: readonly Known[]): Known[] {
  const length = known.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(known.length));
  return Array.from({ length }, (_, at) => known[Math.min(at, known.length - 1)]!);
}

function byTable<Row extends { table_id: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'table_id'>[]> {
  const found = new Map<string, Omit<Row, 'table_id'>[]>();
  for (const { table_id, ...row } of rows) {
    const known = found.get(table_id);
    if (known) known.push(row);
    else found.set(table_id, [row]);
  }
  return found;
}

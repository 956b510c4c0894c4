import type { Head, TableRow, TableSummary } from '../records.ts';
import type { Db } from '../schema.ts';
import { headColumns, headIn, seatColumns } from './log.ts';

export const summary = ['id', 'version', 'rules', ...headColumns] as const;

/** Tables of one status that everybody may find, last changed first; the next page begins before the last row of this one. */
export function listTables(
  tx: Db,
  status: Head['status'],
  limit: number,
  before?: Pick<TableSummary, 'shown_at' | 'id'>,
): Promise<TableSummary[]> {
  let query = tx.selectFrom('game_table').select(summary).where('status', '=', status).where('listed', '=', 1);
  if (before)
    query = query.where((row) =>
      row.or([
        row('shown_at', '<', before.shown_at),
        row.and([row('shown_at', '=', before.shown_at), row('id', '<', before.id)]),
      ]),
    );
  return query.orderBy('shown_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A table and who sits at it, without its log. */
export async function findTable(tx: Db, table: string): Promise<TableRow | null> {
  const [row] = await findTables(tx, [table]);
  return row ?? null;
}

/** Many tables and who sits at them, in the order of their ids given; those that are not there are left out. */
export async function findTables(tx: Db, tables: readonly string[]): Promise<TableRow[]> {
  if (tables.length === 0) return [];
  const rows = await tx.selectFrom('game_table').selectAll().where('id', 'in', tables).execute();
  const seats = await tx
    .selectFrom('seat')
    .select(['table_id', ...seatColumns, 'seen'])
    .where('table_id', 'in', tables)
    .orderBy('seat')
    .execute();
  return tables.flatMap((table) => {
    const row = rows.find(({ id }) => id === table);
    if (!row) return [];
    const { id, rules, setting, seed } = row;
    const own = seats.filter(({ table_id }) => table_id === id).map(({ table_id: _, ...seat }) => seat);
    return [{ id, rules, setting, seed, head: headIn(row), seats: own }];
  });
}

/** The number of its last entry; null: there is no such table. */
export async function versionOf(tx: Db, table: string): Promise<number | null> {
  const row = await tx.selectFrom('game_table').select('version').where('id', '=', table).executeTakeFirst();
  return row?.version ?? null;
}

/** The tables where the person sits, or where a seat is kept for them until the game begins; those that are not over first, then last changed first. */
export function tablesOf(tx: Db, account: string, limit: number): Promise<TableSummary[]> {
  return tx
    .selectFrom('game_table')
    .select(summary)
    .where((row) =>
      row.or([
        row('id', 'in', row.selectFrom('seat').select('table_id').where('account', '=', account)),
        row.and([row('status', '=', 'open'), row('setting', 'like', `%"for":"account","account":"${account}"%`)]),
      ]),
    )
    .orderBy((row) => row.case().when('status', '=', 'over').then(1).else(0).end())
    .orderBy('shown_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What changed at or after the time: the way by which a node catches up with news that were lost. */
export function changedTables(tx: Db, since: number, limit: number): Promise<{ id: string; version: number }[]> {
  return tx
    .selectFrom('game_table')
    .select(['id', 'version'])
    .where('updated_at', '>=', since)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}

/** The owner of the seat has seen everything up to `seq`; it never goes back. */
export async function markSeen(tx: Db, table: string, seat: number, seq: number): Promise<void> {
  await tx
    .updateTable('seat')
    .set({ seen: seq })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('seen', '<', seq)
    .execute();
}

import type { Report } from '../records.ts';
import type { Db } from '../schema.ts';

export async function fileReport(tx: Db, report: Omit<Report, 'done_at' | 'done_by' | 'outcome'>): Promise<void> {
  await tx
    .insertInto('report')
    .values({ ...report, done_at: null, done_by: null, outcome: null })
    .execute();
}

/** Those that nobody has dealt with, oldest first, then the newest others. */
export async function listReports(tx: Db, limit: number): Promise<Report[]> {
  const open = await tx
    .selectFrom('report')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
  const done = await tx
    .selectFrom('report')
    .selectAll()
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .orderBy('id')
    .limit(Math.max(1, limit - open.length))
    .execute();
  return [...open, ...done];
}

/** False if there is no such report, or somebody was first. */
export async function closeReport(tx: Db, id: string, by: string, outcome: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({ done_at: at, done_by: by, outcome })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

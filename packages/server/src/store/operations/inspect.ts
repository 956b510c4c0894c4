import type { Db } from '../schema.ts';
import { entriesBetween } from './log.ts';

/** What a look at the rows of one table found. */
export interface Inspection {
  entries: number;
  /** in words; empty when all is well */
  faults: string[];
}

/** Ids in their order, page by page. */
export async function tableIds(tx: Db, after: string, limit: number): Promise<string[]> {
  const query = tx.selectFrom('game_table').select('id').where('id', '>', after).orderBy('id').limit(limit);
  return (await query.execute()).map(({ id }) => id);
}

/** Do the rows of the table fit together? Whether the log replays is for those to say who know the rules. */
export async function inspectTable(tx: Db, table: string): Promise<Inspection> {
  const row = await tx.selectFrom('game_table').selectAll().where('id', '=', table).executeTakeFirst();
  if (!row) return { entries: 0, faults: [] };
  const faults: string[] = [];
  const entries = await entriesBetween(tx, table, 0, row.version);
  const gap = entries.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) faults.push(`entry ${gap + 1} is missing`);
  else if (entries.length !== row.version)
    faults.push(`the log ends at ${entries.length}, the table stands at ${row.version}`);
  for (const { seq, body, lines } of entries)
    if (!isJson(body) || !isJson(lines)) faults.push(`entry ${seq} cannot be read`);
  if (!isJson(row.setting) || !isJson(row.awaits)) faults.push('the setting cannot be read');
  faults.push(...(await snapshotFaults(tx, table, row.version)));
  return { entries: entries.length, faults };
}

async function snapshotFaults(tx: Db, table: string, version: number): Promise<string[]> {
  // entries may be added while we look: only what was there at `version` is judged
  const query = tx.selectFrom('snapshot').select(['seq', 'body']).where('table_id', '=', table);
  const snapshots = await query.where('seq', '<=', version).execute();
  return snapshots.filter(({ body }) => !isJson(body)).map(({ seq }) => `the snapshot at ${seq} cannot be read`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

import type { Talk } from '../records.ts';
import type { Db } from '../schema.ts';

const TRIES = 20;

/** Stores what somebody says and returns its number; the same command again gives the same number. */
export async function say(
  tx: Db,
  table: string,
  command: string,
  said: Omit<Talk, 'n' | 'hidden_at'>,
): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await tx
      .selectFrom('talk')
      .select('n')
      .where('table_id', '=', table)
      .where('account', '=', said.account)
      .where('command', '=', command)
      .executeTakeFirst();
    if (before) return before.n;
    const { last } = await tx
      .selectFrom('talk')
      .select((row) => row.fn.max('n').as('last'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    // another node may take the number meanwhile: then the next one
    const made = await tx
      .insertInto('talk')
      .values({ table_id: table, n: (last ?? 0) + 1, command, ...said, hidden_at: null })
      .onConflict((on) => on.doNothing())
      .returning('n')
      .executeTakeFirst();
    if (made) return made.n;
  }
  throw new Error(`no number for talk at table ${table}`);
}

/** What was said after number `after`, oldest first; to whom it is shown is the host's affair. */
export function talkAfter(tx: Db, table: string, after: number, limit: number): Promise<Talk[]> {
  return tx
    .selectFrom('talk')
    .select(['n', 'account', 'audience', 'text', 'quotes', 'at', 'hidden_at'])
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute();
}

export async function hideTalk(tx: Db, table: string, n: number, at: number): Promise<void> {
  await tx.updateTable('talk').set({ hidden_at: at }).where('table_id', '=', table).where('n', '=', n).execute();
}

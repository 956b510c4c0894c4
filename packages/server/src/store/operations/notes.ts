import type { Db } from '../schema.ts';

/** A person's own notes on a table replace the former ones. */
export async function putNote(tx: Db, table: string, account: string, body: string, at: number): Promise<void> {
  await tx
    .insertInto('note')
    .values({ table_id: table, account, body, updated_at: at })
    .onConflict((on) => on.columns(['table_id', 'account']).doUpdateSet({ body, updated_at: at }))
    .execute();
}

export async function readNote(tx: Db, table: string, account: string): Promise<string | null> {
  const query = tx.selectFrom('note').select('body').where('table_id', '=', table).where('account', '=', account);
  return (await query.executeTakeFirst())?.body ?? null;
}

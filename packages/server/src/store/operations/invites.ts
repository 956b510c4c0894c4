import type { Invite } from '../records.ts';
import type { Db } from '../schema.ts';

export async function createInvite(tx: Db, invite: Invite): Promise<void> {
  await tx.insertInto('invite').values(invite).execute();
}

/** Null if there is none, or it is used up or over. It is spent by the append that seats somebody. */
export async function findInvite(tx: Db, tokenHash: string, now: number): Promise<Invite | null> {
  const query = tx.selectFrom('invite').selectAll().where('token_hash', '=', tokenHash);
  return (await query.where('uses_left', '>', 0).where('expires_at', '>', now).executeTakeFirst()) ?? null;
}

/** The good invitations to a table, oldest first. */
export function listInvites(tx: Db, table: string, now: number): Promise<Invite[]> {
  return tx
    .selectFrom('invite')
    .selectAll()
    .where('table_id', '=', table)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('token_hash')
    .execute();
}

export async function withdrawInvite(tx: Db, table: string, tokenHash: string): Promise<void> {
  await tx.deleteFrom('invite').where('table_id', '=', table).where('token_hash', '=', tokenHash).execute();
}

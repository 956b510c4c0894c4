import type { Account } from '../records.ts';
import type { Db } from '../schema.ts';

const columns = ['id', 'name', 'role', 'secret', 'settings', 'created_at', 'digest_at', 'banned_until'] as const;

/** Names that look alike are one name. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** False if the id or the name is taken. */
export async function createAccount(tx: Db, account: Account): Promise<boolean> {
  const made = await tx
    .insertInto('account')
    .values({ ...account, name_key: keyOf(account.name), digest_lease_until: 0 })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export async function findAccount(tx: Db, id: string): Promise<Account | null> {
  return (await tx.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findAccountByName(tx: Db, name: string): Promise<Account | null> {
  const query = tx.selectFrom('account').select(columns).where('name_key', '=', keyOf(name));
  return (await query.executeTakeFirst()) ?? null;
}

/** The names that people have now; empty: somebody who has left. */
export async function namesOf(tx: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute();
}

/** What people have set for themselves, JSON. */
export async function settingsOf(tx: Db, ids: readonly string[]): Promise<{ id: string; settings: string }[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom('account').select(['id', 'settings']).where('id', 'in', ids).execute();
}

/** Changes what is given; false if the new name is taken or the account is not there. A new digest time ends its lease. */
export async function changeAccount(
  tx: Db,
  id: string,
  change: Partial<Omit<Account, 'id' | 'created_at'>>,
): Promise<boolean> {
  const { name, digest_at } = change;
  if (name !== undefined) {
    const holder = await findAccountByName(tx, name);
    if (holder && holder.id !== id) return false;
  }
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({
      ...change,
      ...(name !== undefined && { name_key: keyOf(name) }),
      ...(digest_at !== undefined && { digest_lease_until: 0 }),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes all that is known of a person; the seats stay with a nameless former player, and so do the games. */
export async function closeAccount(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('session').where('account', '=', id).execute();
  await tx.deleteFrom('passkey').where('account', '=', id).execute();
  await tx.deleteFrom('channel').where('account', '=', id).execute();
  await tx.deleteFrom('note').where('account', '=', id).execute();
  await tx.deleteFrom('letter').where('account', '=', id).execute();
  await tx.deleteFrom('invite').where('made_by', '=', id).execute();
  await tx
    .deleteFrom('relation')
    .where((row) => row.or([row('account', '=', id), row('other', '=', id)]))
    .execute();
  await tx
    .updateTable('account')
    .set({ name: '', name_key: null, role: 'former', secret: null, settings: '{}', digest_at: null })
    .where('id', '=', id)
    .execute();
}

/** People whose name begins so, by name. */
export function searchAccounts(tx: Db, start: string, limit: number): Promise<Account[]> {
  const key = keyOf(start);
  return tx
    .selectFrom('account')
    .select(columns)
    .where('name_key', '>=', key)
    .where('name_key', '<', `${key}\u{10ffff}`)
    .orderBy('name_key')
    .limit(limit)
    .execute();
}

import type { Account, Session } from '../records.ts';
import type { Db } from '../schema.ts';

export async function createSession(tx: Db, session: Session): Promise<void> {
  await tx.insertInto('session').values(session).execute();
}

/** Null if there is none, or it is over. */
export async function findSession(tx: Db, tokenHash: string, now: number): Promise<Session | null> {
  const query = tx.selectFrom('session').selectAll().where('token_hash', '=', tokenHash).where('expires_at', '>', now);
  return (await query.executeTakeFirst()) ?? null;
}

/** Who logged in by that token; null if the login is over. */
export async function findPerson(
  tx: Db,
  tokenHash: string,
  now: number,
): Promise<{ session: Session; account: Account } | null> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .select(['token_hash', 'account', 'scope', 'label', 'session.created_at as began_at', 'seen_at', 'expires_at'])
    .select(['name', 'role', 'secret', 'settings', 'account.created_at', 'digest_at', 'banned_until'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { token_hash, account: id, scope, label, began_at, seen_at, expires_at, ...person } = row;
  const session = { token_hash, account: id, scope, label, created_at: began_at, seen_at, expires_at };
  return { session, account: { id, ...person } };
}

/** The person was seen; his login lasts longer. */
export async function renewSession(tx: Db, tokenHash: string, seen_at: number, expires_at: number): Promise<void> {
  await tx.updateTable('session').set({ seen_at, expires_at }).where('token_hash', '=', tokenHash).execute();
}

/** When each of the people was here last. */
export async function lastHere(tx: Db, accounts: readonly string[]): Promise<{ account: string; at: number }[]> {
  if (accounts.length === 0) return [];
  const rows = await tx
    .selectFrom('session')
    .select((row) => ['account', row.fn.max('seen_at').as('at')])
    .where('account', 'in', accounts)
    .groupBy('account')
    .execute();
  return rows.map(({ account, at }) => ({ account, at: Number(at) }));
}

/** The logins of a person, last seen first. */
export function listSessions(tx: Db, account: string, now: number): Promise<Session[]> {
  return tx
    .selectFrom('session')
    .selectAll()
    .where('account', '=', account)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

/** Ends one login, if it is this person's, and the codes by which a next one might begin. */
export async function endSession(tx: Db, account: string, tokenHash: string): Promise<void> {
  await tx.deleteFrom('challenge').where('account', '=', account).execute();
  await tx.deleteFrom('session').where('account', '=', account).where('token_hash', '=', tokenHash).execute();
}

/** Ends all logins of the person but one, and what might begin another. */
export async function endOtherSessions(tx: Db, account: string, kept: string): Promise<void> {
  await tx.deleteFrom('challenge').where('account', '=', account).execute();
  await tx.deleteFrom('session').where('account', '=', account).where('token_hash', '!=', kept).execute();
}

/** Logins that are over go; returns how many. */
export async function forgetSessions(tx: Db, now: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('session').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

import type { Challenge, Passkey } from '../records.ts';
import type { Db } from '../schema.ts';

/** False if the key is known already. */
export async function addPasskey(tx: Db, passkey: Passkey): Promise<boolean> {
  const made = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export async function findPasskey(tx: Db, id: string): Promise<Passkey | null> {
  return (await tx.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export function passkeysOf(tx: Db, account: string): Promise<Passkey[]> {
  return tx
    .selectFrom('passkey')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function usePasskey(tx: Db, id: string, counter: number, used_at: number): Promise<void> {
  await tx.updateTable('passkey').set({ counter, used_at }).where('id', '=', id).execute();
}

export async function removePasskey(tx: Db, account: string, id: string): Promise<boolean> {
  const query = tx.deleteFrom('passkey').where('account', '=', account).where('id', '=', id);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}

/** What an authenticator has to sign, kept for a few minutes. */
export async function keepChallenge(tx: Db, challenge: Challenge, now: number): Promise<void> {
  await tx.deleteFrom('challenge').where('expires_at', '<=', now).execute();
  await tx.insertInto('challenge').values(challenge).execute();
}

/** Each is good for one try. */
export async function takeChallenge(tx: Db, id: string, now: number): Promise<Challenge | null> {
  const taken = await tx.deleteFrom('challenge').where('id', '=', id).returningAll().executeTakeFirst();
  return taken && taken.expires_at > now ? taken : null;
}

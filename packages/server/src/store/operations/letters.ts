import type { Delivery, Letter } from '../records.ts';
import type { Db } from '../schema.ts';

/** Puts letters into the outbox; one that is there already stays as it is. */
export async function postLetters(tx: Db, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters)
    await tx
      .insertInto('letter')
      .values({ ...letter, attempts: 0, lease_until: 0, done_at: null, error: null })
      .onConflict((on) => on.doNothing())
      .execute();
}

/** The letter is through: delivered, or given up for the reason in `error`. */
export async function endLetter(tx: Db, id: string, at: number, error: string | null): Promise<void> {
  await tx
    .updateTable('letter')
    .set({ done_at: at, error })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** The letter failed and is tried again. */
export async function delayLetter(tx: Db, id: string, due_at: number, error: string): Promise<void> {
  await tx
    .updateTable('letter')
    .set({ due_at, error, lease_until: 0 })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** The newest letters of a person, so that he sees what arrived and what did not. */
export function lettersOf(tx: Db, account: string, limit: number): Promise<Delivery[]> {
  return tx
    .selectFrom('letter')
    .select(['id', 'account', 'kind', 'body', 'due_at', 'attempts', 'done_at', 'error'])
    .where('account', '=', account)
    .orderBy('due_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Letters that ended before the time go; returns how many. */
export async function forgetLetters(tx: Db, before: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('letter').where('done_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

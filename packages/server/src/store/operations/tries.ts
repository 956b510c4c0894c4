import type { Db } from '../schema.ts';

/** Counts a try of something that is limited: how many there were in this window, and when it ends. */
export async function countTry(
  tx: Db,
  key: string,
  now: number,
  windowMs: number,
): Promise<{ tries: number; until: number }> {
  await tx.deleteFrom('try_count').where('key', '=', key).where('until', '<=', now).execute();
  return tx
    .insertInto('try_count')
    .values({ key, tries: 1, until: now + windowMs })
    .onConflict((on) => on.column('key').doUpdateSet((row) => ({ tries: row('try_count.tries', '+', 1) })))
    .returning(['tries', 'until'])
    .executeTakeFirstOrThrow();
}

/** What succeeded is not counted any more. */
export async function forgetTries(tx: Db, key: string): Promise<void> {
  await tx.deleteFrom('try_count').where('key', '=', key).execute();
}

/** Windows that are over go; returns how many. */
export async function sweepTries(tx: Db, now: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('try_count').where('until', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

import type { Relation } from '../records.ts';
import type { Db } from '../schema.ts';

/** What one wants of another; null: nothing any more. */
export async function relate(
  tx: Db,
  account: string,
  other: string,
  kind: Relation['kind'] | null,
  at: number,
): Promise<void> {
  if (kind === null)
    await tx.deleteFrom('relation').where('account', '=', account).where('other', '=', other).execute();
  else
    await tx
      .insertInto('relation')
      .values({ account, other, kind, at })
      .onConflict((on) => on.columns(['account', 'other']).doUpdateSet({ kind, at }))
      .execute();
}

/** Whom somebody has muted or blocked, and under what name he knows them. */
export function relationsOf(tx: Db, account: string): Promise<(Relation & { name: string })[]> {
  return tx
    .selectFrom('relation')
    .innerJoin('account', 'account.id', 'relation.other')
    .select(['relation.account', 'relation.other', 'relation.kind', 'relation.at', 'account.name'])
    .where('relation.account', '=', account)
    .orderBy('relation.at')
    .orderBy('relation.other')
    .execute();
}

/** Has one of the first blocked the other? */
export async function isBlocked(tx: Db, by: readonly string[], other: string): Promise<boolean> {
  if (by.length === 0) return false;
  const query = tx.selectFrom('relation').select('account').where('account', 'in', by).where('other', '=', other);
  return (await query.where('kind', '=', 'block').executeTakeFirst()) !== undefined;
}

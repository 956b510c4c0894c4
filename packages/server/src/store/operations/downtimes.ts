import type { Downtime } from '../records.ts';
import type { Db } from '../schema.ts';

/** Beyond this, nobody was there to beat: every node does so much more often. */
const SILENCE_MS = 15_000;
const HEART = 'any node';

/**
 * Some server runs. If none did for a while, that time is kept, so that no clock counts it. `wasUp`: the caller ran since
 * its own last beat.
 */
export async function beat(tx: Db, now: number, wasUp: boolean): Promise<void> {
  const last = await tx.selectFrom('heartbeat').select('at').where('id', '=', HEART).executeTakeFirst();
  if (!wasUp && last && now - last.at > SILENCE_MS)
    await tx
      .insertInto('downtime')
      .values({ from_at: last.at, to_at: now })
      .onConflict((on) => on.doNothing())
      .execute();
  await tx
    .insertInto('heartbeat')
    .values({ id: HEART, at: now })
    .onConflict((on) => on.column('id').doUpdateSet({ at: now }))
    .execute();
}

/** Times without a server that ended after the moment. */
export function downtimesSince(tx: Db, since: number): Promise<Downtime[]> {
  return tx.selectFrom('downtime').selectAll().where('to_at', '>', since).orderBy('from_at').execute();
}

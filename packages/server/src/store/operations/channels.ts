import type { Channel } from '../records.ts';
import type { Db } from '../schema.ts';

export async function addChannel(tx: Db, channel: Channel): Promise<void> {
  await tx.insertInto('channel').values(channel).execute();
}

export function channelsOf(tx: Db, account: string): Promise<Channel[]> {
  return tx
    .selectFrom('channel')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findChannel(tx: Db, id: string): Promise<Channel | null> {
  return (await tx.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function removeChannel(tx: Db, account: string, id: string): Promise<boolean> {
  const query = tx.deleteFrom('channel').where('account', '=', account).where('id', '=', id);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}

export async function findChannelBySecret(tx: Db, secret: string): Promise<Channel | null> {
  return (await tx.selectFrom('channel').selectAll().where('secret', '=', secret).executeTakeFirst()) ?? null;
}

export async function confirmChannel(tx: Db, id: string): Promise<void> {
  await tx.updateTable('channel').set({ confirmed: 1 }).where('id', '=', id).execute();
}

/** The seats at which the person is asked something now. */
export function askedSeatsOf(
  tx: Db,
  account: string,
): Promise<{ table_id: string; seat: number; asked_at: number | null; clock_reminded: number }[]> {
  return tx
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(['seat.table_id', 'seat.seat', 'seat.asked_at', 'seat.clock_reminded'])
    .where('seat.account', '=', account)
    .where('seat.asked_at', 'is not', null)
    .where('game_table.status', '=', 'running')
    .execute();
}

/** The value of that name: what is there, or else what is given, on all nodes the same. */
export async function secretValue(tx: Db, name: string, value: string): Promise<string> {
  await tx
    .insertInto('secret_value')
    .values({ name, value })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await tx.selectFrom('secret_value').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}

/** How the last delivery went; a success ends the count of failures. */
export async function noteDelivery(tx: Db, id: string, at: number, error: string | null): Promise<void> {
  await tx
    .updateTable('channel')
    .set((row) =>
      error === null ? { failures: 0, delivered_at: at, error: null } : { failures: row('failures', '+', 1), error },
    )
    .where('id', '=', id)
    .execute();
}

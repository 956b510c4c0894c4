import type { Db } from '../schema.ts';

const MANY = 100_000;

/** Everything that is kept of a person, in plain rows; nothing by which somebody could log in. */
export async function everythingOf(tx: Db, account: string): Promise<Record<string, object[]>> {
  const sessions = await tx
    .selectFrom('session')
    .select(['label', 'scope', 'created_at', 'seen_at', 'expires_at'])
    .where('account', '=', account)
    .execute();
  const seats = await tx
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(['seat.table_id', 'seat.seat', 'seat.seen', 'game_table.rules', 'game_table.label', 'game_table.status'])
    .where('seat.account', '=', account)
    .execute();
  const said = await tx
    .selectFrom('talk')
    .select(['table_id', 'audience', 'text', 'at'])
    .where('account', '=', account)
    .limit(MANY)
    .execute();
  const notes = await tx
    .selectFrom('note')
    .select(['table_id', 'body', 'updated_at'])
    .where('account', '=', account)
    .execute();
  const letters = await tx
    .selectFrom('letter')
    .select(['kind', 'body', 'due_at', 'attempts', 'done_at', 'error'])
    .where('account', '=', account)
    .execute();
  const relations = await tx
    .selectFrom('relation')
    .select(['other', 'kind', 'at'])
    .where('account', '=', account)
    .execute();
  const reports = await tx
    .selectFrom('report')
    .select(['text', 'at', 'outcome'])
    .where('account', '=', account)
    .execute();
  const passkeys = await tx
    .selectFrom('passkey')
    .select(['label', 'created_at', 'used_at'])
    .where('account', '=', account)
    .execute();
  const channels = await tx
    .selectFrom('channel')
    .select(['kind', 'target', 'created_at'])
    .where('account', '=', account)
    .execute();
  return { sessions, seats, said, notes, letters, relations, reports, passkeys, channels };
}

import type { TableSummary } from '../records.ts';
import type { Db } from '../schema.ts';
import { summary } from './lobby.ts';

/** What there is, in numbers. */
export interface Overview {
  tables: Record<'open' | 'running' | 'over', number>;
  people: number;
  guests: number;
  /** seen since the time asked for */
  here: number;
  /** letters that wait, and those that were given up */
  letters: { waiting: number; failed: number };
  /** tables at which a computer has to move */
  botTurns: number;
  openReports: number;
}

/** Counts for the host. `since`: whoever was seen later is here. */
export async function overview(tx: Db, since: number): Promise<Overview> {
  const tables = await tx
    .selectFrom('game_table')
    .select((row) => ['status', row.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const roles = await tx
    .selectFrom('account')
    .select((row) => ['role', row.fn.countAll().as('count')])
    .groupBy('role')
    .execute();
  const ofStatus = (status: string): number => Number(tables.find((one) => one.status === status)?.count ?? 0);
  const ofRoles = (isOf: (role: string) => boolean): number =>
    roles.reduce((sum, { role, count }) => sum + (isOf(role) ? Number(count) : 0), 0);
  const here = tx.selectFrom('session').where('seen_at', '>', since);
  const letters = tx.selectFrom('letter');
  return {
    tables: { open: ofStatus('open'), running: ofStatus('running'), over: ofStatus('over') },
    people: ofRoles((role) => role !== 'former'),
    guests: ofRoles((role) => role === 'guest'),
    here: await countOf(here.select((row) => row.fn.count('account').distinct().as('count'))),
    letters: {
      waiting: await countOf(letters.where('done_at', 'is', null).select((row) => row.fn.countAll().as('count'))),
      failed: await countOf(
        letters
          .where('done_at', 'is not', null)
          .where('error', 'is not', null)
          .select((row) => row.fn.countAll().as('count')),
      ),
    },
    botTurns: await countOf(
      tx
        .selectFrom('game_table')
        .where('bot_at', 'is not', null)
        .select((row) => row.fn.countAll().as('count')),
    ),
    openReports: await countOf(
      tx
        .selectFrom('report')
        .where('done_at', 'is', null)
        .select((row) => row.fn.countAll().as('count')),
    ),
  };
}

/** Any tables, last changed first. */
export function latestTables(tx: Db, limit: number): Promise<TableSummary[]> {
  return tx.selectFrom('game_table').select(summary).orderBy('shown_at', 'desc').orderBy('id').limit(limit).execute();
}

interface Counting {
  executeTakeFirst(): Promise<{ count: unknown } | undefined>;
}

async function countOf(query: Counting): Promise<number> {
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

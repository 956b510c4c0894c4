import type { Delivery } from '../records.ts';
import type { Db } from '../schema.ts';
import { CALL_AFTER_MS } from './log.ts';

/**
 * Due work is state, not timers. A claim gives each piece to one claimer until its lease ends; who dies leaves it to
 * the next. Doing a piece twice is harmless: it ends in a compare-and-append or a row marked done.
 *
 * The lease is asked for twice, inside and outside: on PostgreSQL a second claimer that waited for the first one's row
 * looks again at the outer condition only.
 */
const claims = {
  bot: { due: 'bot_at', lease: 'bot_lease_until' },
  clock: { due: 'due_at', lease: 'due_lease_until' },
} as const;

/** Tables where a computer player has to move, or a clock has run out; only of rules that the claimer has. */
export async function claimTables(
  tx: Db,
  what: keyof typeof claims,
  rules: readonly string[],
  now: number,
  leaseMs: number,
  limit: number,
): Promise<string[]> {
  if (rules.length === 0) return [];
  const { due, lease } = claims[what];
  const rows = await tx
    .updateTable('game_table')
    .set({ [lease]: now + leaseMs })
    .where(lease, '<=', now)
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('game_table')
        .select('id')
        .where(due, '<=', now)
        .where(lease, '<=', now)
        .where('rules', 'in', rules)
        .orderBy(due)
        .limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Letters that are due; each claim counts as an attempt, so that a letter that kills its sender is given up too. */
export function claimLetters(tx: Db, now: number, leaseMs: number, limit: number): Promise<Delivery[]> {
  return tx
    .updateTable('letter')
    .set((row) => ({ lease_until: now + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('lease_until', '<=', now)
    .where('done_at', 'is', null)
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('letter')
        .select('id')
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .where('lease_until', '<=', now)
        .orderBy('due_at')
        .limit(limit),
    )
    .returning(['id', 'account', 'kind', 'body', 'due_at', 'attempts', 'done_at', 'error'])
    .execute();
}

/** People whose digest of news is due. */
export async function claimDigests(tx: Db, now: number, leaseMs: number, limit: number): Promise<string[]> {
  const rows = await tx
    .updateTable('account')
    .set({ digest_lease_until: now + leaseMs })
    .where('digest_lease_until', '<=', now)
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('account')
        .select('id')
        .where('digest_at', '<=', now)
        .where('digest_lease_until', '<=', now)
        .orderBy('digest_at')
        .limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** An act that asks somebody may be on its way so long. */
const ON_ITS_WAY_MS = 5000;

/**
 * The digest of somebody is done as of the moment when his games were looked at; the next one is due `later`, and soon for
 * those who have asked him since.
 */
export async function settleDigest(tx: Db, account: string, looked: number, later: number | null): Promise<void> {
  const { asked } = await tx
    .selectFrom('seat')
    .select((row) => row.fn.max('asked_at').as('asked'))
    .where('account', '=', account)
    .where('asked_at', '>', looked - ON_ITS_WAY_MS)
    .executeTakeFirstOrThrow();
  const times = [later, asked === null ? null : Number(asked) + CALL_AFTER_MS].filter((at) => at !== null);
  const digest_at = times.length === 0 ? null : Math.min(...times);
  await tx.updateTable('account').set({ digest_at, digest_lease_until: 0 }).where('id', '=', account).execute();
}

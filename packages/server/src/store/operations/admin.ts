import type { AdminAct } from '../records.ts';
import type { Db } from '../schema.ts';

export async function recordAdminAct(tx: Db, act: AdminAct): Promise<void> {
  await tx.insertInto('admin_act').values(act).execute();
}

/** Newest first. */
export function listAdminActs(tx: Db, limit: number): Promise<AdminAct[]> {
  return tx.selectFrom('admin_act').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute();
}

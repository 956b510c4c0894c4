import { checkStore, type Store, type StoreReport } from '../store/index.ts';
import { restore } from './thread/replaying.ts';
import { isOfOlderRules, upgrade } from './thread/upgrading.ts';

const PAGE = 100;

/** Looks at every row of a store, and plays every table again from its first entry, roll by roll. */
export async function checkTables(store: Store): Promise<StoreReport> {
  const report = await checkStore(store);
  const unsound = new Set(report.faults.map(({ table }) => table));
  for (let page = await store.tableIds('', PAGE); page.length > 0; page = await store.tableIds(page.at(-1)!, PAGE))
    for (const table of page) {
      if (unsound.has(table)) continue;
      const what = await faultOf(store, table);
      if (what !== null) report.faults.push({ table, what });
    }
  return report;
}

async function faultOf(store: Store, table: string): Promise<string | null> {
  try {
    const opened = await store.openTable(table, 0);
    if (!opened) return null;
    if (await isOfOlderRules(opened)) await upgrade((await store.openTable(table))!, opened);
    else await restore(opened);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

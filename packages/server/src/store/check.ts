import type { Store } from './store.ts';

const PAGE = 100;

/** What a check of the whole store found. */
export interface StoreReport {
  tables: number;
  entries: number;
  faults: { table: string | null; what: string }[];
}

/** Looks at every row of a store in use: the database itself, then table by table, so that play goes on between. */
export async function checkStore(store: Store): Promise<StoreReport> {
  const report: StoreReport = { tables: 0, entries: 0, faults: [] };
  for (const what of await store.integrity()) report.faults.push({ table: null, what });
  for (let page = await store.tableIds('', PAGE); page.length > 0; page = await store.tableIds(page.at(-1)!, PAGE))
    for (const table of page) {
      const { entries, faults } = await store.inspectTable(table);
      report.tables++;
      report.entries += entries;
      for (const what of faults) report.faults.push({ table, what });
    }
  return report;
}

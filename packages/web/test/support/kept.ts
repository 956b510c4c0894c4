import type { Page } from 'playwright-core';

/** A game as the page keeps it. */
export interface KeptGame {
  save: { seed: string; commitment: string; log: unknown[]; snapshot: { table: { rng: number[] } } };
  secret: string;
}

/** The newest game on the device, put together from its records. */
export function keptGame(page: Page): Promise<KeptGame> {
  return page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('no answer'));
      });
    const db = await asked(indexedDB.open('admiralty'));
    const stores = db.transaction(['tables', 'games']);
    const tables: { id: string; updated: number }[] = await asked(stores.objectStore('tables').getAll());
    tables.sort((a, b) => b.updated - a.updated);
    const games = stores.objectStore('games');
    const id = tables[0]?.id ?? '';
    const { head, ...rest } = await asked(games.get(id));
    const rows: { entry: unknown }[] = await asked(games.getAll(IDBKeyRange.bound(`${id}/`, `${id}/~`)));
    db.close();
    return { ...rest, save: { ...head, log: rows.map(({ entry }) => entry) } };
  });
}

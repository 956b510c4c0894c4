import type { Page } from 'playwright-core';

/** A game as the page keeps it. */
export interface KeptGame {
  save: { seed: string; commitment: string; log: unknown[]; snapshot: { table: { rng: number[] } } };
  secret: string;
}

/** The newest game on the device. */
export function keptGame(page: Page): Promise<KeptGame> {
  return page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('no answer'));
      });
    const db = await asked(indexedDB.open('admiralty'));
    const shelves = db.transaction(['tables', 'games']);
    const tables: { id: string; updated: number }[] = await asked(shelves.objectStore('tables').getAll());
    tables.sort((a, b) => b.updated - a.updated);
    const kept: KeptGame = await asked(shelves.objectStore('games').get(tables[0]?.id ?? ''));
    db.close();
    return kept;
  });
}

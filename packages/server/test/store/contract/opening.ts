import { expect, test } from 'vitest';
import { openStore, type StorePlace } from '../../../src/store/index.ts';
import { played, step, table } from '../samples.ts';

export function openingContract(fresh: () => Promise<StorePlace>): void {
  test('everything is there after closing and opening again', async () => {
    const place = await fresh();
    const first = await openStore(place);
    await played(first, 'kept', 3);
    await first.close();
    const second = await openStore(place);
    expect(await second.openTable('kept')).toMatchObject({ version: 3, tail: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
    await second.close();
  });

  test('closing waits for what is under way; afterwards every call is refused', async () => {
    const place = await fresh();
    const store = await openStore(place);
    const made = Promise.all(Array.from({ length: 20 }, (_, n) => store.createTable(table(`t${n}`))));
    await Promise.all([store.close(), store.close()]);
    expect(await made).toEqual(Array.from({ length: 20 }, () => true));
    await expect(store.append(step('t1', 1))).rejects.toThrow();
    const again = await openStore(place);
    expect(await again.listTables('running', 99)).toHaveLength(20);
    await again.close();
  });
}

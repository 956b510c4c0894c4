import { expect, test } from 'vitest';
import { checkTables } from '../../src/index.ts';
import { openStore } from '../../src/store/index.ts';
import { openPlace } from '../../src/store/open.ts';
import { onBothDatabases } from '../support/servers.ts';
import { fullTable, playOn } from '../support/tables.ts';

onBothDatabases('checking a store', (server) => {
  test('every table is played again; one whose record was altered is named', async () => {
    const tables: string[] = [];
    for (const game of ['deltavee', 'imperial-ambitions']) {
      const players = await fullTable(server(), { game });
      await playOn(players, 8);
      await players[0]!.undo();
      tables.push(players[0]!.table);
    }
    expect(await checkTables(server().store)).toMatchObject({ tables: 2, faults: [] });
    await server().close();
    const { place } = server();
    const { db } = await openPlace(place);
    const altered = await db
      .selectFrom('entry')
      .selectAll()
      .where('table_id', '=', tables[1]!)
      .where('kind', '=', 'act')
      .orderBy('seq')
      .executeTakeFirstOrThrow();
    const body = altered.body.replace(/"hash":"\w{4}/, '"hash":"0000');
    await db
      .updateTable('entry')
      .set({ body })
      .where('table_id', '=', tables[1]!)
      .where('seq', '=', altered.seq)
      .execute();
    await db.destroy();
    const store = await openStore(place);
    expect((await checkTables(store)).faults).toEqual([
      { table: tables[1], what: expect.stringMatching(new RegExp(`entry ${altered.seq} does not replay`)) },
    ]);
    await store.close();
  });
});

import type { Observation } from '@admiralty/engine';
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { onBothDatabases } from '../support/servers.ts';
import { fullTable, guest, newTable, playOn } from '../support/tables.ts';

onBothDatabases('looking back and looking in', (server) => {
  test('a seat sees an earlier moment as it saw it then, and nobody sees one that has not come', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann] = players as [Player];
    await playOn(players, 5);
    const { full } = await ann.view();
    await playOn(players, 40); // past a snapshot
    const past = `/api/tables/${ann.table}/views/0/past`;
    const then = (await ann.browser.get<Observation>(`${past}/${full.length}`)).body;
    expect(then.view).toEqual(full.observation!.view);
    expect((await ann.browser.get(`${past}/100000`)).status).toBe(404);
    const stranger = await guest(server());
    expect((await stranger.get(`${past}/1`)).status).toBe(403);
    const text = `/api/tables/${ann.table}/views/public/text?topic=situation`;
    expect((await stranger.get<{ text: string }>(text)).body.text).not.toBe('');
  });

  test('what may come next in an answer is told over the wire', async () => {
    const players = await fullTable(server(), { game: 'fifth-frontier-war' });
    for (const player of players) {
      const asked = await player.question();
      if (!asked) continue;
      const [reply] = await player.ask([{ ask: 'openings', decision: asked.id, partial: null }]);
      expect(reply).toHaveProperty('value');
    }
  });

  test('whoever has an invitation sees the table that nobody else may see, as long as it is good', async () => {
    const [ann, ben, eve] = [await guest(server(), 'Annika'), await guest(server()), await guest(server())];
    const wish = { game: 'deltavee', scenario: 'dv-1', spectators: false, seats: ['you', 'invited'] as const };
    const table = await newTable(ann, wish);
    const { invite } = (await ann.post<{ invite: string }>(`/api/tables/${table}/invites`, { seat: 1 })).body;
    expect((await eve.get(`/api/tables/${table}`)).status).toBe(404);
    const { body } = await eve.post('/api/invitations', { invite });
    expect(body).toMatchObject({ seat: 1, table: { id: table, owner: 'Annika', status: 'open' } });
    expect(body).toHaveProperty('table.seats.0.side', 'Cutthroats');
    expect((await ben.post(`/api/tables/${table}/seats`, { invite })).status).toBe(200);
    expect((await eve.post('/api/invitations', { invite })).status).toBe(410);
    const mine = (await ben.get<{ id: string; seats: { player: string; isYou: boolean }[] }[]>('/api/me/tables')).body;
    expect(mine[0]!.seats).toMatchObject([{ player: 'Annika', isYou: false }, { isYou: true }]);
  });
});

import { expect, test } from 'vitest';
import { Listener, Player } from '../support/player.ts';
import { onBothDatabases } from '../support/servers.ts';
import { guest, newTable, seatsOf } from '../support/tables.ts';

interface Shown {
  status: string;
  isYours: boolean;
  seats: { player: string | null; bot: string | null; isYou: boolean; for: string }[];
}

onBothDatabases('seats', (server) => {
  const duel = { game: 'deltavee', scenario: 'dv-1' };

  test('a table made for two starts when the second sits down, and everybody who watches is told', async () => {
    const [ann, ben] = [await guest(server(), 'Anna'), await guest(server(), 'Benno')];
    const table = await newTable(ann, { ...duel, seats: ['you', 'open'], listed: true, title: 'Duel at dawn' });
    const listener = await Listener.open(ann, [`${table}:0`]);
    expect((await ann.get<{ id: string }[]>('/api/tables')).body).toContainEqual(
      expect.objectContaining({ id: table, title: 'Duel at dawn', game: 'deltavee', status: 'open' }),
    );
    expect((await ann.get(`/api/tables/${table}/views/0`)).status).toBe(409);
    expect((await ben.post(`/api/tables/${table}/seats`, { entropy: 'my own dice' })).body).toEqual({ seat: 1 });
    const { body } = await ben.get<Shown>(`/api/tables/${table}`);
    expect(body).toMatchObject({ status: 'running', isYours: false });
    expect(body.seats.map(({ player, isYou }) => [player, isYou])).toEqual([
      ['Anna', false],
      ['Benno', true],
    ]);
    await listener.until(() => listener.messages.length > 1);
    expect(listener.messages.map(({ message }) => Object.keys(message)[0])).toContain('seats');
    expect(listener.messages.some(({ message }) => 'full' in message)).toBe(true);
    expect((await ben.get<{ id: string }[]>('/api/me/tables')).body.map(({ id }) => id)).toEqual([table]);
    listener.close();
  });

  test('many who want the last seat: one gets it', async () => {
    const ann = await guest(server());
    const table = await newTable(ann, { ...duel, seats: ['you', 'open'] });
    const others = await Promise.all(Array.from({ length: 6 }, () => guest(server())));
    const statuses = await Promise.all(
      others.map(async (one) => (await one.post(`/api/tables/${table}/seats`, {})).status),
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('an invitation lets as many sit down as it says, to its table and seat, until it is withdrawn', async () => {
    const [ann, ben, eve] = [await guest(server()), await guest(server()), await guest(server())];
    const wish = {
      game: 'sword-and-stars',
      scenario: 'empires-re-emerge',
      seats: ['you', 'invited', 'invited', 'invited'] as const,
    };
    const table = await newTable(ann, wish);
    const other = await newTable(ann, wish);
    const invites = `/api/tables/${table}/invites`;
    const sit = async (who: typeof ann, body: object, at = table): Promise<number> =>
      (await who.post(`/api/tables/${at}/seats`, body)).status;
    expect(await sit(ben, {})).toBe(409);
    expect(await sit(ben, { seat: 1 })).toBe(403);
    expect((await ben.post(invites, {})).status).toBe(403);
    const { invite } = (await ann.post<{ invite: string }>(invites, { seat: 2 })).body;
    expect(invite).toMatch(/^[\w-]{43}$/);
    expect(await sit(eve, { invite, seat: 1 })).toBe(403);
    expect(await sit(eve, { invite }, other)).toBe(410);
    expect(await sit(ben, { invite })).toBe(200);
    expect(await sit(eve, { invite })).toBe(410);
    const second = (await ann.post<{ id: string; invite: string }>(invites, {})).body;
    expect((await ann.get<{ id: string }[]>(invites)).body.map(({ id }) => id)).toEqual([second.id]);
    expect((await ann.send('DELETE', `${invites}/${second.id}`)).status).toBe(200);
    expect(await sit(eve, { invite: second.invite })).toBe(410);
    const { seats } = (await ann.get<Shown>(`/api/tables/${table}`)).body;
    expect(seats.map(({ player }) => player !== null)).toEqual([true, false, true, false]);
  });

  test('a seat kept for somebody is his; one person may play several, computers the rest', async () => {
    const ann = await guest(server());
    await guest(server(), 'Dorian').then(async (dorian) => {
      const table = await newTable(ann, { ...duel, seats: ['you', { account: 'dorian' }], spectators: false });
      const eve = await guest(server());
      expect((await eve.get(`/api/tables/${table}`)).status).toBe(404);
      expect((await eve.post(`/api/tables/${table}/seats`, { seat: 1 })).status).toBe(403);
      expect((await dorian.get(`/api/tables/${table}`)).status).toBe(200);
      const kept = [
        { player: expect.any(String), keptFor: null },
        { player: null, keptFor: 'Dorian' },
      ];
      expect((await dorian.get('/api/me/tables')).body).toMatchObject([{ id: table, seats: kept }]);
      expect((await eve.get('/api/me/tables')).body).toEqual([]);
      expect((await dorian.post(`/api/tables/${table}/seats`, {})).body).toEqual({ seat: 1 });
      expect((await eve.get(`/api/tables/${table}/views/public`)).status).toBe(404);
    });
    const both = await newTable(ann, { ...duel, seats: ['you', 'you'] });
    expect(await new Player(ann, both, 0).view()).toMatchObject({ full: { viewer: 0 } });
    expect(await new Player(ann, both, 1).view()).toMatchObject({ full: { viewer: 1 } });
  });

  test('who gets up sees nothing of the game of whoever sits there next, on a stream that he left open', async () => {
    const [ann, eve, ben] = [await guest(server()), await guest(server()), await guest(server())];
    const war = { game: 'sword-and-stars', scenario: 'empires-re-emerge' };
    const table = await newTable(ann, { ...war, seats: ['you', 'open', 'open', 'you'] });
    const seats = `/api/tables/${table}/seats`;
    await eve.post(seats, { seat: 1 });
    const listener = await Listener.open(eve, [`${table}:1`]);
    expect((await eve.send('DELETE', `${seats}/1`)).status).toBe(200);
    for (const seat of [1, 2]) expect((await ben.post(seats, { seat })).status).toBe(200);
    await listener.until(() => listener.isEnded || listener.text.includes('"full"'));
    expect([listener.isEnded, listener.text.includes('"full"')]).toEqual([true, false]);
  });

  test('who gets up before the game leaves his seat to others or to a computer', async () => {
    const [ann, ben] = [await guest(server()), await guest(server())];
    const table = await newTable(ann, {
      game: 'sword-and-stars',
      scenario: 'empires-re-emerge',
      seats: ['you', 'open', 'open', 'open'],
    });
    await ben.post(`/api/tables/${table}/seats`, { seat: 1 });
    expect((await ann.send('DELETE', `/api/tables/${table}/seats/1`)).status).toBe(403);
    expect((await ben.send('DELETE', `/api/tables/${table}/seats/1`)).status).toBe(200);
    expect((await ben.post(`/api/tables/${table}/seats/1/bot`, { level: 'cadet' })).status).toBe(403);
    for (const seat of [1, 2, 3])
      expect((await ann.post(`/api/tables/${table}/seats/${seat}/bot`, { level: 'cadet' })).status).toBe(200);
    expect((await ann.post(`/api/tables/${table}/seats/3/bot`, { level: 'cadet' })).status).toBe(409);
    expect((await ann.get(`/api/tables/${table}`)).body).toMatchObject({ status: 'running' });
    expect((await ann.send('DELETE', `/api/tables/${table}/seats/0`)).status).toBe(409);
  });

  test('what cannot be a table is refused in words', async () => {
    const ann = await guest(server());
    for (const [wish, why] of [
      [{ game: 'chess', seats: ['you'] }, /no game chess/],
      [{ ...duel, seats: ['you'] }, /is for 2 players/],
      [{ ...duel, scenario: 'dv-99', seats: ['you', 'open'] }, /no scenario dv-99/],
      [{ ...duel, options: { nonsense: true }, seats: ['you', 'open'] }, /no option nonsense/],
      [{ ...duel, seats: ['you', { account: 'nobody at all' }] }, /nobody is called/],
      [{ ...duel, seats: ['you', { bot: 'emperor' }] }, /body.seats/],
      [{ ...duel, title: 'A\nB', seats: ['you', 'open'] }, /one line of plain text/],
      [{ ...duel, title: 'A\u0001B', seats: ['you', 'open'] }, /one line of plain text/],
      [{ ...duel, title: 'A\u202eB', seats: ['you', 'open'] }, /one line of plain text/],
    ] as const) {
      const { status, body } = await ann.post('/api/tables', { ...wish, seats: seatsOf(wish.seats) });
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { message: expect.stringMatching(why) } } });
    }
  });
});

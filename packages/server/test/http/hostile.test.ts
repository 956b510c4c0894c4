/** What somebody tries who means harm: with accounts of his own, a script, and time. */
import { expect, test } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { onBothDatabases } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const PASSWORD = 'correct horse battery';

onBothDatabases('somebody who means harm', (server) => {
  /** Somebody with an account, named as no other. */
  async function player(name: string): Promise<Browser> {
    const browser = server().browser();
    expect((await browser.post('/api/accounts', { name, password: PASSWORD })).status).toBe(200);
    return browser;
  }

  test('cannot confirm the mail address of another without his letters', async () => {
    const eve = await guest(server());
    await eve.post('/api/me/channels', { kind: 'mail', target: 'victim@example.org' });
    const readable = await Promise.all(
      ['/api/me/export', '/api/me/letters', '/api/me/channels'].map((path) => eve.get<object>(path)),
    );
    expect(readable.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(readable.map(({ body }) => body))).not.toMatch(/confirm|[\w-]{43}/);
  });

  test('keeps no way in by a code that was made before the other logins were ended', async () => {
    for (const end of ['password', 'logins'] as const) {
      const ann = await player(`Ann ${end}`);
      const eve = server().browser();
      await eve.post('/api/sessions', { name: `Ann ${end}`, password: PASSWORD });
      const { code } = (await eve.post<{ code: string }>('/api/me/code')).body;
      const ended =
        end === 'logins'
          ? await ann.send('DELETE', '/api/sessions')
          : await ann.post('/api/me/password', { old: PASSWORD, new: 'another one, longer' });
      expect(ended.status).toBe(200);
      expect((await eve.get('/api/me')).body).toBeNull();
      expect((await server().browser().post('/api/sessions/code', { code })).status).toBe(410);
    }
  });

  test('gains nothing by a guest’s cookie that he slipped to somebody who then makes an account', async () => {
    const eve = await guest(server());
    const ann = server().browser();
    ann.cookies = new Map(eve.cookies);
    expect((await ann.post('/api/accounts', { name: 'Ann Newcome', password: PASSWORD })).status).toBe(200);
    expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Ann Newcome' });
    expect((await eve.get('/api/me')).body).toBeNull();
  });

  test('is out with a cookie that he copied once its owner changes his password', async () => {
    const ann = await player('Ann Robbed');
    const eve = server().browser();
    eve.cookies = new Map(ann.cookies);
    expect((await eve.get('/api/me')).body).toMatchObject({ name: 'Ann Robbed' });
    expect((await ann.post('/api/me/password', { old: PASSWORD, new: 'another one, longer' })).status).toBe(200);
    expect((await eve.get('/api/me')).body).toBeNull();
    expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Ann Robbed' });
  });

  test.each([
    ['joiner', 'An\u034fna'],
    ['filler', 'Anna\u3164'],
    ['variation', 'Anna\ufe0f'],
    ['letters of two alphabets', 'Ann\u0430'],
  ])('takes no name that looks like another one: %s', async (_, name) => {
    expect((await server().browser().post('/api/guests', { name })).status).toBe(400);
  });

  test.each([
    ['nothing that anybody sees', '\u3164\u2063'],
    ['a sign that turns others around', 'Duel\u200f'],
    ['a sign that no feed can hold', 'Duel\uffff'],
    ['half a sign', 'Duel\ud800'],
  ])('gives a table no title that is or has %s', async (_, title) => {
    const wish = { game: 'deltavee', title, seats: [{ is: 'you' }, { is: 'you' }] };
    expect((await (await guest(server())).post('/api/tables', wish)).status).toBe(400);
  });

  test('a title may hold what people write, joined signs too', async () => {
    const wish = { game: 'deltavee', title: '👩‍🚀 Überfall', seats: [{ is: 'you' }, { is: 'you' }] };
    expect((await (await guest(server())).post('/api/tables', wish)).status).toBe(200);
  });

  test('puts no table into the list of somebody who has blocked him', async () => {
    const [ann, eve] = [await player('Ann Weary'), await player('Eve Insistent')];
    const wish = (title: string) => ({
      game: 'deltavee',
      scenario: 'dv-1',
      title,
      seats: [{ is: 'you' }, { is: 'account', name: 'Ann Weary' }],
    });
    const { table } = (await eve.post<{ table: string }>('/api/tables', wish('Before'))).body;
    await ann.post(`/api/tables/${table}/seats`, {});
    await eve.post(`/api/tables/${table}/seats/0/acts`, {
      command: 'given-up',
      act: { decision: null, kind: 'resign', with: {} },
    });
    await ann.send('PUT', '/api/me/relations/Eve%20Insistent', { kind: 'block' });
    expect((await eve.post('/api/tables', wish('You again'))).status).toBe(403);
    expect((await eve.post(`/api/tables/${table}/rematch`, {})).status).toBe(403);
    const titles = (await ann.get<{ title: string }[]>('/api/me/tables')).body.map(({ title }) => title);
    expect(titles).toEqual(['Before']);
    expect((await ann.post(`/api/tables/${table}/rematch`, {})).status).toBe(200); // it was not Eve who was weary
  });

  test('reads nothing that was said in private to whoever sat there before him', async () => {
    const [ann, ben, eve] = [await guest(server()), await guest(server()), await guest(server())];
    const war = { game: 'sword-and-stars', scenario: 'empires-re-emerge' };
    const table = await newTable(ann, { ...war, seats: ['you', 'open', 'open', 'you'] });
    const path = `/api/tables/${table}`;
    await ben.post(`${path}/seats`, { seat: 1 });
    const say = (text: string) => ann.post(`${path}/talk`, { command: text, text, to: [1] });
    expect((await say('between-us')).status).toBe(409);
    await ben.send('DELETE', `${path}/seats/1`);
    for (const seat of [1, 2]) expect((await eve.post(`${path}/seats`, { seat })).status).toBe(200);
    expect((await say('now-it-begins')).status).toBe(200);
    const { body } = await eve.get<{ text: string }[]>(`${path}/talk`);
    expect(body.map(({ text }) => text)).toEqual(['now-it-begins']);
  });

  test('is told in words that no address has the character 0', async () => {
    const eve = await guest(server());
    for (const [method, path] of [
      ['PUT', '/api/me/relations/a%00b'],
      ['DELETE', '/api/me/relations/a%00b'],
      ['DELETE', '/api/me/channels/%00'],
      ['DELETE', '/api/passkeys/%00'],
    ] as const)
      expect((await eve.send(method, path, method === 'PUT' ? { kind: 'mute' } : undefined)).status, path).toBe(400);
  });

  test('cannot make his settings grow without end by vacations of a moment', async () => {
    const eve = await guest(server());
    const kept = async () => JSON.stringify((await eve.get<{ account: { settings: object } }>('/api/me/export')).body);
    for (let i = 0; i < 40; i++) {
      await eve.send('PUT', '/api/me/vacation', { to: Date.now() + 3_600_000 });
      server().wait(10);
      await eve.send('DELETE', '/api/me/vacation');
    }
    const before = (await kept()).length;
    for (let i = 0; i < 40; i++) {
      await eve.send('PUT', '/api/me/vacation', { to: Date.now() + 3_600_000 });
      server().wait(10);
      await eve.send('DELETE', '/api/me/vacation');
    }
    expect((await kept()).length).toBeLessThan(before + 100);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfToken } from '../../src/people/tokens.ts';
import type { Browser } from '../support/browser.ts';
import { Listener } from '../support/player.ts';
import { onBothDatabases } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const PASSWORD = 'correct horse battery';
interface Me {
  id: string;
  name: string;
  role: string;
}
interface Login {
  id: string;
  label: string;
  isThis: boolean;
}

onBothDatabases('people', (server) => {
  test('a guest is in at once, under his name or one beside it, and stays the same', async () => {
    const [ann, other, shy] = [server().browser(), server().browser(), server().browser()];
    expect((await ann.get('/api/me')).body).toBeNull();
    expect((await ann.post<Me>('/api/guests', { name: ' Ann  Guest ' })).body).toMatchObject({
      name: 'Ann Guest',
      role: 'guest',
    });
    const { id } = (await ann.get<Me>('/api/me')).body;
    expect((await ann.post<Me>('/api/guests', { name: 'Else' })).body).toMatchObject({ id, name: 'Ann Guest' });
    expect((await other.post<Me>('/api/guests', { name: 'ann guest' })).body.name).toMatch(/^ann guest \d+$/);
    expect((await shy.post<Me>('/api/guests')).body.name).toMatch(/^Guest \d+$/);
    for (const name of ['', 'x', 'a'.repeat(31), '<b>', 'a\u202eb', 'tab\tname\u0000'])
      expect((await server().browser().post('/api/guests', { name })).status, name).toBe(400);
  });

  test('a guest who makes an account keeps who he is; the name is his, however it is written', async () => {
    const browser = server().browser();
    const { id } = (await browser.post<Me>('/api/guests')).body;
    expect((await browser.post('/api/accounts', { name: 'Carla', password: 'short' })).status).toBe(400);
    const made = await browser.post<Me>('/api/accounts', { name: 'Carla', password: PASSWORD });
    expect(made.body).toEqual({ id, name: 'Carla', role: 'player', hasPassword: true });
    expect((await browser.post('/api/accounts', { name: 'Carla2', password: PASSWORD })).status).toBe(409);
    const thief = server().browser();
    expect((await thief.post('/api/accounts', { name: 'ＣARLA', password: PASSWORD })).status).toBe(409);
    expect((await thief.get('/api/me')).body).toBeNull();
    const elsewhere = server().browser();
    expect((await elsewhere.post('/api/sessions', { name: 'carla', password: 'wrong password' })).status).toBe(403);
    expect((await elsewhere.post<Me>('/api/sessions', { name: 'carla', password: PASSWORD })).body.id).toBe(id);
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const { headers } = await server().browser().post('/api/guests');
    expect(headers.getSetCookie()[0]).toMatch(
      /^admiralty_session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('logins are listed and ended one by one, by their owner only', async () => {
    const [desk, phone, eve] = [server().browser(), server().browser(), server().browser()];
    phone.extra = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari' };
    await desk.post('/api/accounts', { name: 'Dora', password: PASSWORD });
    await phone.post('/api/sessions', { name: 'Dora', password: PASSWORD });
    await eve.post('/api/guests');
    const listed = (await desk.get<Login[]>('/api/sessions')).body;
    expect(listed.map(({ label, isThis }) => [label, isThis]).sort()).toEqual([
      ['Safari on iPhone', false],
      ['a program', true],
    ]);
    const phones = listed.find(({ isThis }) => !isThis)!.id;
    expect((await eve.send('DELETE', `/api/sessions/${phones}`)).status).toBe(404);
    expect((await phone.get('/api/me')).body).not.toBeNull();
    expect((await desk.send('DELETE', `/api/sessions/${phones}`)).status).toBe(200);
    expect((await phone.get('/api/me')).body).toBeNull();
    const { cookies } = desk;
    expect((await desk.send('DELETE', '/api/sessions/this')).status).toBe(200);
    expect(desk.cookies.size).toBe(0);
    desk.cookies = cookies;
    expect((await desk.get('/api/me')).body).toBeNull();
  });

  test('a stream ends with its login, and with nothing else', async () => {
    const [desk, phone, other] = [server().browser(), server().browser(), await guest(server())];
    const { id } = (await desk.post<Me>('/api/accounts', { name: 'Stella', password: PASSWORD })).body;
    const logIn = () => phone.post('/api/sessions', { name: 'Stella', password: PASSWORD });
    const table = await newTable(desk, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'open'] });
    const phones = async (): Promise<string> =>
      (await desk.get<Login[]>('/api/sessions')).body.find(({ isThis }) => !isThis)!.id;
    const endings: Record<string, () => Promise<unknown>> = {
      'logs out': () => phone.send('DELETE', '/api/sessions/this'),
      'is ended from another': async () => desk.send('DELETE', `/api/sessions/${await phones()}`),
      'ends with all others': () => desk.send('DELETE', '/api/sessions'),
      'ends with the password': () => desk.post('/api/me/password', { old: PASSWORD, new: PASSWORD }),
      'is kept out': () => server().store.changeAccount(id, { banned_until: Date.now() + 86_400_000 }),
    };
    for (const [how, end] of Object.entries(endings)) {
      await logIn();
      const open = (browser: Browser) => Listener.open(browser, [`${table}:public`]);
      const [before, his, desks] = [await open(other), await open(phone), await open(desk)];
      await end();
      await his.until(() => his.isEnded);
      // nobody waits for the next look: that comes with a ping, and this one's would have been before
      expect([how, before.pings]).toEqual([how, 0]);
      expect([how, before.isEnded]).toEqual([how, false]);
      // with a new password the desk has a new login as well
      if (how === 'is kept out' || how === 'ends with the password') await desks.until(() => desks.isEnded);
      else expect([how, desks.isEnded]).toEqual([how, false]);
      for (const listener of [before, desks]) listener.close();
    }
    await server().store.changeAccount(id, { banned_until: null });
    const [before, last] = [await Listener.open(other, [`${table}:public`]), await Listener.open(desk, [`${table}:0`])];
    expect((await desk.send('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200);
    await last.until(() => last.isEnded);
    expect(before.pings).toBe(0);
    before.close();
  });

  test('a password is kept as argon2id, and nowhere as it was typed', async () => {
    const typed = 'a password that nobody else has typed';
    const browser = server().browser();
    const { id } = (await browser.post<Me>('/api/accounts', { name: 'Gustav', password: typed })).body;
    const kept = (await server().store.findAccount(id))!;
    expect(kept.secret).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    await browser.post('/api/me/password', { old: typed, new: `${typed} again` });
    const changed = (await server().store.findAccount(id))!;
    expect(changed.secret).toMatch(/^\$argon2id\$/);
    expect(changed.secret).not.toBe(kept.secret);
    const texts = [JSON.stringify([kept, changed, await server().store.everythingOf(id)])];
    const { place } = server();
    if ('folder' in place) {
      const files = readdirSync(place.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      texts.push(...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')));
      expect(texts.some((text) => text.includes(changed.secret!))).toBe(true); // they are what is stored
    }
    for (const text of texts) expect(text.includes(typed)).toBe(false);
  });

  test('a new password ends the other logins', async () => {
    const [desk, phone] = [server().browser(), server().browser()];
    await desk.post('/api/accounts', { name: 'Emil', password: PASSWORD });
    await phone.post('/api/sessions', { name: 'Emil', password: PASSWORD });
    expect((await desk.post('/api/me/password', { old: 'not this one', new: 'something else' })).status).toBe(403);
    expect((await desk.post('/api/me/password', { old: PASSWORD, new: 'something else' })).status).toBe(200);
    expect((await desk.get('/api/me')).body).not.toBeNull();
    expect((await phone.get('/api/me')).body).toBeNull();
    expect((await phone.post('/api/sessions', { name: 'Emil', password: PASSWORD })).status).toBe(403);
  });

  test('guessing a password is slowed down, for everybody who tries that name, until the time is over', async () => {
    const browser = server().browser();
    await browser.post('/api/accounts', { name: 'Franz', password: PASSWORD });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push(
        (
          await server()
            .browser()
            .post('/api/sessions', { name: 'FRANZ', password: `guess ${i}` })
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    const right = await server().browser().post('/api/sessions', { name: 'Franz', password: PASSWORD });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    server().wait(15 * 60_000);
    expect((await server().browser().post('/api/sessions', { name: 'Franz', password: PASSWORD })).status).toBe(200);
  });

  test('a login ends after ninety days without a visit', async () => {
    const browser = server().browser();
    await browser.post('/api/guests');
    server().wait(89 * 86_400_000);
    expect((await browser.get('/api/me')).body).not.toBeNull();
    server().wait(89 * 86_400_000);
    expect((await browser.get('/api/me')).body).not.toBeNull();
    const kept = () => server().store.findSession(hashOfToken(browser.cookies.get('admiralty_session')!), 0);
    expect(await kept()).not.toBeNull();
    server().wait(91 * 86_400_000);
    expect((await browser.get('/api/me')).body).toBeNull();
    await expect.poll(kept, { timeout: 60_000 }).toBeNull();
  });

  test('a guest goes on at another device by a code, once and for ten minutes', async () => {
    const [desk, phone, late, eve] = Array.from({ length: 4 }, () => server().browser()) as [
      Browser,
      Browser,
      Browser,
      Browser,
    ];
    expect((await desk.post('/api/me/code')).status).toBe(401);
    const { id } = (await desk.post<Me>('/api/guests', { name: 'Wanderer' })).body;
    const codeOf = async () => (await desk.post<{ code: string }>('/api/me/code')).body.code;
    const code = await codeOf();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect((await eve.post('/api/sessions/code', { code: 'AAAAAAAA' })).status).toBe(410);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect((await phone.post<Me>('/api/sessions/code', { code: typed })).body).toMatchObject({ id, name: 'Wanderer' });
    expect((await desk.get<Me>('/api/me')).body.id).toBe(id);
    expect((await eve.post('/api/sessions/code', { code })).status).toBe(410);
    const second = await codeOf();
    server().wait(10 * 60_000);
    expect((await late.post('/api/sessions/code', { code: second })).status).toBe(410);
  });

  test('who deletes his account is gone, and his name is free', async () => {
    const browser = server().browser();
    await browser.post('/api/accounts', { name: 'Gregor', password: PASSWORD });
    expect((await browser.send('DELETE', '/api/me', { password: 'nonsense' })).status).toBe(403);
    expect((await browser.send('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200);
    expect((await browser.get('/api/me')).body).toBeNull();
    expect((await browser.post('/api/sessions', { name: 'Gregor', password: PASSWORD })).status).toBe(403);
    expect((await browser.post('/api/accounts', { name: 'Gregor', password: PASSWORD })).status).toBe(200);
  });
});

/** What leaves the server for people who are not there. */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const WAIT = { timeout: 60_000, interval: 100 };
const HOUR = 3_600_000;

/** A message as the browser's push service gets it: what it says once VAPID (RFC 8292) is checked and it is opened (RFC 8291, 8188). */
function openedPush(
  { headers, raw }: { headers: IncomingHttpHeaders; raw: Buffer },
  device: { keys: ECDH; auth: Buffer },
  serverKey: string,
): { claims: { aud: string; exp: number; sub: string }; isSigned: boolean; text: string } {
  const [, token = '', k] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(k).toBe(serverKey);
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const [salt, idLength] = [raw.subarray(0, 16), raw[20]!];
  const sender = raw.subarray(21, 21 + idLength);
  const shared = device.keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, device.auth, info, 32));
  const derive = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const sealed = raw.subarray(21 + idLength);
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const text = padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString('utf8')), isSigned, text };
}

/** Somebody else's server that takes messages, or does not. */
class Receiver {
  readonly got: { headers: IncomingHttpHeaders; body: string; raw: Buffer }[] = [];
  status = 200;
  readonly #server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts);
      this.got.push({ headers: request.headers, body: raw.toString('utf8'), raw });
      response.writeHead(this.status).end();
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
  }

  stop(): void {
    this.#server.close();
  }
}

describe.each(Object.entries(databases))('notices on %s', (name, databaseOf) => {
  const database = databaseOf();
  let server: TestServer;
  const receivers: Receiver[] = [];
  beforeAll(async () => {
    await database.start();
    server = await startOn(await database.fresh(), { hooksInside: 1, publicUrl: 'http://play.example.org/' });
  });
  afterAll(async () => {
    for (const receiver of receivers) receiver.stop();
    await server.close();
    await database.stop();
  });

  /** Somebody with a webhook, and a table that asks him. */
  async function called(status = 200): Promise<{ ann: Browser; receiver: Receiver; secret: string; table: string }> {
    const ann = await guest(server);
    const receiver = new Receiver();
    receiver.status = status;
    receivers.push(receiver);
    const target = await receiver.start();
    const { secret } = (await ann.post<{ secret: string }>('/api/me/channels', { kind: 'hook', target })).body;
    const table = await newTable(ann, {
      game: 'deltavee',
      scenario: 'dv-1',
      title: 'Duel <1>',
      seats: ['you', 'open'],
    });
    await ann.post(`/api/tables/${table}/talk`, { command: 'hello-hello', text: 'hi' });
    await ann.post(`/api/tables/${table}/seats`, { seat: 1 }); // whoever is asked, it is she
    return { ann, receiver, secret, table };
  }

  test('whoever is asked and does not answer gets one signed message, not one a game', async () => {
    const { ann, receiver, secret } = await called();
    const second = await newTable(ann, { game: 'deltavee', scenario: 'dv-1', title: 'Second', seats: ['you', 'you'] });
    expect(second).toBeTypeOf('string');
    server.wait(3 * 60_000);
    await expect.poll(() => receiver.got.length, WAIT).toBe(1);
    const { headers, body } = receiver.got[0]!;
    const signed = createHmac('sha256', secret).update(`${headers['x-admiralty-time']}.${body}`).digest('hex');
    expect(headers['x-admiralty-signature']).toBe(`sha256=${signed}`);
    const { data } = JSON.parse(body) as { data: { waiting: { title: string }[] } };
    expect(new Set(data.waiting.map(({ title }) => title))).toEqual(new Set(['Duel <1>', 'Second']));
    const letters = (await ann.get<{ done: number | null; error: string | null }[]>('/api/me/letters')).body;
    expect(letters).toMatchObject([{ kind: 'hook', attempts: 1, error: null }]);
    expect((await ann.get('/api/me/channels')).body).toMatchObject([{ failures: 0, error: null }]);
  });

  test('what fails is tried again later, and given up in the end; the person sees why', async () => {
    const { ann, receiver } = await called(500);
    server.wait(3 * 60_000);
    for (let tries = 1; tries <= 8; tries++) {
      await expect.poll(() => receiver.got.length, WAIT).toBe(tries);
      await new Promise((resolve) => setTimeout(resolve, 200));
      server.wait(7 * HOUR);
    }
    await expect
      .poll(async () => (await ann.get<{ done: number | null }[]>('/api/me/letters')).body[0]!.done, WAIT)
      .not.toBeNull();
    expect((await ann.get('/api/me/letters')).body).toMatchObject([{ attempts: 8, error: 'the receiver answers 500' }]);
    expect((await ann.get('/api/me/channels')).body).toMatchObject([{ failures: 8, isOff: false }]);
  });

  test('a webhook that failed ten times is switched off and says so, until a test arrives', async () => {
    const { ann, receiver } = await called(500);
    const [{ id }] = (await ann.get<[{ id: string }]>('/api/me/channels')).body;
    for (let tries = 1; tries <= 9; tries++) await server.store.noteDelivery(id, tries, 'the receiver answers 500');
    expect((await ann.get('/api/me/channels')).body).toMatchObject([{ failures: 9, isOff: false }]);
    server.wait(3 * 60_000);
    await expect
      .poll(async () => (await ann.get('/api/me/channels')).body, WAIT)
      .toMatchObject([{ failures: 10, isOff: true, error: 'the receiver answers 500' }]);
    server.wait(7 * HOUR);
    const letters = () => ann.get<{ done: number | null }[]>('/api/me/letters');
    await expect.poll(async () => (await letters()).body[0]!.done, WAIT).not.toBeNull();
    expect((await letters()).body).toMatchObject([{ error: 'this webhook failed too often and is switched off' }]);
    const account = (await ann.get<{ id: string }>('/api/me')).body.id;
    await server.store.changeAccount(account, { digest_at: 1 });
    await expect.poll(async () => (await server.store.findAccount(account))!.digest_at, WAIT).toBeNull();
    expect((await letters()).body).toHaveLength(1);
    expect(receiver.got).toHaveLength(1);
    receiver.status = 200;
    expect((await ann.post(`/api/me/channels/${id}/test`)).body).toEqual({ error: null });
    expect((await ann.get('/api/me/channels')).body).toMatchObject([{ failures: 0, isOff: false, error: null }]);
  });

  test('a test message goes out at once, and whoever asked is told whether it arrived', async () => {
    const ann = await guest(server);
    const receiver = new Receiver();
    receivers.push(receiver);
    const target = await receiver.start();
    const { id } = (await ann.post<{ id: string }>('/api/me/channels', { kind: 'hook', target })).body;
    const tried = () => ann.post<{ error: string | null }>(`/api/me/channels/${id}/test`);
    expect((await tried()).body).toEqual({ error: null });
    expect(JSON.parse(receiver.got[0]!.body)).toMatchObject({ subject: 'Admiralty: a test', data: { test: true } });
    receiver.status = 500;
    expect((await tried()).body).toEqual({ error: 'the receiver answers 500' });
    expect((await ann.get('/api/me/channels')).body).toMatchObject([
      { failures: 1, error: 'the receiver answers 500' },
    ]);
    receiver.stop();
    expect((await tried()).body).toEqual({ error: 'nobody answers at this address' });
    const stranger = await guest(server);
    expect((await stranger.post(`/api/me/channels/${id}/test`)).status).toBe(404);
    const feed = (await ann.post<{ id: string }>('/api/me/channels', { kind: 'feed' })).body;
    expect((await ann.post(`/api/me/channels/${feed.id}/test`)).status).toBe(409);
    const mail = { kind: 'mail', target: 'new@example.org' };
    const unconfirmed = (await ann.post<{ id: string }>('/api/me/channels', mail)).body;
    expect((await ann.post(`/api/me/channels/${unconfirmed.id}/test`)).status).toBe(409);
  });

  test('quiet hours hold it back until they end', async () => {
    const { ann, receiver, table } = await called();
    const { now } = (await ann.get<{ now: number }>(`/api/tables/${table}`)).body;
    const hour = new Date(now).getUTCHours() * 60;
    const quiet = { from: (hour + 1380) % 1440, to: (hour + 180) % 1440 };
    await ann.send('PATCH', '/api/me/settings', { zone: 'UTC', quiet });
    server.wait(3 * 60_000);
    const account = (await ann.get<{ id: string }>('/api/me')).body.id;
    const due = async () => (await server.store.findAccount(account))!.digest_at ?? 0;
    await expect.poll(due, WAIT).toBeGreaterThan(now + HOUR);
    expect(receiver.got).toHaveLength(0);
    server.wait(4 * HOUR);
    await expect.poll(() => receiver.got.length, WAIT).toBe(1);
  });

  test('a push message is sealed for the browser that subscribed', async () => {
    const ann = await guest(server);
    const receiver = new Receiver();
    receivers.push(receiver);
    const endpoint = await receiver.start();
    const device = createECDH('prime256v1');
    const auth = randomBytes(16);
    const keys = { p256dh: device.generateKeys('base64url'), auth: auth.toString('base64url') };
    const { body } = await ann.post<{ target: string }>('/api/me/channels', {
      kind: 'push',
      target: { endpoint, keys },
    });
    expect(body.target).toBe(new URL(endpoint).host);
    const table = await newTable(ann, {
      game: 'deltavee',
      scenario: 'dv-1',
      title: 'Secret title',
      seats: ['you', 'open'],
    });
    await ann.post(`/api/tables/${table}/seats`, { seat: 1 });
    server.wait(3 * 60_000);
    await expect.poll(() => receiver.got.length, WAIT).toBe(1);
    const { key } = (await ann.get<{ key: string }>('/api/push-key')).body;
    expect(receiver.got[0]!.headers['content-encoding']).toBe('aes128gcm');
    expect(receiver.got[0]!.headers.ttl).toMatch(/^\d+$/);
    expect(receiver.got[0]!.body).not.toContain('Secret title');
    const { claims, isSigned, text } = openedPush(receiver.got[0]!, { keys: device, auth }, key);
    expect(isSigned).toBe(true);
    expect(claims).toMatchObject({ aud: new URL(endpoint).origin, sub: expect.stringMatching(/^(mailto|https?):/) });
    expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + 24 * HOUR);
    const { data } = JSON.parse(text) as { data: { waiting: object[] } };
    expect(data.waiting[0]).toMatchObject({ title: 'Secret title', table });
  });

  test('a private feed tells the same in XML, and ends with its secret', async () => {
    const { ann } = await called();
    const feed = (await ann.post<{ id: string; secret: string }>('/api/me/channels', { kind: 'feed' })).body;
    const reader = server.browser();
    const { body, headers } = await reader.get<string>(`/api/feeds/${feed.secret}`);
    expect(headers.get('content-type')).toContain('application/atom+xml');
    expect(body).toContain('<title>Duel &#60;1&#62;</title>');
    await ann.send('DELETE', `/api/me/channels/${feed.id}`);
    expect((await reader.get(`/api/feeds/${feed.secret}`)).status).toBe(404);
  });

  test.runIf(name === 'SQLite')('mail goes to a confirmed address only, with a link that ends it', async () => {
    const { ann, table } = await called();
    const place = server.place as { folder: string };
    const mails = (): { to: string; text: string; headers?: Record<string, string> }[] => {
      try {
        const lines = readFileSync(join(place.folder, 'mail.jsonl'), 'utf8').trim().split('\n');
        return lines.map((line) => JSON.parse(line)).filter(({ to }) => to === 'ann@example.org');
      } catch {
        return [];
      }
    };
    await ann.post('/api/me/channels', { kind: 'mail', target: 'ann@example.org' });
    await expect.poll(() => mails().length, WAIT).toBe(1);
    server.wait(10 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const confirm = /\/api\/channels\/[\w-]+\/confirm/.exec(mails()[0]!.text)![0];
    expect((await server.browser().get<string>(confirm)).body).toContain('<form method="post">');
    expect((await ann.get('/api/me/channels')).body).toMatchObject([{}, { isConfirmed: false }]);
    expect(await pressed(server, confirm)).toBe('You will be notified here from now on.');
    expect((await ann.get('/api/me/channels')).body).toMatchObject([{}, { isConfirmed: true }]);
    const account = (await ann.get<{ id: string }>('/api/me')).body.id;
    server.wait(5 * HOUR);
    await server.store.changeAccount(account, { digest_at: 1 });
    await expect.poll(() => mails().length, WAIT).toBe(2);
    const { text, headers } = mails()[1]!;
    expect(text).toContain(`http://play.example.org/online/${table}`);
    const stop = /\/api\/channels\/[\w-]+\/stop/.exec(headers!['List-Unsubscribe']!)![0];
    expect(headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const page = await server.browser().get(stop); // as programs do that look through mails
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await ann.get<object[]>('/api/me/channels')).body).toHaveLength(2);
    expect(await pressed(server, stop)).toBe('Unsubscribed: you will not be notified here any more.');
    expect((await ann.get<object[]>('/api/me/channels')).body).toHaveLength(1);
  });
});

/** A button of a form, or of a mail program (RFC 8058): it sends none of our headers. */
async function pressed(server: TestServer, path: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  return (await fetch(`${server.browser().url}${path}`, { method: 'POST', headers, body })).text();
}

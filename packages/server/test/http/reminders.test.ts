/** What somebody is told of clocks, and by whom mail is brought. */

import { createServer, type Server } from 'node:http';
import { createServer as createSmtp, type Server as SmtpServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { onBothDatabases, startOn } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const MINUTE = 60_000;
const WAIT = { timeout: 120_000, interval: 50 };
const portOf = (server: Server | SmtpServer): number => {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};
const listening = (server: Server | SmtpServer): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

interface Digest {
  text: string;
  data: { waiting: { title: string; isLate: boolean; deadline: number | null }[] };
}

onBothDatabases(
  'a digest',
  (server) => {
    test('has the most urgent game first, and comes again at once when four fifths of a time are used', async () => {
      const got: Digest[] = [];
      const receiver = createServer((request, response) => {
        let body = '';
        request.on('data', (part) => {
          body += part;
        });
        request.on('end', () => {
          got.push(JSON.parse(body) as Digest);
          response.end();
        });
      });
      await listening(receiver);
      server().freeze();
      const ann = await guest(server());
      await ann.post('/api/me/channels', { kind: 'hook', target: `http://127.0.0.1:${portOf(receiver)}/` });
      const game = { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] as const };
      await newTable(ann, { ...game, title: 'Untimed' });
      await newTable(ann, { ...game, title: 'A day', clock: { bankMs: 24 * 60 * MINUTE } });
      await newTable(ann, { ...game, title: 'An hour', clock: { bankMs: 60 * MINUTE } });
      const titles = ({ data }: Digest) => [...new Set(data.waiting.map(({ title }) => title))];
      const late = ({ data }: Digest) => new Set(data.waiting.filter(({ isLate }) => isLate).map(({ title }) => title));
      server().wait(3 * MINUTE);
      await expect.poll(() => got.length, WAIT).toBe(1);
      expect(titles(got[0]!)).toEqual(['An hour', 'A day', 'Untimed']);
      expect(late(got[0]!)).toEqual(new Set());
      server().wait(46 * MINUTE); // of an hour 49 minutes are over
      await expect.poll(() => got.length, WAIT).toBe(2);
      expect(titles(got[1]!)).toEqual(['An hour', 'A day', 'Untimed']);
      expect(late(got[1]!)).toEqual(new Set(['An hour']));
      expect(got[1]!.text).toMatch(/^! An hour/);
      await new Promise((resolve) => receiver.close(resolve));
    });

    test('comes again for whoever is asked at the very moment when it is written', async () => {
      server().freeze();
      const ann = await guest(server());
      await ann.post('/api/me/channels', { kind: 'feed' });
      const { id } = (await ann.get<{ id: string }>('/api/me')).body;
      const game = { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] as const };
      await newTable(ann, game);
      const { askedSeatsOf } = server().store;
      const due = async () => (await server().store.findAccount(id))!.digest_at;
      const before = await due();
      let later: number | null = null;
      Object.assign(server().store, {
        askedSeatsOf: async (account: string) => {
          const asked = await askedSeatsOf(account);
          if (account !== id || later !== null) return asked;
          later = before! + 3 * MINUTE;
          await newTable(ann, game);
          return asked;
        },
      });
      server().wait(3 * MINUTE);
      await expect.poll(due, WAIT).not.toBe(before);
      Object.assign(server().store, { askedSeatsOf });
      expect(await due()).toBe(later);
    });
  },
  { hooksInside: 1 },
);

/** A mail server as far as a letter needs one; what it is brought is kept. */
function mailServer(letters: string[]): SmtpServer {
  return createSmtp((socket) => {
    let [text, isLetter] = ['', false];
    socket.write('220 mail.example.org\r\n');
    socket.on('data', (part) => {
      text += String(part);
      for (let end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (isLetter) letters.push(text.slice(0, end));
        const verb = isLetter ? '' : text.slice(0, 4).toUpperCase();
        text = text.slice(end + (isLetter ? 5 : 2));
        isLetter = verb === 'DATA';
        socket.write(isLetter ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
        if (isLetter) break;
      }
    });
  });
}

const database = databases.SQLite();
beforeAll(() => database.start());
afterAll(() => database.stop());

test('where the mail server is not there, nobody learns where it stands', async () => {
  const gone = mailServer([]);
  await listening(gone);
  const port = portOf(gone);
  await new Promise((resolve) => gone.close(resolve));
  const server = await startOn(await database.fresh(), { smtpUrl: `smtp://127.0.0.1:${port}` });
  const ann = await guest(server);
  await ann.post('/api/me/channels', { kind: 'mail', target: 'ann@example.org' });
  const read = async (path: string) => (await ann.get<{ error: string | null }[]>(path)).body[0]!.error;
  await expect.poll(() => read('/api/me/letters'), WAIT).toBe('the mail could not be sent');
  expect(await read('/api/me/channels')).toBe('the mail could not be sent');
  await server.close();
});

test('where a mail server is named, letters go by it', async () => {
  const letters: string[] = [];
  const post = mailServer(letters);
  await listening(post);
  const smtpUrl = `smtp://127.0.0.1:${portOf(post)}`;
  const server = await startOn(await database.fresh(), { smtpUrl, mailFrom: 'host@example.org' });
  const ann = await guest(server);
  await ann.post('/api/me/channels', { kind: 'mail', target: 'ann@example.org' });
  await expect.poll(() => letters.length, WAIT).toBe(1);
  expect(letters[0]).toMatch(/^From: host@example\.org\r\nTo: ann@example\.org\r\n/m);
  expect(letters[0]).toContain('Subject: Admiralty: is this your address?');
  const sent = async () => (await ann.get<{ done: number | null; error: string | null }[]>('/api/me/letters')).body;
  await expect.poll(async () => (await sent())[0]!.done, WAIT).not.toBeNull();
  expect(await sent()).toMatchObject([{ kind: 'mail', attempts: 1, error: null }]);
  await server.close();
  await new Promise((resolve) => post.close(resolve));
});

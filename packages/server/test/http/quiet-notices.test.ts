/** What a person is told by mail, webhook and feed does not depend on what his seat may not know. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { onBothDatabases, startOn, type TestServer } from '../support/servers.ts';
import { guest } from '../support/tables.ts';
import { step, type Twin, twins, whisper } from '../support/twins.ts';

const STEPS = 8;
const HOURS = 5 * 3_600_000;
const WAIT = { timeout: 120_000, interval: 50 };

const receivers: Server[] = [];
afterAll(() => {
  for (const receiver of receivers) receiver.close();
});

/** Somebody who is told in every way, by mail where it goes into a file; what his webhook gets is kept. */
async function told(server: TestServer): Promise<{ browser: Browser; account: string; got: string[]; feed: string }> {
  const got: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      got.push(body);
      response.end();
    });
  });
  receivers.push(receiver);
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  const browser = await guest(server);
  await browser.post('/api/me/channels', { kind: 'hook', target });
  const feed = (await browser.post<{ secret: string }>('/api/me/channels', { kind: 'feed' })).body.secret;
  const { id: account } = (await browser.get<{ id: string }>('/api/me')).body;
  const mail = { kind: 'mail' as const, target: 'somebody@example.org', failures: 0, delivered_at: null, error: null };
  const made = { account, secret: `mail of ${account}`, confirmed: 1, created_at: 1 };
  if ('folder' in server.place) await server.store.addChannel({ id: `mail-${account}`, ...made, ...mail });
  return { browser, account, got, feed };
}

type Told = Awaited<ReturnType<typeof told>>;

/** Everything that has gone out to him, once it has. */
async function sent(server: TestServer, { browser, account, got, feed }: Told, { table }: Twin): Promise<string[]> {
  const letters = () => server.store.lettersOf(account, 100);
  const isStill = async (): Promise<boolean> => {
    const { digest_at } = (await server.store.findAccount(account))!;
    return digest_at === null && (await letters()).every(({ done_at }) => done_at !== null);
  };
  await expect.poll(isStill, WAIT).toBe(true);
  const rows = (await letters()).map(({ kind, body, due_at }) => {
    const { channel: _, ...message } = JSON.parse(body) as { channel: string };
    return JSON.stringify({ kind, due_at, message });
  });
  const { body } = await browser.get<string>(`/api/feeds/${feed}`);
  const read = body.replace(/urn:admiralty:[\w-]+/g, 'urn');
  return [...rows.sort(), ...got, read].map((text) => text.replaceAll(table, 'TABLE'));
}

/** Twin tables side by side, some hours between what is done: their owners of the seat are told the same each time. */
async function toldAlike(server: TestServer, wish: { game: string; scenario: string; seats: number }): Promise<Counts> {
  server.freeze();
  const eyes = wish.seats - 1;
  const people: [Told, Told] = [await told(server), await told(server)];
  const clock = { bankMs: 30 * 86_400_000 };
  const browsers = [people[0].browser, people[1].browser] as const;
  const pair = await twins(server, { ...wish, clock }, eyes, wish.game, browsers);
  const counts = { letters: 0, unseen: 0 };
  if (wish.seats === 2) await playToSeal(pair, eyes);
  for (let steps = 0; steps < STEPS; steps++) {
    const isWhispered = steps % 3 === 1 && (await whisper(pair, eyes));
    const stepped = await step(pair, eyes, true);
    const [here, there] = await Promise.all(pair.map(({ players }) => players[eyes]!.view()));
    if (JSON.stringify(here!.full) !== JSON.stringify(there!.full)) break; // it has come to see a difference by the rules
    server.wait(HOURS);
    const [first, second] = [await sent(server, people[0], pair[0]), await sent(server, people[1], pair[1])];
    expect(second).toEqual(first);
    counts.letters = people[0].got.length;
    if (isWhispered || stepped === 'other') counts.unseen += 1;
    if (stepped === 'none') break;
  }
  return counts;
}

/** Until the other is asked something that he answers under seal. */
async function playToSeal(pair: [Twin, Twin], eyes: number): Promise<void> {
  const isSealed = async () => (await pair[0].players[0]!.question())?.sealed === true;
  for (let steps = 0; steps < 40 && !(await isSealed()); steps++) await step(pair, eyes, false);
}

interface Counts {
  /** webhooks that he got */
  letters: number;
  /** how often something was done before that he could not know of */
  unseen: number;
}

const wishes = { hooksInside: 1, publicUrl: 'http://play.example.org/' };

onBothDatabases(
  'notices',
  (server) => {
    test('tables alike to a seat send its owner the same, whatever others agree on unseen', async () => {
      const counts = await toldAlike(server(), { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 });
      expect(counts.letters).toBeGreaterThan(0);
      expect(counts.unseen).toBeGreaterThan(0);
    });
  },
  wishes,
);

describe('notices of games for two', () => {
  const database = databases.SQLite();
  let server: TestServer;
  beforeAll(async () => {
    await database.start();
    server = await startOn(await database.fresh(), wishes);
  });
  afterAll(async () => {
    await server.close();
    await database.stop();
  });

  test.each([
    { game: 'deltavee', scenario: 'dv-10', seats: 2 },
    { game: 'imperial-ambitions', scenario: '06-border-war', seats: 2 },
    { game: 'fifth-frontier-war', scenario: 'campaign', seats: 2 },
  ])('$game: the same, whatever the other decides under seal', async (wish) => {
    const counts = await toldAlike(server, wish);
    expect(counts.letters).toBeGreaterThan(0);
    expect(counts.unseen).toBeGreaterThan(0);
  });
});

/** Two nodes write to one table at the same moment: from what he is sent nobody can tell that somebody else was first. */
import { randomUUID } from 'node:crypto';
import type { FullMessage } from '@admiralty/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { Listener, Player } from '../support/player.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { fullTable, guest, newTable, playOn } from '../support/tables.ts';
import { type Twin, twins } from '../support/twins.ts';

const database = databases.PostgreSQL();
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  await databases.SQLite().start(); // builds what the threads run
  await database.start();
  const place = await database.fresh();
  [here, there] = [await startOn(place), await startOn(place)];
});
afterAll(async () => {
  for (const node of [here, there]) await node.close();
  await database.stop();
});

/** The same person on another node. */
function at(node: TestServer, { browser, table, seat }: Player): Player {
  const moved = new Browser(node);
  moved.cookies = browser.cookies;
  return new Player(moved, table, seat);
}

interface Race {
  /** how it ended for who came second; null: he has not written anything */
  outcome: string | null;
  /** from now on nobody comes second */
  end(): void;
}

/** What `here` writes next for the seat comes second: something else is stored first, by way of the other node. */
function second(seat: number, first: () => Promise<unknown>): Race {
  const { append } = here.store;
  const race: Race = { outcome: null, end: () => void Object.assign(here.store, { append }) };
  const late: typeof append = async (one) => {
    if (one.entry.by !== seat) return append(one);
    race.end();
    await first();
    const { is } = await append(one);
    race.outcome = is;
    return { is } as Awaited<ReturnType<typeof append>>;
  };
  Object.assign(here.store, { append: late });
  return race;
}

const offer = (to: number, text: string, isPrivate = true) => ({
  decision: null,
  kind: 'offer',
  with: { kind: 'agreement', to: [to], terms: { text, isPrivate } },
});

/** Something that is done at a table, by somebody on the node where others watch. */
type Act = (players: readonly Player[]) => Promise<unknown>;
const acts: Record<string, Act> = {
  'says something to all': ([, ann]) => ann!.act(offer(0, 'to you', false)),
  'says something to another': ([, ann]) => ann!.act(offer(2, 'between us')),
  'takes it back': ([, ann]) => ann!.undo(),
  'answers a question': ([, ann]) => ann!.move(),
  'is refused': ([, ann]) => ann!.act(offer(1, 'to myself')),
  'wants a pause': async ([, ann]) =>
    (
      await ann!.browser.post(`/api/tables/${ann!.table}/seats/1/pause`, {
        command: randomUUID(),
        wish: 'pause',
      })
    ).body,
};

test('whether somebody unseen was first or not: each who watches is sent the same bytes', async () => {
  for (const node of [here, there]) node.freeze();
  const eyes = 0;
  const pair = await twins(here, { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 }, eyes, 'race');
  const listen = ({ players, table }: Twin): Promise<Listener> =>
    Listener.open(players[eyes]!.browser, [`${table}:${eyes}`, `${table}:public`]);
  const [calm, raced] = [await listen(pair[0]), await listen(pair[1])];
  const text = ({ text: sent }: Listener): string => sent.replace(/"feed":"[\w-]+"/g, '"feed":""');
  const lost: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const done = await act(pair[0].players);
    const race = second(1, () => at(there, pair[1].players[2]!).act(offer(3, `before: ${name}`)));
    expect([name, await act(pair[1].players)]).toEqual([name, done]);
    race.end();
    if (race.outcome === 'stale') lost.push(name);
    const [view, other] = [await pair[0].players[eyes]!.view(), await pair[1].players[eyes]!.view()];
    expect(JSON.stringify(other.full)).toBe(JSON.stringify(view.full));
    for (const listener of [calm, raced]) await listener.until(() => text(listener).includes(`"n":${view.n},`));
    expect(text(raced)).toBe(text(calm));
  }
  expect(lost).toEqual(Object.keys(acts).filter((name) => name !== 'is refused'));
  const { tail } = (await here.store.openTable(pair[1].table, 0))!;
  expect(tail.filter(({ by }) => by === 2)).toHaveLength(lost.length);
  for (const listener of [calm, raced]) {
    expect(listener.messages.filter(({ message }) => 'full' in message)).toHaveLength(2);
    listener.close();
  }
});

test('a computer that was second thinks again, and nobody has to begin anew', async () => {
  const browser = await guest(here);
  const seats = ['you', 'you', 'you', { bot: 'random' }] as const;
  const table = await newTable(browser, { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats });
  const players = [0, 1, 2].map((seat) => new Player(browser, table, seat));
  const listener = await Listener.open(browser, [`${table}:0`, `${table}:public`]);
  await listener.until(() => listener.messages.length > 1);
  const race = second(3, () => at(there, players[1]!).act(offer(2, 'between us')));
  const written = async () => (await here.store.openTable(table, 0))!.tail.filter(({ by }) => by === 3).length;
  while (race.outcome === null || (await written()) === 0) {
    for (const player of players) await player.move();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(race.outcome).toBe('stale');
  expect(listener.messages.filter(({ message }) => 'full' in message)).toHaveLength(2);
  listener.close();
});

test('the host takes a game back once, though somebody is first in the middle of it', async () => {
  const admin = await guest(here);
  const { id } = (await admin.get<{ id: string }>('/api/me')).body;
  await here.store.changeAccount(id, { role: 'admin' });
  const players = await fullTable(here, { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 });
  const [ann, , cat] = players as [Player, Player, Player];
  await playOn(players, 6);
  const { full } = (await admin.get<FullMessage>(`/api/tables/${ann.table}/views/public`)).body;
  const race = second(2, () => at(there, cat).act(offer(3, 'between us')));
  const path = `/api/admin/tables/${ann.table}/rewind`;
  expect(await admin.post(path, { number: full.length - 2, why: 'a fault' })).toMatchObject({ status: 200 });
  expect(race.outcome).toBe('stale');
  const { tail } = (await here.store.openTable(ann.table, 0))!;
  expect(tail.filter(({ kind }) => kind === 'rewind').map(({ by }) => by)).toEqual([0, 1, 2, 3]);
  expect((await ann.view()).full.observation!.offers).toEqual([]);
});

import { isDeepStrictEqual } from 'node:util';
import type { Offered } from '@admiralty/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { Listener, Player } from '../support/player.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { fullTable, guest, newTable, playOn } from '../support/tables.ts';

const database = databases.PostgreSQL();
let nodes: [TestServer, TestServer];
beforeAll(async () => {
  await databases.SQLite().start(); // builds what the threads run
  await database.start();
  const place = await database.fresh();
  nodes = [await startOn(place), await startOn(place)];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await database.stop();
});

/** The same person on another node. */
function moved({ browser, table, seat }: Player, node: TestServer): Player {
  const there = new Browser(node);
  there.cookies = browser.cookies;
  return new Player(there, table, seat);
}

test('any node serves any table: two people on two nodes play, and each hears of the other', async () => {
  const players = await fullTable(nodes[0], { game: 'deltavee', scenario: 'dv-1' });
  const [ann, ben] = [players[0]!, moved(players[1]!, nodes[1])];
  const listeners = [
    await Listener.open(ann.browser, [`${ann.table}:0`]),
    await Listener.open(ben.browser, [`${ben.table}:1`]),
  ];
  expect(await playOn([ann, ben], 16)).toBe(16);
  for (const [at, player] of [ann, ben].entries()) {
    const { full, entries } = await player.view();
    const mirror = listeners[at]!.mirrors[0]!;
    const told = { ...full, log: entries, thinking: null };
    // what the other node did comes as soon as this one has heard of it
    await listeners[at]!.until(() => isDeepStrictEqual(mirror.state, told));
    expect(mirror.state).toEqual(told);
  }
  for (const listener of listeners) listener.close();
});

test('a node that is asked before it has heard of the last act catches up, and its watchers go on by patches', async () => {
  const players = await fullTable(nodes[0], { game: 'deltavee', scenario: 'dv-1' });
  const listener = await Listener.open(moved(players[0]!, nodes[1]).browser, [`${players[0]!.table}:0`]);
  await listener.until(() => listener.messages.length > 0);
  for (let done = 0; done < 12; done++) {
    const [here, there] = done % 2 === 0 ? nodes : nodes.toReversed();
    for (const player of players) {
      const question = await moved(player, here!).question();
      if (!question) continue;
      const [sampled] = await moved(player, here!).ask([{ ask: 'sample', decision: question.id }]);
      const { kind, answer } = (sampled as { value: Offered }).value;
      // whoever has this question learned of it on one node and answers on the other
      expect(await moved(player, there!).act({ decision: question.id, kind, with: answer })).toEqual({ done: true });
      break;
    }
  }
  const { full, entries } = await moved(players[0]!, nodes[1]).view();
  await listener.until(() => isDeepStrictEqual(listener.mirrors[0]!.state, { ...full, log: entries, thinking: null }));
  expect(listener.messages.filter(({ message }) => 'full' in message)).toHaveLength(1);
  listener.close();
});

test('a stream on one node ends with a login that ends on the other, and not only at its next ping', async () => {
  const ann = await guest(nodes[0]);
  const table = await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'open'] });
  const there = new Browser(nodes[1]);
  there.cookies = new Map(ann.cookies);
  const another = await Listener.open(await guest(nodes[1]), [`${table}:public`]);
  const his = await Listener.open(there, [`${table}:0`]);
  await ann.send('DELETE', '/api/sessions/this');
  await his.until(() => his.isEnded);
  expect([another.pings, another.isEnded]).toEqual([0, false]);
  expect((await there.get('/api/me')).body).toBeNull();
  another.close();
});

test('who has got up on one node sees nothing of the next at his seat on another, on a stream that he left open', async () => {
  const [ann, eve, ben] = [await guest(nodes[0]), await guest(nodes[0]), await guest(nodes[0])];
  const war = { game: 'sword-and-stars', scenario: 'empires-re-emerge' };
  const table = await newTable(ann, { ...war, seats: ['you', 'open', 'open', 'you'] });
  const seats = `/api/tables/${table}/seats`;
  await eve.post(seats, { seat: 1 });
  const there = new Browser(nodes[1]);
  there.cookies = eve.cookies;
  const listener = await Listener.open(there, [`${table}:1`]);
  expect((await eve.send('DELETE', `${seats}/1`)).status).toBe(200);
  for (const seat of [1, 2]) expect((await ben.post(seats, { seat })).status).toBe(200);
  await listener.until(() => listener.isEnded || listener.text.includes('"full"'));
  expect([listener.isEnded, listener.text.includes('"full"')]).toEqual([true, false]);
});

test('a sealed answer given and taken back on one node leaves no trace in the streams of another', async () => {
  const players = await fullTable(nodes[0], { game: 'fifth-frontier-war', scenario: 'lanth-road' });
  const [ann, ben] = [players[0]!, moved(players[1]!, nodes[1])];
  while (!(await ann.question())?.sealed) expect(await playOn([ann, ben], 1)).toBe(1);
  const { full, entries } = await ben.view();
  const listener = await Listener.open(ben.browser, [`${ben.table}:1`]);
  await listener.until(() => listener.messages.length === 2); // the whole, and who thinks
  expect(listener.mirrors[0]!.state).toEqual({ ...full, log: entries, thinking: null });
  for (let times = 0; times < 2; times++) {
    const { id } = (await ann.question())!;
    await ann.move();
    const there = moved(ann, nodes[1]);
    await expect.poll(async () => (await there.question())?.id).not.toBe(id);
    expect(await ann.undo()).toEqual({ done: true });
    await expect.poll(async () => (await there.question())?.id).toBe(id);
  }
  expect(listener.messages.slice(2)).toEqual([]);
  listener.close();
});

test('both nodes act at once at one table: everything is done once, in one order', async () => {
  const players = await fullTable(nodes[0], { game: 'sword-and-stars', scenario: 'two-new-empires' });
  const [ann, ben] = [players[0]!, moved(players[1]!, nodes[1])];
  const offer = (to: number, text: string) => ({
    decision: null,
    kind: 'offer',
    with: { kind: 'agreement', to: [to], terms: { text, isPrivate: true } },
  });
  const done = await Promise.all(
    Array.from({ length: 4 }, (_, i) => [
      ann.act(offer(1, `from Ann ${i}`)),
      ben.act(offer(0, `from Ben ${i}`)),
    ]).flat(),
  );
  expect(done).toEqual(Array(8).fill({ done: true }));
  for (const player of [ann, moved(ann, nodes[1])])
    expect((await player.view()).full.observation?.offers).toHaveLength(8);
});

test('a node that closes ends its streams, and the other goes on with its tables and computers', async () => {
  const place = nodes[0].place;
  const third = await startOn(place);
  const browser = await guest(third);
  const table = await newTable(browser, { game: 'deltavee', scenario: 'dv-1', seats: ['you', { bot: 'random' }] });
  const listener = await Listener.open(browser, [`${table}:0`]);
  await listener.until(() => listener.messages.length > 0);
  await third.close();
  await listener.until(() => listener.isEnded);
  const ann = moved(new Player(browser, table, 0), nodes[0]);
  nodes[0].wait(60_000); // what the closed node had begun is due
  for (let moves = 0; moves < 5; ) {
    if (await ann.move()) moves += 1;
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

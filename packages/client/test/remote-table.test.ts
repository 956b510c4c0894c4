import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@admiralty/engine';
import { type TableClient, tableClient } from '@admiralty/host';
import { type RunningServer, readConfig, startServer } from '@admiralty/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../../test/support/build.ts';
import { type LinkState, RemoteTable, type ServerClient } from '../src/index.ts';
import { clientAt, type Wire, wireTo } from './support/wire.ts';

interface About {
  curtain: Seat | null;
  link: LinkState;
}

const data = mkdtempSync(join(tmpdir(), 'admiralty-client-'));
let server: RunningServer;
let wire: Wire;
beforeAll(async () => {
  await buildPackage('server');
  server = await startServer(readConfig({ port: 0, rate: 0, data }, {}, null));
  wire = await wireTo(server.port);
});
afterAll(async () => {
  await wire.close();
  await server.close();
  rmSync(data, { recursive: true });
});

async function sitAt(client: ServerClient, table: string, viewers: readonly (Seat | 'public')[]) {
  const remote = new RemoteTable<About>(client, {
    table,
    viewers,
    about: (curtain, link) => ({ curtain, link }),
    printed: async () => null,
    calc: async () => ({ ok: true, value: null, lines: [] }),
  });
  await remote.first;
  return { remote, table: tableClient(remote, mirrorOf(remote)) };
}

function mirrorOf(remote: RemoteTable<About>) {
  return {
    get state() {
      return remote.state;
    },
    subscribe: (listener: () => void) => remote.subscribe(listener),
    close: () => {},
  };
}

/** Some legal answer to the first question; false: there is none, and news has had time to come. */
async function move(table: TableClient<About>): Promise<boolean> {
  const asked = table.state().observation?.decisions.find(({ mine }) => mine);
  const sample = asked && (await table.sample(asked.id));
  if (!asked || !sample) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return false;
  }
  expect(await table.act({ decision: asked.id, kind: sample.kind, with: sample.answer })).toBeNull();
  return true;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function duel() {
  const [ann, ben] = [clientAt(wire.url), clientAt(`http://127.0.0.1:${server.port}`)];
  await ann.call('POST /api/guests', { body: {} });
  await ben.call('POST /api/guests', { body: {} });
  const body = { game: 'deltavee', scenario: 'dv-1', seats: [{ is: 'you' }, { is: 'open' }] } as const;
  const { table } = await ann.call('POST /api/tables', { body });
  await ben.call('POST /api/tables/{table}/seats', { params: { table }, body: {} });
  return { ann: await sitAt(ann, table, [0]), ben: await sitAt(ben, table, [1]), desk: ann, id: table };
}

/** The same person at another device, not on the wire. */
async function elsewhere(desk: ServerClient): Promise<ServerClient> {
  const device = clientAt(`http://127.0.0.1:${server.port}`);
  const { code } = await desk.call('POST /api/me/code');
  await device.call('POST /api/sessions/code', { body: { code } });
  return device;
}

test('what is done while the connection is gone arrives once when it is back, and what was missed comes along', async () => {
  const { ann, ben } = await duel();
  for (let moved = 0; moved < 6; ) for (const { table } of [ann, ben]) moved += Number(await move(table));
  while (!ann.table.state().observation!.decisions.some(({ mine }) => mine)) await move(ben.table);
  const asked = ann.table.state().observation!.decisions.find(({ mine }) => mine)!;
  const sample = (await ann.table.sample(asked.id))!;
  const { length } = ann.table.state();
  wire.cut();
  await until(() => ann.table.state().link.connection === 'lost');
  const acting = ann.table.act({ decision: asked.id, kind: sample.kind, with: sample.answer });
  await until(() => ann.table.state().link.isWaiting);
  expect(ann.table.state().length).toBe(length);
  wire.mend();
  ann.remote.wake();
  expect(await acting).toBeNull();
  expect(ann.table.state().link).toMatchObject({ connection: 'live', isWaiting: false });
  expect(ann.table.state().length).toBe(length + 1);
  for (let moved = 0; moved < 4; ) for (const { table } of [ann, ben]) moved += Number(await move(table));
  for (const { table } of [ann, ben]) table.close();
});

test('what was missed is counted whole, each time the connection comes back', async () => {
  const { ann, ben, desk, id } = await duel();
  const device = await sitAt(await elsewhere(desk), id, [0]); // it hears each action by itself
  const isAsked = ({ table }: typeof ann): boolean => table.state().observation!.decisions.some(({ mine }) => mine);
  for (let times = 1; times <= 2; times++) {
    await until(() => isAsked(ann) || isAsked(ben));
    while (isAsked(ann)) await move(ann.table);
    await until(() => isAsked(ben));
    const { length } = ann.table.state();
    wire.cut();
    await until(() => ann.table.state().link.connection === 'lost');
    const wanted = length + times;
    while (device.table.state().length < wanted && isAsked(ben)) await move(ben.table);
    await until(() => device.table.state().length >= wanted || !isAsked(ben));
    wire.mend();
    ann.remote.wake();
    await until(() => ann.table.state().link.returns === times);
    expect(ann.table.state().length).toBeGreaterThan(length);
    await until(() => ann.table.state().length === device.table.state().length);
    expect(ann.table.state().link.missed).toBe(ann.table.state().length - length);
  }
  for (const { table } of [ann, ben, device]) table.close();
});

test('an order that waits can be taken back; an answer that comes too late is told as such', async () => {
  const { ann, ben } = await duel();
  await until(() => [ann, ben].some(({ table }) => table.state().observation!.decisions.some(({ mine }) => mine)));
  while (!ann.table.state().observation!.decisions.some(({ mine }) => mine)) await move(ben.table);
  const asked = ann.table.state().observation!.decisions.find(({ mine }) => mine)!;
  const sample = (await ann.table.sample(asked.id))!;
  const act = { decision: asked.id, kind: sample.kind, with: sample.answer };
  wire.cut();
  const acting = ann.table.act(act);
  await until(() => ann.table.state().link.isWaiting);
  ann.remote.withdraw();
  expect(await acting).toMatchObject({ rule: 'CORE-connection' });
  wire.mend();
  ann.remote.wake();
  expect(await ann.table.act(act)).toBeNull();
  expect(await ann.table.act(act)).toMatchObject({ rule: 'CORE-turn' });
  expect(ann.table.state().link.tooLate).toBe(1);
  for (const { table } of [ann, ben]) table.close();
});

test('one person at several seats: a curtain parts them, and each sees its own', async () => {
  const ann = clientAt(wire.url);
  await ann.call('POST /api/guests', { body: {} });
  const body = { game: 'deltavee', scenario: 'dv-1', seats: [{ is: 'you' }, { is: 'you' }] } as const;
  const { table: id } = await ann.call('POST /api/tables', { body });
  const { table } = await sitAt(ann, id, [0, 1]);
  const seen = new Set<Seat>();
  for (let moved = 0; moved < 200 && seen.size < 2; moved++) {
    const { curtain, viewer, observation } = table.state();
    if (curtain === null) {
      expect(await move(table)).toBe(true);
      continue;
    }
    expect([viewer, observation]).toEqual([null, null]);
    seen.add(curtain);
    await table.openCurtain();
    expect(table.state().viewer).toBe(curtain);
  }
  expect(seen.size).toBe(2);
  table.close();
});

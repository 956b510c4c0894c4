/** Two nodes on PostgreSQL behind a real proxy, with the files that we give to hosts. A proxy that is not installed is left out. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Nodes } from '../http/crash/nodes.ts';
import { databases } from '../support/databases.ts';
import { proxies, SITE } from './proxies.ts';
import { Visitor } from './visitor.ts';

const database = databases.PostgreSQL();
beforeAll(async () => {
  await databases.SQLite().start(); // builds what the nodes run
  await database.start();
});
afterAll(() => database.stop());

describe.each(Object.entries(proxies))('behind %s', (_, { isInstalled, start }) => {
  test.runIf(isInstalled)('people play over TLS while nodes are replaced one by one', async () => {
    const nodes = new Nodes(await database.fresh(), { proxies: 1, publicUrl: `https://${SITE}` });
    await nodes.start();
    await nodes.start();
    const proxy = await start(nodes.urls);
    const ann = new Visitor(proxy.port);
    await ann.insist('POST', '/api/guests', {}); // its certificate may take a moment
    expect(ann.setCookie).toMatch(/; Secure/);
    const wish = { game: 'deltavee', scenario: 'dv-1', seats: [{ is: 'you' }, { is: 'you' }] };
    const { table } = (await ann.send<{ table: string }>('POST', '/api/tables', wish)).body;
    const followed = ann.follow(table, 0);
    await followed.mirror.first;
    const play = async (moves: number): Promise<void> => {
      for (let done = 0; done < moves; ) for (const seat of [0, 1]) if (await ann.move(table, seat)) done += 1;
    };
    await play(6);
    for (const port of nodes.urls.map((url) => Number(new URL(url).port))) {
      await nodes.replace(port); // in order, as an upgrade does
      await play(4);
    }
    const isTold = async (): Promise<boolean> => {
      const { full } = await ann.insist<{ full: object }>('GET', `/api/tables/${table}/views/0`);
      const { log: __, thinking: ___, ...told } = followed.mirror.state;
      return isDeepStrictEqual(told, full);
    };
    while (!(await isTold())) await new Promise((resolve) => setTimeout(resolve, 50)); // the other node hears of it soon
    expect(followed.streams()).toBeGreaterThan(1);
    followed.stop();
    await proxy.stop();
    await nodes.close();
  });

  test.runIf(isInstalled)('limits count by where people really are, whatever they say of it', async () => {
    const nodes = new Nodes(await database.fresh(), { proxies: 1, publicUrl: `https://${SITE}` });
    await nodes.start();
    await nodes.start();
    const proxy = await start(nodes.urls);
    await new Visitor(proxy.port).insist('GET', '/api/me'); // its certificate may take a moment
    const guess = async (from: string, said: string): Promise<number> => {
      const visitor = new Visitor(proxy.port, from);
      visitor.extra = { 'x-forwarded-for': said, forwarded: `for=${said}` };
      return (await visitor.send('POST', '/api/sessions', { name: 'hanna', password: 'some guess' })).status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push(await guess('127.0.0.2', `203.0.113.${i}`));
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(403);
    await proxy.stop();
    await nodes.close();
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
test.runIf(hasSystemd)('systemd finds nothing wrong with the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-unit-'));
  const unit = readFileSync(join(import.meta.dirname, '../../../../deploy/admiralty@.service'), 'utf8');
  const file = join(folder, 'admiralty@4000.service');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr.split('\n').filter((line) => line.includes('admiralty'))).toEqual([]);
});

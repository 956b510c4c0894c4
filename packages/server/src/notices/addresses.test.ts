/** Names as a name server tells them that is on nobody's side. */
import { scrypt } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NameServer } from '../../test/support/name-server.ts';
import { addressesOf } from './addresses.ts';
import { guardedPost } from './guarded-post.ts';

const names = new NameServer({
  'two.example': [[{ a: '8.8.8.8' }, { a: '1.1.1.1' }, { aaaa: '2606:4700::1111' }]],
  'self.example': [[{ a: '127.0.0.1' }]],
  'self6.example': [[{ aaaa: '::1' }]],
  'mapped.example': [[{ aaaa: '::ffff:7f00:1' }]],
  'mixed.example': [[{ a: '8.8.8.8' }, { a: '10.0.0.7' }]],
  'mixed6.example': [[{ a: '8.8.8.8' }, { aaaa: 'fd00::7' }]],
  'alias.example': [[{ cname: 'metadata.example' }, { a: '169.254.169.254' }]],
  'rebinding.example': [[{ a: '8.8.8.8' }], [{ a: '127.0.0.1' }]],
  'moving.example': [[{ a: '127.0.0.1' }], [{ a: '127.0.0.2' }]],
  'silent.example': [null],
});
let servers: string[];
beforeAll(async () => {
  servers = [await names.start()];
});
afterAll(() => names.stop());

const byNames = { mayStayInside: false, addressesOf: (name: string) => addressesOf(name, servers) };
const posting = (name: string, port = 443) => ({ url: `https://${name}:${port}/hook`, body: '{}', headers: {} });
const askedFor = (name: string): number => names.asked.filter((one) => one === `${name} 1`).length;

/** A server here that counts who comes. */
async function counting(address: string, port = 0) {
  let visits = 0;
  const server = createServer((_, response) => response.end());
  server.on('connection', () => {
    visits += 1;
  });
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  const bound = server.address();
  return {
    port: typeof bound === 'object' ? bound!.port : 0,
    visits: () => visits,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('all addresses of a name, old and new; of a name that is not there none', async () => {
  expect(await addressesOf('two.example', servers)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
  await expect(addressesOf('nothing.example', servers)).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test.each(['self', 'self6', 'mapped', 'mixed', 'mixed6', 'alias'])(
  'nothing is sent to a name that leads inside: %s',
  async (name) => {
    const here = await counting('127.0.0.1');
    await expect(guardedPost(posting(`${name}.example`, here.port), byNames)).rejects.toThrow('not out in the world');
    expect(here.visits()).toBe(0);
    await here.stop();
  },
);

test('a name that leads out when it is looked at and inside afterwards is asked once, and leads nowhere', async () => {
  const here = await counting('127.0.0.1');
  await expect(guardedPost(posting('rebinding.example', here.port), byNames)).rejects.toThrow();
  expect([askedFor('rebinding.example'), here.visits()]).toEqual([1, 0]);
  expect(await addressesOf('rebinding.example', servers)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  await here.stop();
});

test('what was looked at is where it goes, whatever the name means by then', async () => {
  const first = await counting('127.0.0.1');
  const second = await counting('127.0.0.2', first.port);
  const to = { ...posting('moving.example'), url: `http://moving.example:${first.port}/hook` };
  expect(await guardedPost(to, { ...byNames, mayStayInside: true })).toBe(200);
  expect([first.visits(), second.visits(), askedFor('moving.example')]).toEqual([1, 0, 1]);
  await Promise.all([first.stop(), second.stop()]);
});

test('name servers that say nothing hold up nobody who needs one of the few threads', async () => {
  const done: string[] = [];
  const looks = Array.from({ length: 16 }, async () => {
    await addressesOf('silent.example', servers).catch(() => done.push('given up'));
  });
  await new Promise<void>((resolve) => scrypt('password', 'salt', 32, () => resolve()));
  done.push('password');
  await Promise.all(looks);
  expect(done).toEqual(['password', ...Array<string>(16).fill('given up')]);
});

import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { guardedPost, isPublicAddress } from './guarded-post.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'not an address',
])('%s is not out in the world', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

const posting = (url: string) => ({ url, body: '{}', headers: {} });
const strict = { mayStayInside: false };

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://0x7f000001/',
  'http://example.org/',
  'https://me:secret@example.org/',
  'ftp://example.org/',
])('nothing is sent to %s', async (url) => {
  await expect(guardedPost(posting(url), strict)).rejects.toThrow();
});

test('a redirect is not followed', async () => {
  let visits = 0;
  const server = createServer((_, response) => {
    visits += 1;
    response.writeHead(302, { location: '/again' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await guardedPost(posting(`http://127.0.0.1:${port}/`), { mayStayInside: true })).toBe(302);
  expect(visits).toBe(1);
  await new Promise((resolve) => server.close(resolve));
});

test('a name whose address is never found holds nothing up', async () => {
  const asked: string[] = [];
  const addressesOf = (name: string): Promise<never> => {
    asked.push(name);
    return new Promise(() => {});
  };
  await expect(guardedPost(posting('https://example.org/'), { ...strict, addressesOf })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  expect(asked).toEqual(['example.org']);
});

test('a name is as good as the worst of its addresses', async () => {
  const found = ['8.8.8.8', '10.0.0.1'].map((address) => ({ address, family: 4 }));
  const guard = { ...strict, addressesOf: async () => found };
  await expect(guardedPost(posting('https://example.org/'), guard)).rejects.toThrow('not out in the world');
});

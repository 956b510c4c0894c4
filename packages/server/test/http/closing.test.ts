/** A server is told to end while somebody's request is on its way. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { Nodes } from './crash/nodes.ts';

const database = databases.SQLite();
beforeAll(() => database.start());
afterAll(() => database.stop());

test('a slow request that is under way at SIGTERM is answered before the process ends', async () => {
  const nodes = new Nodes(await database.fresh());
  await nodes.start();
  const { port } = new URL(nodes.urls[0]!);
  const body = JSON.stringify({ name: 'Slow Sam' });
  let answer = '';
  const socket = connect(Number(port), '127.0.0.1');
  const hungUp = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (text) => (answer += String(text)));
  const head = [
    'POST /api/guests HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'x-admiralty: 1',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue', // the answer to it tells that the request has begun
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await expect.poll(() => answer, { timeout: 30_000 }).toContain('100 Continue');
  const ended = nodes.close();
  await expect.poll(() => isClosed(port), { timeout: 30_000 }).toBe(true);
  expect(answer).not.toContain('200 OK');
  socket.write(body.slice(5));
  await Promise.all([ended, hungUp]);
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain('"name":"Slow Sam"');
});

/** Does the server take nobody new? */
function isClosed(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

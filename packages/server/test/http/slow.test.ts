import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { fullTable, playOn } from '../support/tables.ts';

const SOCKETS = 1000;
const database = databases.SQLite();
let server: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  await database.start();
  server = await startOn(await database.fresh());
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
  await database.stop();
});

test('a thousand who say half a sentence and stop do not keep others from playing', async () => {
  const openings = [
    '',
    'GET /api/me HTTP/1.1\r\nHost: loc',
    'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nx-admiralty: 1\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"na',
  ];
  for (let i = 0; i < SOCKETS; i++) {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(openings[i % openings.length]!));
    socket.on('error', () => {});
    sockets.push(socket);
  }
  const players = await fullTable(server, { game: 'deltavee', scenario: 'dv-1' });
  expect(await playOn(players, 10)).toBe(10);
});

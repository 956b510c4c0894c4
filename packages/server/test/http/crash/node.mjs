// A server that can be killed: says its port and serves until it dies.
import { readConfig, startServer } from '../../../dist/index.js';

/** @type {import('../../../src/index.ts').ConfigWishes} */
const wishes = JSON.parse(process.argv[2] ?? '{}');
const server = await startServer(readConfig({ port: 0, rate: 0, log: 'error', ...wishes }, {}, null));
process.stdout.write(`port ${server.port}\n`);
process.on('SIGTERM', () => void server.close());

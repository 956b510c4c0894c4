// A play server with the page that can be killed: says its port and serves until it dies.
import { readConfig, startServer } from '@admiralty/server';

const [, , wishes = '{}', page = ''] = process.argv;
const server = await startServer(readConfig({ port: 0, rate: 0, log: 'error', ...JSON.parse(wishes) }, {}, page));
process.stdout.write(`port ${server.port}\n`);
process.on('SIGTERM', () => void server.close());

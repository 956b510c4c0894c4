/** `npm run server-idle`: start to first request, memory of an idle server, and of one with thousands of open streams. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from '../test/support/build.ts';

const { values } = parseArgs({
  options: { streams: { type: 'string', default: '2000' }, starts: { type: 'string', default: '5' } },
});

const program = `
  const { readConfig, startServer } = await import(process.argv[1]);
  const server = await startServer(readConfig({ port: 0, rate: 0, data: process.argv[2] }, {}, null));
  process.stdout.write(server.port + '\\n');
`;

interface Node {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** A server of its own process, as built. */
async function start(folder: string): Promise<Node> {
  const built = new URL('../packages/server/dist/index.js', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, built, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop };
}

const field = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** CPU time of a process so far, in ms: fair on a busy machine. */
function cpuOf(pid: number): number {
  const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(parts[11]) + Number(parts[12])) * 10;
}

await buildPackage('server');
const folder = mkdtempSync(join(tmpdir(), 'admiralty-idle-'));
const starts: { wall: number; cpu: number }[] = [];
for (let n = 0; n < Number(values.starts); n++) {
  const begun = performance.now();
  const node = await start(folder);
  await fetch(`${node.url}/ready`);
  starts.push({ wall: Math.round(performance.now() - begun), cpu: cpuOf(node.pid) });
  await node.stop();
}
const middle = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
process.stdout.write(
  `start to first request: median ${middle(starts.map(({ wall }) => wall))} ms, of them CPU ${middle(starts.map(({ cpu }) => cpu))} ms\n`,
);

const node = await start(folder);
const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
await settle(3000);
process.stdout.write(`idle: ${Math.round(field(node.pid, 'VmRSS'))} MB\n`);
const headers = { 'x-admiralty': '1', 'content-type': 'application/json' };
const guest = await fetch(`${node.url}/api/guests`, { method: 'POST', headers, body: '{}' });
const cookie = guest.headers.getSetCookie()[0]!.split(';')[0]!;
const wish = { game: 'deltavee', scenario: 'dv-1', seats: [{ is: 'you' }, { is: 'you' }] };
const made = await fetch(`${node.url}/api/tables`, {
  method: 'POST',
  headers: { ...headers, cookie },
  body: JSON.stringify(wish),
});
const { table } = (await made.json()) as { table: string };
await settle(2000);
const before = field(node.pid, 'VmRSS');
const open: ClientRequest[] = [];
for (let n = 0; n < Number(values.streams); n++)
  await new Promise<void>((resolve, reject) => {
    const request = get(`${node.url}/api/stream?watch=${table}:${n % 2}`, { headers: { cookie }, agent: false });
    request.on('response', (response) => {
      response.resume();
      resolve();
    });
    request.on('error', reject);
    open.push(request);
  });
await settle(25_000); // a ping for each
const after = field(node.pid, 'VmRSS');
process.stdout.write(
  `with a game ${Math.round(before)} MB; with ${values.streams} streams ${Math.round(after)} MB, ${Math.round(after - before)} MB more\n`,
);
for (const request of open) request.destroy();
await node.stop();
rmSync(folder, { recursive: true, force: true });

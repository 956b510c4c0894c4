import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot } from '../../scripts/debian.mjs';
import { ensurePostgres } from '../../scripts/postgres.mjs';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * The server of `DATABASE_URL`, or one of our own in a folder of its own, reached by a socket in it. Ours ends with
 * this process, however that ends. Unless durable it does not wait for the disk, which makes tests quick.
 */
export async function startPostgres(isDurable = false): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const programs = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'admiralty-postgres-'));
  chmodSync(folder, 0o755);
  if (isRoot()) chownSync(folder, ...serverUser());
  const data = join(folder, 'data');
  run(join(programs, 'initdb'), '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const server = serverEndingWithUs(folder, [
    join(programs, 'postgres'),
    ...['-D', data, '-k', folder],
    ...['-c', 'listen_addresses=', '-c', `fsync=${isDurable ? 'on' : 'off'}`],
  ]);
  await isReady(server, programs, folder);
  return {
    url: `postgres://test@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.stdin?.end();
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root: then as the user that Debian's package made. */
const asServer = (command: string[]): string[] =>
  isRoot() ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', ...command] : command;

function run(...command: string[]): void {
  const [program, ...args] = asServer(command);
  const { status, stderr, error } = spawnSync(program!, args, { encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${error?.message ?? stderr}`);
}

function serverUser(): [uid: number, gid: number] {
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root, and there is no user postgres');
  return [Number(uid), Number(gid)];
}

/** The shell stops the server and removes its folder when its input ends, which happens when we close it or are gone. */
function serverEndingWithUs(folder: string, command: string[]): ChildProcess {
  const script =
    'folder=$1; shift; "$@" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$folder"';
  return spawn('sh', ['-c', script, 'sh', folder, ...asServer(command)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
}

let shared: Promise<TestPostgres> | null = null;

/** One that all tests of this process use, each in a schema of its own; it ends with the process. */
export function sharedPostgres(): Promise<TestPostgres> {
  shared ??= startPostgres().then(({ url }) => ({ url, stop: async () => {} }));
  return shared;
}

async function isReady(server: ChildProcess, programs: string, folder: string): Promise<void> {
  for (let tried = 0; tried < 300; tried++) {
    if (server.exitCode !== null) break;
    const { status } = spawnSync(join(programs, 'pg_isready'), ['-q', '-h', folder, '-U', 'test']);
    if (status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL did not start');
}

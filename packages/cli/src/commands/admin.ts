import { readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { placeOf } from '../store-place.ts';

interface AdminOptions {
  data?: string;
  server?: string;
  why?: string;
}

export interface FoundServer {
  url: string;
  token: string;
}

/** The host's hand on a running server: everything goes through its API and is written down there. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('manage the people and tables of a running server')
    .addHelpText(
      'after',
      '\nThe server is found by its data folder (--data), or by --server URL and ADMIRALTY_ADMIN_TOKEN.\n\nExamples:\n  admiralty admin role Ann admin --why "runs the club"\n  admiralty admin ban Bob 7 --why "insults"\n  admiralty admin rewind TABLE 40 --why "a fault in the rules"',
    );
  const add = (words: string, about: string, run: (ask: Ask, why: string, args: string[]) => Promise<void>): void => {
    admin
      .command(words)
      .description(about)
      .option('--data <folder>', 'data folder of the server (default: in your home folder)')
      .option('--server <url>', 'where the server is, if it has no data folder here')
      .option('--why <reason>', 'the reason, which is recorded', 'no reason given')
      .action(async (...all: unknown[]) => {
        const options = all.at(-2) as AdminOptions;
        await run(askerOf(findServer(options)), options.why!, all.slice(0, -2).map(String));
      });
  };
  add('people [name]', 'people whose name begins so', async (ask, _, [name = '']) =>
    printJson(await ask('GET', `/api/admin/people?name=${encodeURIComponent(name === 'undefined' ? '' : name)}`)),
  );
  add('role <name> <role>', 'make somebody player, moderator or admin', async (ask, why, [name, role]) => {
    await ask('PUT', `/api/admin/people/${await idOf(ask, name!)}/role`, { role, why });
    print(`${name} is ${role} now.`);
  });
  add('ban <name> <days>', 'keep somebody out for some days; 0 lets him in again', async (ask, why, [name, days]) => {
    await ask('PUT', `/api/admin/people/${await idOf(ask, name!)}/ban`, { days: Number(days), why });
    print('Done.');
  });
  add('pause <table>', 'pause a game', (ask, why, [table]) => pause(ask, table!, true, why));
  add('resume <table>', 'let a paused game go on', (ask, why, [table]) => pause(ask, table!, false, why));
  add(
    'rewind <table> <number>',
    'take a game back to an entry of its public log',
    async (ask, why, [table, number]) => {
      await ask('POST', `/api/admin/tables/${table}/rewind`, { number: Number(number), why });
      print('Done: the log keeps a trace of it.');
    },
  );
  add('reports', 'what people reported', async (ask) => printJson(await ask('GET', '/api/admin/reports')));
  add('acts', 'what was done with these powers', async (ask) => printJson(await ask('GET', '/api/admin/acts')));
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

async function pause(ask: Ask, table: string, paused: boolean, why: string): Promise<void> {
  await ask('PUT', `/api/admin/tables/${table}/pause`, { paused, why });
  print('Done.');
}

async function idOf(ask: Ask, name: string): Promise<string> {
  const found = (await ask('GET', `/api/admin/people?name=${encodeURIComponent(name)}`)) as {
    id: string;
    name: string;
  }[];
  const exact = found.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!exact) throw new Problem(`nobody is called ${name}`);
  return exact.id;
}

/** A server that runs on this data folder; null: none does. */
export function runningServer(folder: string): FoundServer | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'control.json'), 'utf8')) as FoundServer;
  } catch {
    return null;
  }
}

/** A server that was killed leaves its file behind. */
export async function doesAnswer({ url }: FoundServer): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Writes what the server sends, all of it or no file; returns how many lines there were. */
export async function archiveOf(server: FoundServer, file: string): Promise<number> {
  const response = await asked(server, 'GET', '/api/host/archive');
  if (!response.ok) throw new Problem(`the server answers ${response.status}`);
  const out = await open(file, 'wx', 0o600).catch((error: Error) => {
    throw new Problem(`cannot write ${file}: ${error.message}`);
  });
  let lines = 0;
  try {
    for await (const part of response.body!) {
      lines += part.filter((byte: number) => byte === 10).length;
      await out.writeFile(part);
    }
    await out.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw new Problem(`the archive was not written: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await out.close();
  }
  return lines;
}

export function findServer({ data, server }: AdminOptions): FoundServer {
  const token = process.env['ADMIRALTY_ADMIN_TOKEN'];
  if (server !== undefined) {
    if (!token) throw new Problem('set ADMIRALTY_ADMIN_TOKEN to what the server was started with');
    return { url: server.replace(/\/$/, ''), token };
  }
  const place = placeOf(data === undefined ? {} : { data });
  const found = 'folder' in place ? runningServer(place.folder) : null;
  if (!found)
    throw new Problem(
      `no server runs on ${'folder' in place ? place.folder : 'a data folder here'}; --data names another folder, --server an address`,
    );
  return found;
}

export function askerOf(server: FoundServer): Ask {
  return async (method, path, body) => {
    const response = await asked(server, method, path, body);
    const answer = (await response.json().catch(() => undefined)) as { error?: { message: string } } | null | undefined;
    if (!response.ok) throw new Problem(answer?.error?.message ?? `the server answers ${response.status}`);
    if (answer === undefined) throw new Problem(`what answers at ${server.url} is no Admiralty`);
    return answer;
  };
}

function asked({ url, token }: FoundServer, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Problem(`the server at ${url} does not answer`);
  });
}

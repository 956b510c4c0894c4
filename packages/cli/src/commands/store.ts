import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkTables, openStore, restore, type Store, StoreProblem } from '@admiralty/server';
import type { Command } from 'commander';
import { bad, good, print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { mustHoldData, placeOf, type StorePlace } from '../store-place.ts';
import { archiveOf, askerOf, doesAnswer, type FoundServer, findServer, runningServer } from './admin.ts';

interface StoreOptions {
  data?: string;
  databaseUrl?: string;
  json?: true;
}

/** The host's care for what a server keeps: copies of it, and whether it is sound. */
export function addBackup(program: Command): void {
  withPlace(program.command('backup'))
    .argument('<file>', 'file to write; compressed if its name ends in .gz')
    .description('back up everything that a server stores, whether it is running or not')
    .addHelpText('after', '\nExamples:\n  admiralty backup monday.jsonl.gz --data ./club')
    .action((file: string, options: StoreOptions) =>
      explained(async () => {
        const running = await runningAt(placeOf(options));
        if (running) await askerOf(running)('POST', '/api/host/backup', { file: resolve(file) });
        else await withStore(placeOf(options), (store) => store.backup(file));
        print(`Everything is in ${file}.`);
      }),
    );
}

export function addArchive(program: Command): void {
  withPlace(program.command('archive'))
    .argument('<file>', 'file to write, a line of JSON for each game')
    .description('write every finished game of a running server to a file that anybody can replay')
    .option('--server <url>', 'where the server is, if it has no data folder here (with ADMIRALTY_ADMIN_TOKEN)')
    .action(async (file: string, options: StoreOptions & { server?: string }) => {
      const games = await archiveOf(findServer(options), file);
      print(`${games} games are in ${file}.`);
    });
}

export function addRestore(program: Command): void {
  withPlace(program.command('restore'))
    .argument('<file>', 'a file made by backup, from either kind of database')
    .description('restore a backup into a folder or database without data')
    .action((file: string, options: StoreOptions) =>
      explained(async () => {
        await restore(file, placeOf(options));
        print(`Everything in ${file} has been restored.`);
      }),
    );
}

export function addCheck(program: Command): void {
  withPlace(program.command('check'))
    .description('check every row that a server stores, and replay every table from its start')
    .option('--json', 'one JSON value')
    .action((options: StoreOptions) =>
      explained(async () => {
        const report = await checked(placeOf(options));
        if (options.json) printJson(report);
        else {
          for (const { table, what } of report.faults) print(bad(`${table ?? 'database'}: ${what}`));
          const found = `${report.tables} tables with ${report.entries} entries, ${report.faults.length} faults`;
          print(report.faults.length === 0 ? good(found) : bad(found));
        }
        if (report.faults.length > 0) process.exitCode = 1;
      }),
    );
}

/** A folder belongs to the server that runs on it: then a copy that it makes is looked at. */
async function checked(place: StorePlace): ReturnType<typeof checkTables> {
  const running = await runningAt(place);
  if (!running || !('folder' in place)) return withStore(place, checkTables);
  const folder = mkdtempSync(join(place.folder, 'check-'));
  try {
    const [file, copy] = [join(folder, 'copy.jsonl'), { folder: join(folder, 'data') }];
    await askerOf(running)('POST', '/api/host/backup', { file });
    await restore(file, copy);
    return await withStore(copy, checkTables);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The server that runs on the folder; null: none does, or it is no folder. */
async function runningAt(place: StorePlace): Promise<FoundServer | null> {
  const found = 'folder' in place ? runningServer(place.folder) : null;
  return found && (await doesAnswer(found)) ? found : null;
}

function withPlace(command: Command): Command {
  return command
    .option('--data <folder>', 'where tables and accounts are stored (default: in your home folder)')
    .option('--database-url <url>', 'a PostgreSQL database instead');
}

/** What is there already: neither a copy nor a check makes a database of its own. */
async function withStore<T>(place: StorePlace, work: (store: Store) => Promise<T>): Promise<T> {
  mustHoldData(place);
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof StoreProblem ? new Problem(error.message) : error;
  }
}

import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { appliedTo } from '../migrate.ts';
import { StoreProblem } from '../problem.ts';
import { type Db, tableKeys } from '../schema.ts';
import { FORMAT, LineWriter, type Row } from './format.ts';

const PAGE = 200;

/** Refused before any work is done: a backup never replaces a file. */
export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new StoreProblem(`${file} is there already; a backup does not replace it.`);
}

/** What a full disk or a wrong folder says, for the host; other faults as they are. */
export function unwritten(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^(E[A-Z]+|SQLITE_(FULL|CANTOPEN|IOERR.*|READONLY.*))$/.test(code)) return error;
  return new StoreProblem(`${file} cannot be written: ${(error as Error).message}`);
}

/**
 * Writes all that the transaction sees; the file has its name only when it is whole and on the disk. A name that ends
 * in `.gz` is compressed.
 */
export async function writeBackup(tx: Db, file: string, schema?: string): Promise<void> {
  refuseExisting(file);
  const part = `${file}.part`;
  try {
    const lines = Readable.from(linesOf(tx, schema));
    const sink = createWriteStream(part, { mode: 0o600 });
    await (file.endsWith('.gz') ? pipeline(lines, createGzip(), sink) : pipeline(lines, sink));
    await sync(part);
    await rename(part, file);
    await sync(dirname(file));
  } catch (error) {
    throw unwritten(error, file);
  } finally {
    await rm(part, { force: true });
  }
}

async function* linesOf(tx: Db, schema: string | undefined): AsyncGenerator<string> {
  const writer = new LineWriter();
  yield writer.header({ format: FORMAT, migrations: await appliedTo(tx, schema) });
  for (const [table, key] of Object.entries(tableKeys))
    for await (const rows of pagesOf(tx, table, key)) yield rows.map((row) => writer.row(table, row)).join('');
  yield writer.end();
}

async function* pagesOf(tx: Db, table: string, key: readonly string[]): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`;
    const { rows } = await page.execute(tx);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`where (${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().catch(() => {}); // some systems cannot sync a folder
  await handle.close();
}

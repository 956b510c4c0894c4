import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { appliedTo, migrate, refuseNewer } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { openPlace, type StorePlace } from '../open.ts';
import { StoreProblem } from '../problem.ts';
import { type Db, tableKeys } from '../schema.ts';
import { damaged, type Header, LineReader, type Row } from './format.ts';

const PAGE = 200;

/**
 * Reads a backup into an empty folder or database, all or nothing. One that an older program wrote goes into tables as
 * they were then, which are then brought up to date like any old data.
 */
export async function restore(file: string, place: StorePlace, known = migrations): Promise<void> {
  if (!existsSync(file)) throw new StoreProblem(`There is no file ${file}.`);
  const { db, schema } = await openPlace(place);
  try {
    const lines = linesOf(file);
    const reader = new LineReader();
    const header = reader.header((await lines.next()).value ?? '');
    await prepare(db, schema, header, known);
    await db.transaction().execute((tx) => load(tx, lines, reader));
    await migrate(db, { schema, known });
  } finally {
    await db.destroy();
  }
}

/** Makes the tables as they were for the backup, or refuses where there is something already. */
async function prepare(db: Db, schema: string | undefined, header: Header, known: typeof migrations): Promise<void> {
  refuseNewer(header.migrations, known);
  const applied = await appliedTo(db, schema);
  refuseNewer(applied, known);
  const last = header.migrations.at(-1);
  if (last === undefined) throw new StoreProblem('This file is not a backup of Admiralty.');
  if (applied.length > header.migrations.length || (applied.length > 0 && (await hasRows(db))))
    throw new StoreProblem('There are data already: a backup is restored only into an empty folder or database.');
  await migrate(db, { schema, last, known });
}

async function hasRows(db: Db): Promise<boolean> {
  // all other rows point to one of these
  const roots = ['account', 'game_table', 'admin_act'] as const;
  const found = await Promise.all(roots.map((name) => db.selectFrom(name).select('id').limit(1).execute()));
  return found.some((rows) => rows.length > 0);
}

async function load(tx: Db, lines: AsyncIterable<string>, reader: LineReader): Promise<void> {
  let page: Row[] = [];
  let table = '';
  const store = async (): Promise<void> => {
    if (page.length > 0) await insert(tx, table, page);
    page = [];
  };
  for await (const text of lines) {
    const line = reader.row(text);
    if (!line) continue;
    if (line[0] !== table || page.length === PAGE) await store();
    table = line[0];
    page.push(line[1]);
  }
  await store();
  reader.finish();
}

async function insert(tx: Db, table: string, rows: Row[]): Promise<void> {
  if (!Object.hasOwn(tableKeys, table)) throw new StoreProblem(`The backup has a table "${table}" that is not ours.`);
  const columns = Object.keys(rows[0]!);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(tx);
}

/** Split at line feeds alone: a text may hold other marks that readers of lines take for an end. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const stream = file.endsWith('.gz') ? pipeline(source, createGunzip(), () => {}) : source;
  stream.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of stream as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    const isCompression = (error as NodeJS.ErrnoException).code?.startsWith('Z_');
    throw isCompression ? damaged() : error;
  }
  if (rest !== '') yield rest;
}

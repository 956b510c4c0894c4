import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { StoreProblem } from '../problem.ts';
import type { Db, Tables } from '../schema.ts';

/**
 * The one connection to the file, in this thread. It is the only place that knows the driver. There is never a second
 * connection: the file is locked for this process alone, and a killed process leaves no lock behind.
 */
export async function openFile(file: string): Promise<Db> {
  const db = new Kysely<Tables>({ dialect: dialectOf(lockedFile(file)) });
  await sql`select 1`.execute(db); // Kysely closes only what it has used
  return db;
}

function lockedFile(file: string): Database.Database {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const database = new Database(file);
    try {
      // the lock before the log: then the index of the log needs no memory shared with others
      database.pragma('locking_mode = EXCLUSIVE');
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      database.pragma('fullfsync = ON');
      database.pragma('foreign_keys = ON');
      database.exec('begin immediate; commit');
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    throw explained(error, file);
  }
}

function explained(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new StoreProblem(
      `The data folder ${dirname(file)} is in use by another Admiralty server. Stop that one, or start this one with a folder of its own (--data DIR). Several servers can share a PostgreSQL database (--database-url).`,
    );
  if (code.startsWith('SQLITE_NOTADB')) return new StoreProblem(`${file} is not a database of Admiralty.`);
  // the driver gives no code when the file cannot be opened at all
  if (code === '' || /^SQLITE_(CANTOPEN|READONLY|PERM)|^E/.test(code))
    return new StoreProblem(`The data folder ${dirname(file)} cannot be used: ${error.message}`);
  return error;
}

/** Kysely's own, but migrations run in a transaction (SQLite can), and statements are prepared once. */
function dialectOf(database: Database.Database): Dialect {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (text: string): Database.Statement => {
    const known = prepared.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    if (prepared.size < MAX_PREPARED) prepared.set(text, statement);
    return statement;
  };
  const dialect = new SqliteDialect({ database: { close: () => letGo(database), prepare } });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

const MAX_PREPARED = 500;

/**
 * The driver keeps a closed file, and its lock, until the last statement is collected as garbage. Leaving the log
 * makes the file whole in itself and gives the lock back now.
 */
function letGo(database: Database.Database): void {
  try {
    database.pragma('journal_mode = DELETE');
    database.pragma('locking_mode = NORMAL');
    database.exec('select count(*) from sqlite_schema');
  } finally {
    database.close();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

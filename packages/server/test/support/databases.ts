import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildPackage } from '../../../../test/support/build.ts';
import { sharedPostgres, startPostgres, type TestPostgres } from '../../../../test/support/postgres.ts';
import type { StorePlace } from '../../src/store/index.ts';

/** One of the two databases, for tests that must pass on both. */
export interface TestDatabase {
  start(): Promise<void>;
  /** A place without data, of its own. */
  fresh(): Promise<StorePlace>;
  stop(): Promise<void>;
}

class SqliteFolders implements TestDatabase {
  readonly #made: string[] = [];

  async start(): Promise<void> {
    await buildPackage('server'); // the thread that owns the file runs what was built
  }

  async fresh(): Promise<StorePlace> {
    const folder = mkdtempSync(join(tmpdir(), 'admiralty-data-'));
    this.#made.push(folder);
    return { folder };
  }

  async stop(): Promise<void> {
    for (const folder of this.#made.splice(0)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Schemas on one server, so that any server that is given will do. */
class PostgresSchemas implements TestDatabase {
  #server: TestPostgres | null = null;
  readonly #made: string[] = [];
  readonly #isDurable: boolean;

  constructor(isDurable: boolean) {
    this.#isDurable = isDurable;
  }

  async start(): Promise<void> {
    this.#server = await (this.#isDurable ? startPostgres(true) : sharedPostgres());
  }

  async fresh(): Promise<StorePlace> {
    const schema = `test_${randomBytes(8).toString('hex')}`;
    await this.#run(`create schema ${schema}`);
    this.#made.push(schema);
    const url = new URL(this.#server!.url);
    url.searchParams.set('options', `-c search_path=${schema}`);
    url.searchParams.set('application_name', schema); // by which a test finds its own connections
    return { databaseUrl: url.href.replaceAll('+', '%20') };
  }

  async stop(): Promise<void> {
    for (const schema of this.#made.splice(0)) await this.#run(`drop schema ${schema} cascade`);
    await this.#server?.stop();
  }

  async #run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#server!.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}

/** `isDurable`: our own PostgreSQL, one that waits for the disk as a real one does; SQLite always does. */
type Make = (options?: { isDurable?: boolean }) => TestDatabase;

export const databases: Record<'SQLite' | 'PostgreSQL', Make> = {
  SQLite: () => new SqliteFolders(),
  PostgreSQL: ({ isDurable = false } = {}) => new PostgresSchemas(isDurable),
};

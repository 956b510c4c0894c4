import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StoreProblem } from '../problem.ts';
import type { Db, Tables } from '../schema.ts';

const BIGINT = 20;

/** How every connection of ours behaves. */
export function configOf(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'admiralty',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // a node that hangs in the middle of a transaction must not hold a table against the others
    idle_in_transaction_session_timeout: 30_000,
    // and no question of ours takes so long, if all is well
    statement_timeout: 60_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format),
    },
  };
}

export interface PostgresPool {
  db: Db;
  /** the schema where our tables are */
  schema: string;
}

/** Connects, or says in words why that cannot be. */
export async function openPool(url: string, connections: number): Promise<PostgresPool> {
  const db = databaseOf(url, connections);
  try {
    const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
    const schema = rows[0]?.schema;
    if (!schema) throw new Error('the search path names no schema that exists');
    return { db, schema };
  } catch (error) {
    await db.destroy();
    throw new StoreProblem(`The database ${addressOf(url)} cannot be used: ${reasonOf(error)}`);
  }
}

/**
 * One connection of its own for those who append: rows that are named are looked up one by one, whatever PostgreSQL
 * believed of the size of a table when it planned the statement.
 */
export function openWriter(url: string): Db {
  return databaseOf(url, 1, 'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
}

function databaseOf(url: string, connections: number, first?: string): Db {
  const pool = new pg.Pool({ ...configOf(url), max: connections });
  const prepared = new Prepared();
  pool.on('connect', (client) => {
    if (first !== undefined) client.query(first).catch(() => {}); // if it is cut, what comes next says so
    prepared.use(client);
  });
  pool.on('error', () => {}); // an idle connection was cut: the next one is made when it is needed
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const MAX_PREPARED = 200;

/** Each connection plans a statement once: planning costs PostgreSQL more than running most of ours. */
class Prepared {
  readonly #names = new Map<string, string>();

  use(client: pg.ClientBase): void {
    const plain = client.query;
    const query = (...args: unknown[]): unknown => Reflect.apply(plain, client, this.#named(args));
    Object.assign(client, { query });
  }

  #named(args: unknown[]): unknown[] {
    const [text, values] = args;
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isPlain ? this.#nameOf(text) : undefined; // begin, commit and the like have nothing to plan
    return name === undefined ? args : [{ name, text, values }];
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_PREPARED) return known;
    const name = `admiralty_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** The address without the password. */
function addressOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port && `:${port}`}${pathname}`;
  } catch {
    return 'of --database-url';
  }
}

function reasonOf(error: unknown): string {
  // when all addresses of a name were tried, the outer error has no text of its own
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import { StoreProblem } from './problem.ts';

type Migrations = typeof migrations;

const MIGRATION_TABLE = 'admiralty_migration';
const LOCK_TABLE = 'admiralty_migration_lock';

export interface MigrateOptions {
  /** on PostgreSQL: where our tables are; others may use the same database */
  schema?: string | undefined;
  /** stops after this migration, to read an old backup */
  last?: string;
  known?: Migrations;
}

/**
 * Brings the tables up to this program. Several nodes may start at once: one migrates under the database's lock, the
 * others wait and find it done. A failed migration leaves nothing behind.
 */
export async function migrate<T>(db: Kysely<T>, options: MigrateOptions = {}): Promise<void> {
  const { schema, last, known = migrations } = options;
  refuseNewer(await appliedTo(db, schema), known);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps(known) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: LOCK_TABLE,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error instanceof Error ? error : new Error(String(error));
}

/** The migrations that the database has seen, oldest first. */
export async function appliedTo<T>(db: Kysely<T>, schema?: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === MIGRATION_TABLE && (schema ?? table.schema) === table.schema)) return [];
  const rows = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return rows.rows.map(({ name }) => name);
}

/** Refuses data that know a migration which this program does not. */
export function refuseNewer(applied: readonly string[], known: Migrations = migrations): void {
  const unknown = applied.find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  throw new StoreProblem(
    `These data were written by a newer Admiralty: they have "${unknown}", which this program does not know. Nothing was changed. Start the newer program, or restore a backup that this one made.`,
  );
}

function steps(known: Migrations) {
  return Object.fromEntries(
    Object.entries(known).map(([name, statements]) => [name, { up: (db: Kysely<unknown>) => run(db, statements) }]),
  );
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

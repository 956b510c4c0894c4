import { rm, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { refuseExisting, unwritten, writeBackup } from '../backup/write.ts';
import type { Db } from '../schema.ts';
import { openFile } from './connection.ts';

/**
 * Writes a backup while others go on: SQLite copies the file as of one moment, about a second per 100 MB in which
 * nothing else is stored, and the lines are written from the copy.
 */
export async function backupFile(db: Db, file: string): Promise<void> {
  refuseExisting(file);
  const copy = `${file}.copy`;
  try {
    await writeFile(copy, '', { mode: 0o600 }); // it holds every secret: for the owner alone
    await sql`vacuum into ${copy}`.execute(db);
    const copied = await openFile(copy);
    try {
      await writeBackup(copied, file);
    } finally {
      await copied.destroy();
    }
  } catch (error) {
    throw unwritten(error, file);
  } finally {
    await rm(copy, { force: true });
  }
}

/** What SQLite finds wrong with the file. */
export async function integrityOf(db: Db): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...references.rows.map(({ table, parent }) => `a row of ${table} points to a row of ${parent} that is not there`),
  ];
}

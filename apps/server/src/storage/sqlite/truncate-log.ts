import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Moves the write-ahead log of SQLite into the database file and empties it, so that what was deleted is in neither of
 * the two: until then the log holds the old pages. Does nothing on PostgreSQL, which removes dead rows with the next
 * vacuum, and old logs by rotation.
 * @throws Error when another process is reading, so that the log cannot be emptied yet
 */
export async function truncateLog<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('The log of SQLite could not be emptied: another process is reading.');
}

import { sql } from 'kysely';
import { migrate } from '../migrate.ts';
import type { Database } from '../tables.ts';

/** An advisory lock key that no other program on the database uses: "wordlamp" in ASCII. */
const LOCK = '8606223188568927600';

/**
 * Migrates in one transaction under an advisory lock, which ends with the transaction: it stays behind neither on the
 * connection of a pooler nor after a crash. It is taken first, since even two creations of the table of migrations would
 * collide. The limit of statements may be one of the role (docs/databases.md), and a migration may take longer.
 */
export function migrateTogether(db: Database): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}::bigint)`.execute(transaction);
    await migrate(transaction);
  });
}

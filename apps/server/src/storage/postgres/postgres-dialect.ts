import { PostgresDialect as KyselyPostgresDialect, PostgresAdapter } from 'kysely';

/** Kysely's own lock of migrations belongs to a session, which a pooler in transaction mode shares out: see migrateTogether. */
class LockedByTransaction extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

export class PostgresDialect extends KyselyPostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LockedByTransaction();
  }
}

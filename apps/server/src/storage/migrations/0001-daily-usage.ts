import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration sees the tables as they were then, so it must not use today's types. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usage')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_primary_key', ['day', 'subject'])
    .execute();
  await db.schema
    .createTable('usage_day_key')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('random', 'text', (column) => column.notNull())
    .execute();
}

export const dailyUsage: Migration = { up };

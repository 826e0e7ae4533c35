import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_open')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('post', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_open_primary_key', ['day', 'post'])
    .execute();
}

export const postOpens: Migration = { up };

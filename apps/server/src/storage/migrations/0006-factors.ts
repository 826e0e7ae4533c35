import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('factor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('friendly_name', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'text')
    .addColumn('last_challenged_at', 'text')
    .addColumn('last_used_step', 'integer')
    .execute();
  await db.schema.createIndex('factor_account').on('factor').column('account_id').execute();
  await db.schema
    .createTable('factor_challenge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('factor_id', 'text', (column) => column.notNull().references('factor.id').onDelete('cascade'))
    .addColumn('code_hash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('factor_challenge_factor').on('factor_challenge').column('factor_id').execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('recovery_code_account').on('recovery_code').column('account_id').execute();
}

export const factors: Migration = { up };

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createSessions(db);
  await createProtection(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('user_metadata', 'text', (column) => column.notNull())
    .addColumn('email_confirmed_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('last_sign_in_at', 'text')
    .addColumn('recovery_sent_at', 'text')
    .addColumn('reauthentication_sent_at', 'text')
    .addColumn('new_email', 'text')
    .addColumn('email_change_sent_at', 'text')
    .addColumn('email_change_confirmed_by', 'text')
    .addColumn('disabled_at', 'text')
    .execute();
  await db.schema
    .createTable('identity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('last_sign_in_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('identity_subject', ['provider', 'subject'])
    .execute();
  await db.schema.createIndex('identity_account').on('identity').column('account_id').execute();
  await db.schema
    .createTable('sign_up')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('user_metadata', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmation_sent_at', 'text', (column) => column.notNull())
    .addColumn('code_challenge', 'text')
    .addColumn('redirect_to', 'text', (column) => column.notNull())
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('refresh_key', 'text', (column) => column.notNull())
    .addColumn('refresh_number', 'integer', (column) => column.notNull())
    .addColumn('refreshed_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('aal', 'text', (column) => column.notNull())
    .addColumn('amr', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .execute();
  await db.schema.createIndex('session_account').on('session').column('account_id').execute();
  await db.schema
    .createTable('mail_link')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('code_challenge', 'text')
    .addColumn('redirect_to', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_link_owner').on('mail_link').columns(['owner_id', 'kind']).execute();
  await db.schema
    .createTable('auth_code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('code_challenge', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('session_id', 'text')
    .execute();
  await db.schema.createIndex('auth_code_account').on('auth_code').column('account_id').execute();
}

async function createProtection(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('known_place')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('signing_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('signs_from', 'text', (column) => column.notNull())
    .execute();
}

export const accounts: Migration = { up };

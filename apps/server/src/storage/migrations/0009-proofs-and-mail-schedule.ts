import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await rememberProofs(db);
  await allowSeveralSignUps(db);
  await scheduleMails(db);
}

/** Until now any entry of `amr` was a proof, a factor's first code among them. */
async function rememberProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('proved_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update session set proved_at = created_at`.execute(db);
  await db.schema.alterTable('auth_code').addColumn('sign_up_challenge', 'text').execute();
  await db.schema.alterTable('auth_code').addColumn('sign_up_password_hash', 'text').execute();
}

/** `email` was unique; SQLite drops no constraint, so the table is made again around its rows. */
async function allowSeveralSignUps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_sign_up')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('user_metadata', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmation_sent_at', 'text', (column) => column.notNull())
    .addColumn('code_challenge', 'text')
    .addColumn('redirect_to', 'text', (column) => column.notNull())
    .execute();
  const columns = sql.raw(
    'id, email, password_hash, user_metadata, created_at, confirmation_sent_at, code_challenge, redirect_to',
  );
  await sql`insert into new_sign_up (${columns}) select ${columns} from sign_up`.execute(db);
  await db.schema.dropTable('sign_up').execute();
  await db.schema.alterTable('new_sign_up').renameTo('sign_up').execute();
  await db.schema.createIndex('sign_up_email').on('sign_up').column('email').execute();
}

async function scheduleMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_schedule')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('last_mail_at', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('counted_until', 'text', (column) => column.notNull())
    .execute();
}

export const proofsAndMailSchedule: Migration = { up };

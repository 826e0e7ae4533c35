import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Account, AccountChange, AccountStore, Identity } from '../modules/auth/account-store.ts';
import type { AccountTables } from './account-tables.ts';
import { changeOfEmail } from './change-of-email.ts';
import { isForeignKeyViolation } from './is-foreign-key-violation.ts';
import { isUniqueViolation } from './is-unique-violation.ts';
import { lockAccount } from './lock-account.ts';
import type { Database, Tables } from './tables.ts';

export function createAccountStore(db: Database): AccountStore {
  return {
    async find(id) {
      const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toAccount(row);
    },
    async findByEmail(email) {
      const row = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
      return row && toAccount(row);
    },
    async identities(accountId) {
      const query = db.selectFrom('identity').selectAll().where('account_id', '=', accountId).orderBy('created_at');
      return (await query.execute()).map(toIdentity);
    },
    async findIdentity(provider, subject) {
      const query = db.selectFrom('identity').selectAll();
      const row = await query.where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();
      return row && toIdentity(row);
    },
    async add(account, identity) {
      try {
        return await db.transaction().execute((transaction) => addAccount(transaction, account, identity));
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    async addIdentity(identity) {
      const added = db
        .insertInto('identity')
        .values(identityRow(identity))
        .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
        .returning('id');
      try {
        return (await added.executeTakeFirst()) !== undefined;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },
    async updateIdentity(id, { email, data, lastSignInAt }, now) {
      const change: Updateable<AccountTables['identity']> = { updated_at: now };
      if (email !== undefined) change.email = email;
      if (data !== undefined) change.data = JSON.stringify(data);
      if (lastSignInAt !== undefined) change.last_sign_in_at = lastSignInAt;
      await db.updateTable('identity').set(change).where('id', '=', id).execute();
    },
    async update(id, change, now) {
      const row = { ...toRow(change), updated_at: now };
      try {
        await db.updateTable('account').set(row).where('id', '=', id).execute();
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
      return true;
    },
    changePassword: (...change) => db.transaction().execute((transaction) => changePassword(transaction, ...change)),
    async setFirstPassword(id, passwordHash, now) {
      const change = db.updateTable('account').set({ password_hash: passwordHash, updated_at: now });
      await change.where('id', '=', id).where('password_hash', 'is', null).execute();
    },
    ...changeOfEmail(db),
    delete: (id) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockAccount(transaction, id))) return false;
        await transaction.deleteFrom('mail_link').where('owner_id', '=', id).execute();
        await transaction.deleteFrom('account').where('id', '=', id).execute(); // the rest hangs on it by foreign keys
        return true;
      }),
    async list() {
      return (await db.selectFrom('account').selectAll().orderBy('created_at', 'desc').execute()).map(toAccount);
    },
  };
}

async function addAccount(db: Database, ...[account, identity]: Parameters<AccountStore['add']>): Promise<boolean> {
  const row = { ...toRow(account), id: account.id, ...newRow(account) };
  const added = await db
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await db.insertInto('identity').values(identityRow(identity)).execute();
  const waiting = db.selectFrom('sign_up').select('id').where('email', '=', account.email);
  await db.deleteFrom('mail_link').where('owner_id', 'in', waiting).where('kind', '=', 'signup').execute();
  await db.deleteFrom('sign_up').where('email', '=', account.email).execute();
  return true;
}

async function changePassword(
  transaction: Transaction<Tables>,
  ...[id, passwordHash, keptSessionId, now]: Parameters<AccountStore['changePassword']>
): Promise<boolean> {
  await lockAccount(transaction, id); // of two at once the second finds its session ended
  const asks = transaction.selectFrom('session').select('id').where('id', '=', keptSessionId);
  if ((await asks.executeTakeFirst()) === undefined) return false;
  const change = { password_hash: passwordHash, updated_at: now };
  await transaction.updateTable('account').set(change).where('id', '=', id).execute();
  const sessions = transaction.deleteFrom('session').where('account_id', '=', id);
  await sessions.where('id', '!=', keptSessionId).execute();
  await transaction.deleteFrom('auth_code').where('account_id', '=', id).execute();
  await transaction.deleteFrom('mail_link').where('owner_id', '=', id).execute();
  return true;
}

function toAccount(row: Selectable<AccountTables['account']>): Account {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash ?? undefined,
    metadata: JSON.parse(row.user_metadata),
    emailConfirmedAt: row.email_confirmed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at ?? undefined,
    recoverySentAt: row.recovery_sent_at ?? undefined,
    reauthenticationSentAt: row.reauthentication_sent_at ?? undefined,
    newEmail: row.new_email ?? undefined,
    emailChangeSentAt: row.email_change_sent_at ?? undefined,
    emailChangeConfirmedBy: (row.email_change_confirmed_by as Account['emailChangeConfirmedBy'] | null) ?? undefined,
    disabledAt: row.disabled_at ?? undefined,
  };
}

const COLUMNS = {
  email: 'email',
  passwordHash: 'password_hash',
  emailConfirmedAt: 'email_confirmed_at',
  lastSignInAt: 'last_sign_in_at',
  recoverySentAt: 'recovery_sent_at',
  reauthenticationSentAt: 'reauthentication_sent_at',
  newEmail: 'new_email',
  emailChangeSentAt: 'email_change_sent_at',
  emailChangeConfirmedBy: 'email_change_confirmed_by',
  disabledAt: 'disabled_at',
} as const satisfies Record<Exclude<keyof AccountChange, 'metadata'>, keyof AccountTables['account']>;

/** The columns of what is named; a name with the value `undefined` empties its column. */
function toRow(change: AccountChange): Updateable<AccountTables['account']> {
  const named = Object.entries(COLUMNS).filter(([name]) => name in change);
  const row = Object.fromEntries(
    named.map(([name, column]) => [column, change[name as keyof typeof COLUMNS] ?? null]),
  ) as Updateable<AccountTables['account']>;
  if (change.metadata !== undefined) row.user_metadata = JSON.stringify(change.metadata);
  return row;
}

function newRow({ email, metadata, emailConfirmedAt, createdAt }: Parameters<AccountStore['add']>[0]) {
  return {
    email,
    user_metadata: JSON.stringify(metadata),
    email_confirmed_at: emailConfirmedAt,
    created_at: createdAt,
    updated_at: emailConfirmedAt,
  };
}

function toIdentity(row: Selectable<AccountTables['identity']>): Identity {
  const { id, provider, subject, email } = row;
  return {
    id,
    accountId: row.account_id,
    provider,
    subject,
    email,
    data: JSON.parse(row.data),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
  };
}

function identityRow({ id, provider, subject, email, ...rest }: Identity): Selectable<AccountTables['identity']> {
  return {
    id,
    provider,
    subject,
    email,
    account_id: rest.accountId,
    data: JSON.stringify(rest.data),
    created_at: rest.createdAt,
    updated_at: rest.updatedAt,
    last_sign_in_at: rest.lastSignInAt,
  };
}

import type { Selectable } from 'kysely';
import type { AuthCodeStore, PendingPassword } from '../modules/auth/sessions/auth-code-store.ts';
import type { AccountTables } from './account-tables.ts';
import { isForeignKeyViolation } from './is-foreign-key-violation.ts';
import type { Database } from './tables.ts';

export function createAuthCodeStore(db: Database): AuthCodeStore {
  return {
    async add({ hash, accountId, codeChallenge, method, createdAt, signUp }) {
      const names = { account_id: accountId, code_challenge: codeChallenge, created_at: createdAt };
      const pending = {
        sign_up_challenge: signUp?.codeChallenge ?? null,
        sign_up_password_hash: signUp?.passwordHash ?? null,
      };
      const row = { hash, method, ...names, ...pending, used_at: null, session_id: null };
      try {
        await db.insertInto('auth_code').values(row).execute();
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
      return true;
    },
    async find(hash) {
      const row = await db.selectFrom('auth_code').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        hash,
        accountId: row.account_id,
        codeChallenge: row.code_challenge,
        method: row.method,
        createdAt: row.created_at,
        isUsed: row.used_at !== null,
        sessionId: row.session_id ?? undefined,
        signUp: toPendingPassword(row),
      };
    },
    async use(hash, sessionId, now) {
      const used = await db
        .updateTable('auth_code')
        .set({ used_at: now, session_id: sessionId })
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .returning('hash')
        .execute();
      return used.length === 1;
    },
    async deleteCreatedBefore(time) {
      await db.deleteFrom('auth_code').where('created_at', '<', time).execute();
    },
  };
}

function toPendingPassword(row: Selectable<AccountTables['auth_code']>): PendingPassword | undefined {
  const { sign_up_challenge: codeChallenge, sign_up_password_hash: passwordHash } = row;
  return codeChallenge === null || passwordHash === null ? undefined : { codeChallenge, passwordHash };
}

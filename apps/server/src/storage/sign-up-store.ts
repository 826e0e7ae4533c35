import type { Selectable } from 'kysely';
import type { SignUp, SignUpStore } from '../modules/auth/sign-up-store.ts';
import type { AccountTables } from './account-tables.ts';
import type { Database } from './tables.ts';

export function createSignUpStore(db: Database): SignUpStore {
  return {
    async find(id) {
      const row = await db.selectFrom('sign_up').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSignUp(row);
    },
    async findByEmail(email) {
      const query = db.selectFrom('sign_up').selectAll().where('email', '=', email);
      const row = await query.orderBy('confirmation_sent_at', 'desc').executeTakeFirst();
      return row && toSignUp(row);
    },
    async changeChallenge(id, codeChallenge) {
      await db.updateTable('sign_up').set({ code_challenge: codeChallenge }).where('id', '=', id).execute();
    },
    async deleteCreatedBefore(time) {
      await db.deleteFrom('sign_up').where('created_at', '<', time).execute();
    },
  };
}

export function toSignUpRow(signUp: SignUp): Selectable<AccountTables['sign_up']> {
  return {
    id: signUp.id,
    email: signUp.email,
    password_hash: signUp.passwordHash ?? null,
    user_metadata: JSON.stringify(signUp.metadata),
    created_at: signUp.createdAt,
    confirmation_sent_at: signUp.confirmationSentAt,
    code_challenge: signUp.codeChallenge ?? null,
    redirect_to: signUp.redirectTo,
  };
}

function toSignUp(row: Selectable<AccountTables['sign_up']>): SignUp {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash ?? undefined,
    metadata: JSON.parse(row.user_metadata),
    createdAt: row.created_at,
    confirmationSentAt: row.confirmation_sent_at,
    codeChallenge: row.code_challenge ?? undefined,
    redirectTo: row.redirect_to,
  };
}

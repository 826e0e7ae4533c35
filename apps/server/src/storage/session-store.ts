import type { Selectable, Transaction } from 'kysely';
import type { Aal, AmrEntry, Session, SessionStore } from '../modules/auth/sessions/session-store.ts';
import type { AccountTables } from './account-tables.ts';
import { lockAccount } from './lock-account.ts';
import type { Database, Tables } from './tables.ts';

export function createSessionStore(db: Database): SessionStore {
  return {
    add: (session, passwordHash, most) =>
      db.transaction().execute(async (transaction) => {
        // Written first: a concurrent change of the password waits for this row and then finds the session.
        const signedIn = await transaction
          .updateTable('account')
          .set({ last_sign_in_at: session.createdAt })
          .where('id', '=', session.accountId)
          .where('password_hash', passwordHash === undefined ? 'is' : '=', passwordHash ?? null)
          .returning('id')
          .execute();
        if (signedIn.length === 0) return false;
        await keepNewest(transaction, session.accountId, most - 1);
        await transaction.insertInto('session').values(toRow(session)).execute();
        return true;
      }),
    async find(id) {
      const row = await db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toSession(row);
    },
    async list(accountId) {
      const query = db.selectFrom('session').selectAll().where('account_id', '=', accountId);
      return (await query.orderBy('refreshed_at', 'desc').execute()).map(toSession);
    },
    async advance({ id, refreshKey }, number, now) {
      const advanced = await db
        .updateTable('session')
        .set({ refresh_number: number + 1, refreshed_at: now })
        .where('id', '=', id)
        .where('refresh_key', '=', refreshKey)
        .where('refresh_number', '=', number)
        .returning('id')
        .execute();
      return advanced.length === 1;
    },
    async raise(id, { refreshKey, aal, amr, provedAt }, now) {
      const raised = await db
        .updateTable('session')
        .set({
          ...{ refresh_key: refreshKey, refresh_number: 0, refreshed_at: now },
          ...{ aal, amr: JSON.stringify(amr), proved_at: provedAt },
        })
        .where('id', '=', id)
        .returning('id')
        .execute();
      return raised.length === 1;
    },
    async noteProof(id, now) {
      await db.updateTable('session').set({ proved_at: now }).where('id', '=', id).execute();
    },
    async delete(id) {
      await db.deleteFrom('session').where('id', '=', id).execute();
    },
    deleteAll: (accountId) =>
      inTurn(db, accountId, async (transaction) => {
        await transaction.deleteFrom('session').where('account_id', '=', accountId).execute();
      }),
    deleteOthers: (accountId, keptId) =>
      inTurn(db, accountId, async (transaction) => {
        await othersOf(transaction, accountId, keptId).execute();
      }),
    deleteBelowAal2: (accountId, keptId) =>
      inTurn(db, accountId, async (transaction) => {
        await othersOf(transaction, accountId, keptId).where('aal', '!=', 'aal2').execute();
      }),
    lower: (accountId, lost, sufficient) =>
      inTurn(db, accountId, (transaction) => lower(transaction, accountId, lost, sufficient)),
    async deleteUnused({ refreshedBefore, createdBefore }) {
      await db
        .deleteFrom('session')
        .where((row) => row.or([row('refreshed_at', '<', refreshedBefore), row('created_at', '<', createdBefore)]))
        .execute();
    },
  };
}

/** Those that change several sessions of one account come one after the other. */
function inTurn(db: Database, accountId: string, work: (transaction: Transaction<Tables>) => Promise<void>) {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    await work(transaction);
  });
}

async function lower(
  transaction: Transaction<Tables>,
  accountId: string,
  lost: readonly string[],
  sufficient: readonly string[],
): Promise<void> {
  const query = transaction.selectFrom('session').select(['id', 'amr']).where('account_id', '=', accountId);
  for (const { id, amr } of await query.execute()) {
    const kept = (JSON.parse(amr) as AmrEntry[]).filter(({ method }) => !lost.includes(method));
    const aal: Aal = kept.some(({ method }) => sufficient.includes(method)) ? 'aal2' : 'aal1';
    await transaction
      .updateTable('session')
      .set({ aal, amr: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
  }
}

function othersOf(transaction: Transaction<Tables>, accountId: string, keptId: string) {
  return transaction.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', keptId);
}

/**
 * Someone who only knows the password must not be able to push out sessions with a second factor by signing in again
 * and again.
 */
async function keepNewest(transaction: Transaction<Tables>, accountId: string, most: number): Promise<void> {
  const own = transaction.selectFrom('session').select('id').where('account_id', '=', accountId);
  const newest = own.orderBy('aal', 'desc').orderBy('refreshed_at', 'desc').orderBy('created_at', 'desc').limit(most);
  const rest = transaction.deleteFrom('session').where('account_id', '=', accountId);
  await rest.where('id', 'not in', newest).execute();
}

function toRow(session: Session): Selectable<AccountTables['session']> {
  return {
    id: session.id,
    account_id: session.accountId,
    refresh_key: session.refreshKey,
    refresh_number: session.refreshNumber,
    refreshed_at: session.refreshedAt,
    created_at: session.createdAt,
    proved_at: session.provedAt,
    aal: session.aal,
    amr: JSON.stringify(session.amr),
    browser: session.browser ?? null,
    system: session.system ?? null,
  };
}

function toSession(row: Selectable<AccountTables['session']>): Session {
  return {
    id: row.id,
    accountId: row.account_id,
    refreshKey: row.refresh_key,
    refreshNumber: row.refresh_number,
    refreshedAt: row.refreshed_at,
    createdAt: row.created_at,
    provedAt: row.proved_at,
    aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
    amr: JSON.parse(row.amr),
    browser: row.browser ?? undefined,
    system: row.system ?? undefined,
  };
}

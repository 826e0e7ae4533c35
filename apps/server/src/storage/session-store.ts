import type { Selectable } from 'kysely';
import type { Aal, AmrEntry, Session, SessionStore } from '../modules/auth/sessions/session-store.ts';
import type { AccountTables } from './account-tables.ts';
import type { Database } from './tables.ts';

export function createSessionStore(db: Database): SessionStore {
  return {
    add: (session, passwordHash) =>
      db.transaction().execute(async (transaction) => {
        // Written first: whoever changes the password now waits for this row, and then finds the session.
        const signedIn = await transaction
          .updateTable('account')
          .set({ last_sign_in_at: session.createdAt })
          .where('id', '=', session.accountId)
          .where('password_hash', passwordHash === undefined ? 'is' : '=', passwordHash ?? null)
          .returning('id')
          .execute();
        if (signedIn.length === 0) return false;
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
    async raise(id, { refreshKey, aal, amr }, now) {
      await db
        .updateTable('session')
        .set({ refresh_key: refreshKey, refresh_number: 0, refreshed_at: now, aal, amr: JSON.stringify(amr) })
        .where('id', '=', id)
        .execute();
    },
    async delete(id) {
      await db.deleteFrom('session').where('id', '=', id).execute();
    },
    async deleteAll(accountId) {
      await db.deleteFrom('session').where('account_id', '=', accountId).execute();
    },
    async deleteOthers(accountId, keptId) {
      await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', keptId).execute();
    },
    async deleteBelowAal2(accountId, keptId) {
      const others = db.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', keptId);
      await others.where('aal', '!=', 'aal2').execute();
    },
    lower: (accountId, lost, sufficient) =>
      db.transaction().execute(async (transaction) => {
        const query = transaction.selectFrom('session').select(['id', 'amr']).where('account_id', '=', accountId);
        for (const { id, amr } of await query.execute()) {
          const kept = (JSON.parse(amr) as AmrEntry[]).filter(({ method }) => !lost.includes(method));
          const aal: Aal = kept.some(({ method }) => sufficient.includes(method)) ? 'aal2' : 'aal1';
          const change = { aal, amr: JSON.stringify(kept) };
          await transaction.updateTable('session').set(change).where('id', '=', id).execute();
        }
      }),
    async deleteUnused({ refreshedBefore, createdBefore }) {
      await db
        .deleteFrom('session')
        .where((row) => row.or([row('refreshed_at', '<', refreshedBefore), row('created_at', '<', createdBefore)]))
        .execute();
    },
  };
}

function toRow(session: Session): Selectable<AccountTables['session']> {
  return {
    id: session.id,
    account_id: session.accountId,
    refresh_key: session.refreshKey,
    refresh_number: session.refreshNumber,
    refreshed_at: session.refreshedAt,
    created_at: session.createdAt,
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
    aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
    amr: JSON.parse(row.amr),
    browser: row.browser ?? undefined,
    system: row.system ?? undefined,
  };
}

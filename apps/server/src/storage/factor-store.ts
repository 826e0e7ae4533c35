import type { Selectable, Transaction } from 'kysely';
import type { FactorStore, FactorType, StoredFactor } from '../modules/auth/factors/factor-store.ts';
import type { FactorTables } from './factor-tables.ts';
import { lockAccount } from './lock-account.ts';
import type { Database, Tables } from './tables.ts';

/** A code may be two steps older than one before it: the window is one step to either side. */
const MAX_STEPS_BACK = 2;

export function createFactorStore(db: Database): FactorStore {
  return {
    async list(accountId, unverifiedSince) {
      const own = db.selectFrom('factor').selectAll().where('account_id', '=', accountId);
      const alive = own.where((row) =>
        row.or([row('verified_at', 'is not', null), row('created_at', '>=', unverifiedSince)]),
      );
      return (await alive.orderBy('created_at').orderBy('id').execute()).map(toFactor);
    },
    add: (factor, { most, unverifiedSince }) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockAccount(transaction, factor.accountId))) return 'no account';
        await deleteUnverified(transaction, factor.accountId).where('created_at', '<', unverifiedSince).execute();
        const query = transaction.selectFrom('factor').select('friendly_name');
        const others = await query.where('account_id', '=', factor.accountId).execute();
        if (others.length >= most) return 'too many';
        const isNamed = factor.friendlyName !== '';
        if (isNamed && others.some((row) => row.friendly_name === factor.friendlyName)) return 'name taken';
        await transaction.insertInto('factor').values(newRow(factor)).execute();
        return 'added';
      }),
    async noteChallenge(id, now) {
      await db.updateTable('factor').set({ last_challenged_at: now }).where('id', '=', id).execute();
    },
    async takeStep(id, step) {
      const taken = await db
        .updateTable('factor')
        .set({ last_used_step: step })
        .where('id', '=', id)
        .where((row) =>
          row.or([
            row('last_used_step', 'is', null),
            row('last_used_step', '<', step),
            row('last_used_step', '>', step + MAX_STEPS_BACK),
          ]),
        )
        .returning('id')
        .execute();
      return taken.length === 1;
    },
    confirm: ({ id, accountId, type }, mayJoin, now) =>
      db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        if (!mayJoin && (await verifiedTypes(transaction, accountId)).length > 0) return false;
        const change = transaction.updateTable('factor').set({ verified_at: now, updated_at: now });
        const confirmed = await change.where('id', '=', id).where('verified_at', 'is', null).returning('id').execute();
        if (confirmed.length === 0) return false;
        await deleteUnverified(transaction, accountId).where('type', '=', type).execute();
        return true;
      }),
    delete: (accountId, id) =>
      db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        await transaction.deleteFrom('factor').where('account_id', '=', accountId).where('id', '=', id).execute();
        const left = await verifiedTypes(transaction, accountId);
        if (left.length === 0)
          await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
        return left;
      }),
    async deleteUnverifiedBefore(time) {
      await db.deleteFrom('factor').where('verified_at', 'is', null).where('created_at', '<', time).execute();
    },
  };
}

function deleteUnverified(transaction: Transaction<Tables>, accountId: string) {
  return transaction.deleteFrom('factor').where('account_id', '=', accountId).where('verified_at', 'is', null);
}

async function verifiedTypes(transaction: Transaction<Tables>, accountId: string): Promise<FactorType[]> {
  const query = transaction.selectFrom('factor').select('type').where('account_id', '=', accountId);
  return (await query.where('verified_at', 'is not', null).execute()).map(({ type }) => toType(type));
}

function toFactor(row: Selectable<FactorTables['factor']>): StoredFactor {
  return {
    id: row.id,
    accountId: row.account_id,
    type: toType(row.type),
    friendlyName: row.friendly_name,
    sealed: row.sealed,
    status: row.verified_at === null ? 'unverified' : 'verified',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastChallengedAt: row.last_challenged_at ?? undefined,
  };
}

function newRow(factor: Parameters<FactorStore['add']>[0]): Selectable<FactorTables['factor']> {
  return {
    id: factor.id,
    account_id: factor.accountId,
    type: factor.type,
    friendly_name: factor.friendlyName,
    sealed: factor.sealed,
    created_at: factor.createdAt,
    updated_at: factor.createdAt,
    verified_at: null,
    last_challenged_at: null,
    last_used_step: null,
  };
}

const toType = (text: string): FactorType => (text === 'phone' ? 'phone' : 'totp');

import type { RecoveryCodeStore } from '../modules/auth/factors/recovery-code-store.ts';
import { lockAccount } from './lock-account.ts';
import type { Database } from './tables.ts';

export function createRecoveryCodeStore(db: Database): RecoveryCodeStore {
  return {
    async count(accountId) {
      const query = db.selectFrom('recovery_code').select('hash').where('account_id', '=', accountId);
      return (await query.execute()).length;
    },
    replace: (accountId, hashes) =>
      db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        const verified = transaction.selectFrom('factor').select('id').where('account_id', '=', accountId);
        if ((await verified.where('verified_at', 'is not', null).executeTakeFirst()) === undefined) return false;
        await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
        const rows = hashes.map((hash) => ({ hash, account_id: accountId }));
        await transaction.insertInto('recovery_code').values(rows).execute();
        return true;
      }),
    redeem: (accountId, hashes) =>
      db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        const own = transaction.deleteFrom('recovery_code').where('account_id', '=', accountId);
        const used = await own.where('hash', 'in', hashes).returning('hash').execute();
        if (used.length === 0) return false;
        await own.execute();
        await transaction.deleteFrom('factor').where('account_id', '=', accountId).execute();
        return true;
      }),
  };
}

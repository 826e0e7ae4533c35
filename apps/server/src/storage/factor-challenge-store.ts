import type { FactorChallengeStore } from '../modules/auth/factors/factor-challenge-store.ts';
import { isForeignKeyViolation } from './is-foreign-key-violation.ts';
import type { Database } from './tables.ts';

export function createFactorChallengeStore(db: Database): FactorChallengeStore {
  return {
    async add({ id, factorId, codeHash, createdAt }) {
      const row = { id, factor_id: factorId, code_hash: codeHash ?? null, created_at: createdAt };
      const added = db.insertInto('factor_challenge').values({ ...row, tries: 0, used_at: null });
      try {
        await added.execute();
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
      return true;
    },
    async find(id) {
      const row = await db.selectFrom('factor_challenge').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        id,
        factorId: row.factor_id,
        codeHash: row.code_hash ?? undefined,
        createdAt: row.created_at,
        isUsed: row.used_at !== null,
      };
    },
    async countTry(id, most) {
      const change = db.updateTable('factor_challenge').set((row) => ({ tries: row('tries', '+', 1) }));
      const counted = await change.where('id', '=', id).where('tries', '<', most).returning('id').execute();
      return counted.length === 1;
    },
    async use(id, now) {
      const change = db.updateTable('factor_challenge').set({ used_at: now }).where('id', '=', id);
      return (await change.where('used_at', 'is', null).returning('id').execute()).length === 1;
    },
    async deleteCreatedBefore(time) {
      await db.deleteFrom('factor_challenge').where('created_at', '<', time).execute();
    },
  };
}

import type { ProviderFlowStore } from '../modules/auth/external/provider-flow-store.ts';
import type { Database } from './tables.ts';

export function createProviderFlowStore(db: Database): ProviderFlowStore {
  return {
    async add({ stateHash, provider, sealed, codeChallenge, redirectTo, browserHash, createdAt }) {
      const row = { provider, sealed, code_challenge: codeChallenge, redirect_to: redirectTo, created_at: createdAt };
      await db
        .insertInto('provider_flow')
        .values({ ...row, state_hash: stateHash, browser_hash: browserHash, used_at: null })
        .execute();
    },
    async find(stateHash) {
      const query = db.selectFrom('provider_flow').selectAll().where('state_hash', '=', stateHash);
      const row = await query.executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        stateHash,
        provider: row.provider,
        sealed: row.sealed,
        codeChallenge: row.code_challenge,
        redirectTo: row.redirect_to,
        browserHash: row.browser_hash,
        createdAt: row.created_at,
      };
    },
    async use(stateHash, now) {
      const used = await db
        .updateTable('provider_flow')
        .set({ used_at: now })
        .where('state_hash', '=', stateHash)
        .where('used_at', 'is', null)
        .returning('state_hash')
        .execute();
      return used.length === 1;
    },
    async deleteCreatedBefore(time) {
      await db.deleteFrom('provider_flow').where('created_at', '<', time).execute();
    },
  };
}

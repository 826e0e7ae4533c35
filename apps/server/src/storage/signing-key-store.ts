import type { SigningKeyStore } from '../modules/auth/keys/signing-key-store.ts';
import type { Database } from './tables.ts';

export function createSigningKeyStore(db: Database): SigningKeyStore {
  return {
    async list() {
      const rows = await db.selectFrom('signing_key').selectAll().orderBy('number').execute();
      return rows.map(({ id, number, sealed, signs_from }) => ({ id, number, sealed, signsFrom: signs_from }));
    },
    async add({ id, number, sealed, signsFrom }) {
      await db
        .insertInto('signing_key')
        .values({ id, number, sealed, signs_from: signsFrom })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .execute();
    },
    async delete(id) {
      await db.deleteFrom('signing_key').where('id', '=', id).execute();
    },
  };
}

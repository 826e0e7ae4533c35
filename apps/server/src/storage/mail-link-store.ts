import type { LinkKind, MailLinkStore } from '../modules/auth/links/mail-link-store.ts';
import type { Database } from './tables.ts';

export function createMailLinkStore(db: Database): MailLinkStore {
  return {
    async find(hash) {
      const row = await db.selectFrom('mail_link').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        hash,
        kind: row.kind as LinkKind,
        email: row.email,
        ownerId: row.owner_id,
        codeChallenge: row.code_challenge ?? undefined,
        redirectTo: row.redirect_to,
        createdAt: row.created_at,
      };
    },
    async use(hash) {
      return (await db.deleteFrom('mail_link').where('hash', '=', hash).returning('hash').execute()).length === 1;
    },
    async deleteOwned(ownerId) {
      await db.deleteFrom('mail_link').where('owner_id', '=', ownerId).execute();
    },
    async deleteCreatedBefore(time) {
      await db.deleteFrom('mail_link').where('created_at', '<', time).execute();
    },
  };
}

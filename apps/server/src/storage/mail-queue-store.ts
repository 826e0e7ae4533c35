import type { MailQueueStore } from '../modules/mail/mail-queue-store.ts';
import type { Database } from './tables.ts';

const LISTED_AT_ONCE = 50;

export function createMailQueueStore(db: Database): MailQueueStore {
  return {
    async add({ id, sealed, createdAt, dueAt }) {
      const row = { id, sealed, created_at: createdAt, next_try_at: dueAt, tries: 0 };
      await db.insertInto('queued_mail').values(row).execute();
    },
    async listDue(now) {
      const due = db.selectFrom('queued_mail').select('id').where('next_try_at', '<=', now);
      return (await due.orderBy('next_try_at').limit(LISTED_AT_ONCE).execute()).map(({ id }) => id);
    },
    async claim(id, now, until) {
      // Of two servers the second waits for the first one's row, and then finds it no longer due.
      const claimed = await db
        .updateTable('queued_mail')
        .set((row) => ({ next_try_at: until, tries: row('tries', '+', 1) }))
        .where('id', '=', id)
        .where('next_try_at', '<=', now)
        .returning(['sealed', 'created_at', 'tries'])
        .executeTakeFirst();
      if (claimed === undefined) return undefined;
      return { id, sealed: claimed.sealed, createdAt: claimed.created_at, tries: claimed.tries };
    },
    async postpone(id, until) {
      await db.updateTable('queued_mail').set({ next_try_at: until }).where('id', '=', id).execute();
    },
    async delete(id) {
      await db.deleteFrom('queued_mail').where('id', '=', id).execute();
    },
    async count() {
      const counted = db.selectFrom('queued_mail').select(({ fn }) => fn.countAll().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
  };
}

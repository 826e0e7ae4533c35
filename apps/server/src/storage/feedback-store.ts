import type { FeedbackStore } from '../modules/feedback/feedback-store.ts';
import type { Database } from './tables.ts';

export function createFeedbackStore(db: Database): FeedbackStore {
  return {
    async add({ reference, receivedAt, sealed }) {
      await db.insertInto('feedback_report').values({ id: reference, received_at: receivedAt, sealed }).execute();
    },
    async list() {
      const rows = await db.selectFrom('feedback_report').selectAll().orderBy('received_at', 'desc').execute();
      return rows.map(({ id, received_at, sealed }) => ({ reference: id, receivedAt: received_at, sealed }));
    },
    async delete(reference) {
      const { numDeletedRows } = await db
        .deleteFrom('feedback_report')
        .where('id', '=', reference)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async deleteAll() {
      return Number((await db.deleteFrom('feedback_report').executeTakeFirstOrThrow()).numDeletedRows);
    },
    async deleteReceivedBefore(time) {
      await db.deleteFrom('feedback_report').where('received_at', '<', time).execute();
    },
  };
}

import type { ContactStore } from '../modules/contact/contact-store.ts';
import type { Database } from './tables.ts';

export function createContactStore(db: Database): ContactStore {
  return {
    async add({ id, receivedAt, sealed }) {
      await db.insertInto('contact_message').values({ id, received_at: receivedAt, sealed }).execute();
    },
    async list() {
      const rows = await db.selectFrom('contact_message').selectAll().orderBy('received_at', 'desc').execute();
      return rows.map(({ id, received_at, sealed }) => ({ id, receivedAt: received_at, sealed }));
    },
    async deleteReceivedBefore(time) {
      await db.deleteFrom('contact_message').where('received_at', '<', time).execute();
    },
  };
}

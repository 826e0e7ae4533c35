import { sql } from 'kysely';
import type { AttemptStore } from '../modules/auth/limits/attempt-store.ts';
import type { Database } from './tables.ts';

/**
 * Servers' clocks may be so far apart. A window that ends later than any that begins now was counted by a clock that
 * was wrong and has been set back; it would block its key until then.
 */
const CLOCKS_APART_MS = 5 * 60_000;

export function createAttemptStore(db: Database): AttemptStore {
  return {
    async count(key, now, endsAt) {
      const kept = sql.ref('attempt.ends_at');
      const latest = new Date(Date.parse(endsAt) + CLOCKS_APART_MS).toISOString();
      const hasEnded = sql<boolean>`(${kept} <= ${now} or ${kept} > ${latest})`;
      const counted = await db
        .insertInto('attempt')
        .values({ key, count: 1, ends_at: endsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${hasEnded} then 1 else ${sql.ref('attempt.count')} + 1 end`,
            ends_at: sql<string>`case when ${hasEnded} then ${endsAt} else ${sql.ref('attempt.ends_at')} end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { count: counted.count, endsAt: counted.ends_at };
    },
    async read(key, now) {
      const query = db.selectFrom('attempt').select('count').where('key', '=', key).where('ends_at', '>', now);
      return (await query.executeTakeFirst())?.count ?? 0;
    },
    async takeBack(key) {
      const change = db.updateTable('attempt').set((row) => ({ count: row('count', '-', 1) }));
      await change.where('key', '=', key).where('count', '>', 0).execute();
    },
    async forget(key) {
      await db.deleteFrom('attempt').where('key', '=', key).execute();
    },
    async deleteEndedBefore(time) {
      await db.deleteFrom('attempt').where('ends_at', '<', time).execute();
    },
    async isKnownPlace(key) {
      const row = await db.selectFrom('known_place').select('key').where('key', '=', key).executeTakeFirst();
      return row !== undefined;
    },
    async rememberPlace(key, now) {
      await db
        .insertInto('known_place')
        .values({ key, last_used_at: now })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ last_used_at: now }))
        .execute();
    },
    async forgetPlacesBefore(time) {
      await db.deleteFrom('known_place').where('last_used_at', '<', time).execute();
    },
  };
}

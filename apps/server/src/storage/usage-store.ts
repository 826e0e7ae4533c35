import { sql } from 'kysely';
import type { UsageStore } from '../modules/usage/usage-store.ts';
import { compileQuery, slot } from './compiled-query.ts';
import type { Database } from './tables.ts';

export function createUsageStore(db: Database): UsageStore {
  const reserve = compileQuery(
    db,
    db
      .insertInto('usage')
      .values({ day: slot('day'), subject: slot('subject'), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'subject'])
          .doUpdateSet({ count: sql<number>`${sql.ref('usage.count')} + 1` })
          .where('usage.count', '<', slot<number>('limit')),
      )
      .returning('count'),
  );
  const giveBack = compileQuery(
    db,
    db
      .updateTable('usage')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('day', '=', slot<string>('day'))
      .where('subject', '=', slot<string>('subject'))
      .where('count', '>', 0),
  );
  return {
    async reserve(subject, day, limit) {
      if (limit < 1) return undefined; // the first use of a day is an insert, which no condition guards
      return (await reserve({ subject, day, limit })).rows[0]?.count;
    },
    async giveBack(subject, day) {
      await giveBack({ subject, day });
    },
    async count(subject, day) {
      const query = db.selectFrom('usage').select('count').where('day', '=', day).where('subject', '=', subject);
      return (await query.executeTakeFirst())?.count ?? 0;
    },
    async days(subject, since) {
      const query = db.selectFrom('usage').select(['day', 'count as requests']).where('subject', '=', subject);
      return query.where('day', '>=', since).orderBy('day').execute();
    },
    async deleteUntil(day, whose) {
      const old = db.deleteFrom('usage').where('day', '<=', day);
      await (whose === 'all' ? old : old.where('subject', 'not like', 'account %')).execute();
    },
    handOver: (subject, day, successor) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('usage').where('day', '=', day).where('subject', '=', successor).execute();
        const today = transaction.updateTable('usage').set({ subject: successor });
        await today.where('day', '=', day).where('subject', '=', subject).execute();
        await transaction.deleteFrom('usage').where('subject', '=', subject).execute();
      }),
  };
}

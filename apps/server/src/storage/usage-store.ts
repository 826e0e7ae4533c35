import { sql } from 'kysely';
import type { UsageStore } from '../modules/usage/usage-store.ts';
import type { Database } from './tables.ts';
import { visitorCounts } from './visitor-counts.ts';

/** Few enough to be done long before a statement is given up, and for visitors to get in between. */
const DELETED_AT_ONCE = 1000;

export function createUsageStore(db: Database): UsageStore {
  const visitors = visitorCounts(db);
  return {
    reserveForVisitor: visitors.reserve,
    giveBackForVisitor: visitors.giveBack,
    countForVisitor: visitors.read,
    async reserve(subject, day, limit) {
      if (limit < 1) return undefined; // the first use of a day is an insert, which no condition guards
      return db
        .insertInto('usage')
        .values({ day, subject, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'subject'])
            .doUpdateSet({ count: sql<number>`${sql.ref('usage.count')} + 1` })
            .where('usage.count', '<', limit),
        )
        .returning('count')
        .executeTakeFirst();
    },
    async giveBack(subject, day) {
      await db
        .updateTable('usage')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('day', '=', day)
        .where('subject', '=', subject)
        .where('count', '>', 0)
        .execute();
    },
    async count(subject, day) {
      const query = db.selectFrom('usage').select('count').where('day', '=', day).where('subject', '=', subject);
      return (await query.executeTakeFirst())?.count ?? 0;
    },
    async days(subject, days) {
      const query = db.selectFrom('usage').select(['day', 'count as requests']).where('subject', '=', subject);
      return query.where('day', 'in', days).orderBy('day').execute();
    },
    async deleteUntil(until, whose) {
      for (let day = await firstDay(db, '', until); day !== undefined; day = await firstDay(db, day, until))
        while ((await deleteSome(db, day, whose)) === DELETED_AT_ONCE);
    },
    handOver: (subject, days, successor) =>
      db.transaction().execute(async (transaction) => {
        const day = days.at(-1) ?? '';
        await transaction.deleteFrom('usage').where('day', '=', day).where('subject', '=', successor).execute();
        const today = transaction.updateTable('usage').set({ subject: successor });
        await today.where('day', '=', day).where('subject', '=', subject).execute();
        const all = transaction.deleteFrom('usage').where('day', 'in', days);
        await all.where('subject', '=', subject).execute();
      }),
  };
}

/** The first day with counts after `after` and up to `until`: a look into the index, however many rows a day has. */
async function firstDay(db: Database, after: string, until: string): Promise<string | undefined> {
  const query = db.selectFrom('usage').select(({ fn }) => fn.min('day').as('day'));
  const { day } = await query.where('day', '>', after).where('day', '<=', until).executeTakeFirstOrThrow();
  return day ?? undefined;
}

/** @returns how many rows it deleted; fewer than asked for if no more are left, or another server is deleting them */
async function deleteSome(db: Database, day: string, whose: 'visitors' | 'all'): Promise<number> {
  const ofDay = db.selectFrom('usage').select(['day', 'subject']).where('day', '=', day).limit(DELETED_AT_ONCE);
  const old = whose === 'all' ? ofDay : ofDay.where('subject', 'not like', 'account %');
  const { numDeletedRows } = await db
    .deleteFrom('usage')
    .where(({ eb, refTuple }) => eb(refTuple('day', 'subject'), 'in', old.$asTuple('day', 'subject')))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

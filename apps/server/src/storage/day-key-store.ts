import type { DayKeyStore } from '../modules/usage/day-key-store.ts';
import { truncateLog } from './sqlite/truncate-log.ts';
import type { Database } from './tables.ts';

export function createDayKeyStore(db: Database): DayKeyStore {
  return {
    async findOrAdd(day, candidate) {
      const row = { day, random: candidate };
      await db
        .insertInto('usage_day_key')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = db.selectFrom('usage_day_key').select('random').where('day', '=', day);
      return (await kept.executeTakeFirstOrThrow()).random;
    },
    async deleteUntil(day) {
      await db.deleteFrom('usage_day_key').where('day', '<=', day).execute();
      await truncateLog(db); // each time, so that one that failed is made up for
    },
  };
}

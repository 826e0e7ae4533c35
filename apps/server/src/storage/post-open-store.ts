import { sql } from 'kysely';
import type { PostOpenStore } from '../modules/posts/post-open-store.ts';
import type { Database } from './tables.ts';

export function createPostOpenStore(db: Database): PostOpenStore {
  return {
    async add(post, day) {
      await db
        .insertInto('post_open')
        .values({ day, post, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'post']).doUpdateSet({ count: sql<number>`${sql.ref('post_open.count')} + 1` }),
        )
        .execute();
    },
    async totals() {
      const rows = await db
        .selectFrom('post_open')
        .select(({ fn }) => ['post', fn.sum('count').as('opens')])
        .groupBy('post')
        .execute();
      return Object.fromEntries(rows.map(({ post, opens }) => [post, Number(opens)])); // PostgreSQL sums to text
    },
    since: (day) => db.selectFrom('post_open').select(['post', 'day', 'count']).where('day', '>=', day).execute(),
  };
}

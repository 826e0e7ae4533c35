import { sql } from 'kysely';
import type { TemplateUseStore } from '../modules/templates/template-use-store.ts';
import type { Database } from './tables.ts';

export function createTemplateUseStore(db: Database): TemplateUseStore {
  return {
    async add({ template, action }, day) {
      await db
        .insertInto('template_use')
        .values({ day, template, action, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'template', 'action'])
            .doUpdateSet({ count: sql<number>`${sql.ref('template_use.count')} + 1` }),
        )
        .execute();
    },
    async totals() {
      const rows = await db
        .selectFrom('template_use')
        .select(({ fn }) => ['template', fn.sum('count').as('uses')])
        .groupBy('template')
        .execute();
      return Object.fromEntries(rows.map(({ template, uses }) => [template, Number(uses)])); // PostgreSQL sums to text
    },
  };
}

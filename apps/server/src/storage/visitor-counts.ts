import { type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { CountedUse, CountLimit, RefusedUse } from '../modules/usage/usage-store.ts';
import type { Database } from './tables.ts';

type Row = { subject: string; count: number };
type Use = { visitor: CountLimit; network: CountLimit; day: string };

/**
 * The two counts that a visitor's generation is charged to: the visitor's own, and that of the network around it. All
 * statements write the visitor's row first, then the network's, so that no two wait for each other's.
 */
export function visitorCounts(db: Database) {
  // The condition of the insert makes it all or nothing if there is only one writer at a time; that of the update holds
  // each limit also where another writer was faster.
  const statement = hasOneWriter(db) ? reserveBoth : (use: Use) => orNone(reserveBoth(use));

  async function reserve(visitor: CountLimit, network: CountLimit, day: string): Promise<CountedUse | RefusedUse> {
    // The first use of a day is an insert, which the condition of an update does not guard.
    if (visitor.limit >= 1 && network.limit >= 1) {
      const rows = await statement({ visitor, network, day })
        .execute(db)
        .then(({ rows }) => rows, noRowsIfOneWasRefused);
      if (rows.length === 2) return { count: find(rows, visitor.subject) };
    }
    // Whose limit was reached, for the message. A visitor's own comes first: nothing said of the network would help.
    const { visitor: count } = await read(visitor.subject, network.subject, day);
    return { refusedBy: count >= visitor.limit ? 'caller' : 'network', count };
  }

  async function read(visitor: string, network: string, day: string): Promise<{ visitor: number; network: number }> {
    const query = db.selectFrom('usage').select(['subject', 'count']).where('day', '=', day);
    const rows = await query.where('subject', 'in', [visitor, network]).execute();
    return { visitor: find(rows, visitor), network: find(rows, network) };
  }

  /** As an upsert, since an update of two rows locks them in no order that could be named. */
  async function giveBack(visitor: string, network: string, day: string): Promise<void> {
    await sql`
      insert into usage (day, subject, count) values (${day}, ${visitor}, 0), (${day}, ${network}, 0)
      on conflict (day, subject) do update set count = usage.count - 1 where usage.count > 0`.execute(db);
  }

  return { reserve, giveBack, read };
}

function reserveBoth({ visitor, network, day }: Use): RawBuilder<Row> {
  const countOf = (subject: string) =>
    sql`coalesce((select count from usage where day = ${day} and subject = ${subject}), 0)`;
  const limitOf = (limit: number) => sql`cast(${limit} as integer)`;
  return sql<Row>`
    insert into usage (day, subject, count)
    select column1, column2, 1 from (values (${day}, ${visitor.subject}), (${day}, ${network.subject})) as wanted
    where ${countOf(visitor.subject)} < ${limitOf(visitor.limit)} and ${countOf(network.subject)} < ${limitOf(network.limit)}
    on conflict (day, subject) do update set count = usage.count + 1
    where usage.count < case when usage.subject = ${network.subject} then ${limitOf(network.limit)} else ${limitOf(visitor.limit)} end
    returning subject, count`;
}

/**
 * Fails where another writer was faster at one of two rows, so that the statement undoes the other one: a transaction
 * of several statements would hold both rows while its client is waited for, and all visitors of a network share its row.
 */
const orNone = (reserve: RawBuilder<Row>) => sql<Row>`
  with reserved as (${reserve})
  select subject, count, 1 / case when (select count(*) from reserved) = 1 then 0 else 1 end from reserved`;

/** Source: PostgreSQL's appendix A, error codes. */
const DIVISION_BY_ZERO = '22012';

function noRowsIfOneWasRefused(error: unknown): Row[] {
  if (error instanceof Error && 'code' in error && error.code === DIVISION_BY_ZERO) return [];
  throw error;
}

const find = (rows: readonly Row[], subject: string) => rows.find((row) => row.subject === subject)?.count ?? 0;

/**
 * Whether only one transaction writes at a time, so that what a statement reads is still so when it writes. SQLite's write
 * lock sees to that; PostgreSQL locks the rows alone that are written.
 */
function hasOneWriter(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

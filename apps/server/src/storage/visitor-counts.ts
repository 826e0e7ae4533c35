import { type RawBuilder, sql } from 'kysely';
import type { CountedUse, CountLimit, RefusedUse } from '../modules/usage/usage-store.ts';
import { compileQuery, type RunCompiled, slot } from './compiled-query.ts';
import { answeringEarly, type EarlyResult } from './early-result.ts';
import { hasOneWriter } from './has-one-writer.ts';
import type { Database } from './tables.ts';

type Row = { subject: string; count: number };
type Values = { day: string; visitor: string; visitorLimit: number; network: string; networkLimit: number };
type Queries = { reserve: RunCompiled<Row>; giveBack: RunCompiled<Row>; read: RunCompiled<Row> };

const day = () => slot<string>('day');
const visitor = () => slot<string>('visitor');
const network = () => slot<string>('network');
const limitOf = (name: string) => sql<number>`cast(${slot(name)} as integer)`;
const countOf = (subject: ReturnType<typeof visitor>) =>
  sql<number>`coalesce((select count from usage where day = ${day()} and subject = ${subject}), 0)`;

/** The two counts that a visitor's generation is charged to: the visitor's own, and that of the network around it. */
export function visitorCounts(db: Database) {
  const queries = compileQueries(db);

  async function reserve(
    { subject, limit }: CountLimit,
    around: CountLimit,
    day: string,
  ): Promise<CountedUse | RefusedUse> {
    const values = {
      ...{ day, visitor: subject, network: around.subject },
      ...{ visitorLimit: limit, networkLimit: around.limit },
    };
    // The first use of a day is an insert, which the condition of an update does not guard.
    if (limit < 1 || around.limit < 1) return readRefusal(queries, values);
    const { rows, onDisk } = await queries.reserve(values).catch(noRowsIfOneWasRefused);
    if (rows.length === 2) return { count: find(rows, subject), onDisk: onDisk ?? Promise.resolve() };
    await onDisk; // that a limit is reached is known from uses which may not be there yet
    return readRefusal(queries, values);
  }

  return {
    reserve,
    async giveBack(visitor: string, network: string, day: string): Promise<void> {
      await queries.giveBack({ visitor, network, day });
    },
    async read(visitor: string, network: string, day: string): Promise<{ visitor: number; network: number }> {
      const { rows } = await queries.read({ visitor, network, day });
      return { visitor: find(rows, visitor), network: find(rows, network) };
    },
  };
}

/** All write the visitor's row first, then the network's, so that no two wait for each other's. */
function compileQueries(db: Database): Queries {
  // The condition of the insert makes it all or nothing where one writes at a time; that of the update holds each limit
  // also where another writer was faster.
  const reserve = sql<Row>`
    insert into usage (day, subject, count)
    select column1, column2, 1 from (values (${day()}, ${visitor()}), (${day()}, ${network()})) as wanted
    where ${countOf(visitor())} < ${limitOf('visitorLimit')} and ${countOf(network())} < ${limitOf('networkLimit')}
    on conflict (day, subject) do update set count = usage.count + 1
    where usage.count < case when usage.subject = ${network()} then ${limitOf('networkLimit')} else ${limitOf('visitorLimit')} end
    returning subject, count`;
  const reserveBoth = hasOneWriter(db) ? reserve : orNone(reserve);
  // As an upsert, since an update of two rows locks them in no order that could be named.
  const giveBack = sql<Row>`
    insert into usage (day, subject, count) values (${day()}, ${visitor()}, 0), (${day()}, ${network()}, 0)
    on conflict (day, subject) do update set count = usage.count - 1 where usage.count > 0`;
  const read = db
    .selectFrom('usage')
    .select(['subject', 'count'])
    .where('day', '=', day())
    .where('subject', 'in', [visitor(), network()]);
  return {
    reserve: compileQuery(db, reserveBoth, answeringEarly),
    giveBack: compileQuery(db, giveBack),
    read: compileQuery(db, read),
  };
}

/**
 * Fails where another writer was faster at one of two rows, so that the statement undoes the other one: a transaction
 * of several statements would hold both rows while its client is waited for, and a network's row is everybody's.
 */
const orNone = (reserve: RawBuilder<Row>) => sql<Row>`
  with reserved as (${reserve})
  select subject, count, 1 / case when (select count(*) from reserved) = 1 then 0 else 1 end from reserved`;

/** Source: PostgreSQL's appendix A, error codes. */
const DIVISION_BY_ZERO = '22012';

function noRowsIfOneWasRefused(error: unknown): EarlyResult<Row> {
  if (error instanceof Error && 'code' in error && error.code === DIVISION_BY_ZERO) return { rows: [] };
  throw error;
}

/** Whose limit it was, for who is told. A visitor's own comes first: nothing that is said of the network would help. */
async function readRefusal(queries: Queries, values: Values): Promise<RefusedUse> {
  const { rows } = await queries.read(values);
  const count = find(rows, values.visitor);
  return { refusedBy: count >= values.visitorLimit ? 'caller' : 'network', count };
}

const find = (rows: readonly Row[], subject: string) => rows.find((row) => row.subject === subject)?.count ?? 0;

import { sql } from 'kysely';
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
    if (limit < 1 || around.limit < 1) return readRefusal(queries, values, db);
    if (!hasOneWriter(db))
      return db.transaction().execute((transaction) => reserveInLocks(queries, values, transaction));
    const { rows, onDisk } = await queries.reserve(values);
    if (rows.length === 2) return counted(rows, values, onDisk);
    await onDisk; // that a limit is reached is known from uses which may not be there yet
    return readRefusal(queries, values, db);
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
    reserve: compileQuery(db, reserve, answeringEarly),
    giveBack: compileQuery(db, giveBack),
    read: compileQuery(db, read),
  };
}

/** Where another transaction was faster one count may be granted and the other not: the one is undone before anybody sees it. */
async function reserveInLocks(
  queries: Queries,
  values: Values,
  transaction: Database,
): Promise<CountedUse | RefusedUse> {
  const { rows } = await queries.reserve(values, transaction);
  if (rows.length === 2) return counted(rows, values, undefined);
  const [granted] = rows;
  if (granted === undefined) return readRefusal(queries, values, transaction);
  const undo = transaction.updateTable('usage').set((row) => ({ count: row('count', '-', 1) }));
  await undo.where('day', '=', values.day).where('subject', '=', granted.subject).execute();
  if (granted.subject === values.network) return { refusedBy: 'caller', count: values.visitorLimit };
  return { refusedBy: 'network', count: granted.count - 1 };
}

function counted(rows: readonly Row[], { visitor }: Values, onDisk: EarlyResult<Row>['onDisk']): CountedUse {
  return { count: find(rows, visitor), onDisk: onDisk ?? Promise.resolve() };
}

/** Whose limit it was, for who is told. A visitor's own comes first: nothing that is said of the network would help. */
async function readRefusal(queries: Queries, values: Values, executor: Database): Promise<RefusedUse> {
  const { rows } = await queries.read(values, executor);
  const count = find(rows, values.visitor);
  return { refusedBy: count >= values.visitorLimit ? 'caller' : 'network', count };
}

const find = (rows: readonly Row[], subject: string) => rows.find((row) => row.subject === subject)?.count ?? 0;

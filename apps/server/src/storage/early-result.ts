import type { CompiledQuery, QueryResult } from 'kysely';

const EARLY = Symbol('answers early');

/** The answer to a query that may come before its write is on the disk; without `onDisk` it is there already. */
export type EarlyResult<Row> = QueryResult<Row> & { onDisk?: Promise<void> };

/** Asks for the answer as soon as the write is committed, where the database can tell the two apart (SQLite). */
export function answeringEarly<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  return { ...query, [EARLY]: true } as CompiledQuery<Row>;
}

/** Whether the query was made by {@link answeringEarly}. */
export function answersEarly(query: CompiledQuery): boolean {
  return EARLY in query;
}

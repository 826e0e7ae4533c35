import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { EarlyResult } from './early-result.ts';
import type { Database } from './tables.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A value that is known only when the query runs. */
export function slot<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${new Slot(name)}`;
}

/** Runs a compiled query with the values of its slots. */
export type RunCompiled<Row> = (values: Readonly<Record<string, string | number>>) => Promise<EarlyResult<Row>>;

/**
 * Compiles a query once. Building it anew for each request would cost more than running it in SQLite does.
 * @param adapt changes the compiled query once
 * @returns the query as a function of its slots' values
 */
export function compileQuery<Row>(
  db: Database,
  query: Compilable<Row> | RawBuilder<Row>,
  adapt = (compiled: CompiledQuery<Row>): CompiledQuery<Row> => compiled,
): RunCompiled<Row> {
  const compiled = adapt(query.compile(db));
  return (values) => {
    const parameters = compiled.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    return db.executeQuery<Row>({ ...compiled, parameters });
  };
}

import type { HttpBindings } from '@hono/node-server';
import type { BodyBudget } from './load-shedding/body-budget.ts';
import type { Slot } from './load-shedding/concurrency-limit.ts';
import type { TimeLimit } from './time-limit.ts';

/** What is known of a request before its handler runs. One object, since each `c.set` costs a map entry. */
export type RequestFacts = {
  id: string;
  /** Address of the client, as reported by trusted proxies. */
  clientAddress: string;
  timeLimit: TimeLimit;
  /** Its slot among the requests in flight. */
  slot: Slot;
  /** Its body's share of the memory for bodies. */
  body: ReturnType<BodyBudget['open']>;
  /** The page served, for the log; `undefined`: the route's pattern is logged instead. */
  page: string | undefined;
  /** Headers of every JSON answer. */
  apiHeaders: Readonly<Record<string, string>>;
};

export type AppEnv = { Bindings: HttpBindings; Variables: { facts: RequestFacts } };

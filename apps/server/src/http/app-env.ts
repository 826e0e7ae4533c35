import type { HttpBindings } from '@hono/node-server';
import type { BodyBudget } from './load-shedding/body-budget.ts';
import type { Slot } from './load-shedding/concurrency-limit.ts';
import type { TimeLimit } from './time-limit.ts';

/** What is known of a request before its handler runs. One object, since each `c.set` costs a map entry. */
export type RequestFacts = {
  id: string;
  /** Address of the client, behind trusted proxies its own one. */
  clientAddress: string;
  timeLimit: TimeLimit;
  /** Its part of the requests that may be in flight. */
  slot: Slot;
  /** What its body holds of the memory for bodies. */
  body: ReturnType<BodyBudget['open']>;
  /** The page that answers, for the log; `undefined`: the pattern of the route says enough. */
  page: string | undefined;
  /** Headers of every JSON answer. */
  apiHeaders: Readonly<Record<string, string>>;
};

export type AppEnv = { Bindings: HttpBindings; Variables: { facts: RequestFacts } };

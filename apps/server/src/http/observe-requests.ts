import { randomBytes } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { RequestFigures } from '../insight/metrics.ts';
import type { AppEnv, RequestFacts } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { truncatedAddress } from './ip-address.ts';
import type { BodyBudget } from './load-shedding/body-budget.ts';
import { type ConcurrencyLimit, Slot } from './load-shedding/concurrency-limit.ts';
import { TimeLimit } from './time-limit.ts';

export type ObserveDeps = {
  log: Logger;
  trustedProxies: BlockList | undefined;
  requestTimeLimitMs: number;
  apiHeaders: Readonly<Record<string, string>>;
  concurrency: ConcurrencyLimit;
  bodyBudget: BodyBudget;
  metrics: { request: (figures: RequestFigures) => void };
};

/** Collects the facts of each request and logs one line: without query, body, or full address. */
export function observeRequests(deps: ObserveDeps): MiddlewareHandler<AppEnv> {
  const nextId = requestIds();
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = nextId();
    const address = clientAddress(c.env.incoming, deps.trustedProxies);
    const facts: RequestFacts = {
      id: requestId,
      clientAddress: address,
      page: undefined,
      timeLimit: new TimeLimit(deps.requestTimeLimitMs),
      slot: new Slot(deps.concurrency),
      body: deps.bodyBudget.open(),
      apiHeaders: deps.apiHeaders,
    };
    c.set('facts', facts);
    await next();
    const ms = performance.now() - startedAt;
    const { method } = c.req;
    const { status } = c.res;
    const pattern = routePath(c);
    deps.metrics.request({
      method,
      route: facts.page === undefined ? pattern : kindOf(facts.page),
      status,
      seconds: ms / 1000,
    });
    deps.log.info(
      {
        requestId,
        method,
        route: facts.page ?? pattern,
        status,
        ms: Math.round(ms * 100) / 100,
        address: truncatedAddress(address),
      },
      'request',
    );
  };
}

/** Grouped, since each label value is a time series with its own buckets, and there are hundreds of pages and files. */
const kindOf = (page: string) => (page.startsWith('/assets/') ? 'asset' : 'page');

/**
 * A source of request ids: unique over processes by a random start, within one by a counter. A client's own request id
 * is never used, so that clients cannot write into our logs.
 */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

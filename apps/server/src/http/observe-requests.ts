import type { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnv, RequestFacts } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { truncatedAddress } from './ip-address.ts';
import type { Admission } from './protection/admission.ts';
import type { BodyBudget } from './protection/body-budget.ts';
import { Place } from './protection/place.ts';
import { requestIds } from './request-ids.ts';
import { TimeLimit } from './time-limit.ts';

export type ObserveDeps = {
  log: Logger;
  trustedProxies: BlockList | undefined;
  requestTimeLimitMs: number;
  apiHeaders: Readonly<Record<string, string>>;
  admission: Admission;
  bodyBudget: BodyBudget;
};

/** Collects the facts of each request and writes its one line in the log: no query, no body, no whole address. */
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
      place: new Place(deps.admission),
      body: deps.bodyBudget.open(),
      apiHeaders: deps.apiHeaders,
    };
    c.set('facts', facts);
    await next();
    deps.log.info(
      {
        requestId,
        method: c.req.method,
        route: facts.page ?? routePath(c),
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 100) / 100,
        address: truncatedAddress(address),
      },
      'request',
    );
  };
}

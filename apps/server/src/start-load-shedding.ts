import type { Config } from './config.ts';
import type { ServerLimits } from './http/create-http-server.ts';
import { BodyBudget, bytesFor } from './http/load-shedding/body-budget.ts';
import { ConcurrencyLimit } from './http/load-shedding/concurrency-limit.ts';
import { type LoadShedderDeps, loadShedder } from './http/load-shedding/load-shedder.ts';
import { connectionsFor } from './http/load-shedding/watch-sockets.ts';
import { apiHeaders } from './http/security-headers.ts';
import type { Metrics } from './insight/metrics.ts';

type World = Pick<LoadShedderDeps, 'log' | 'now'> & {
  requestTimeLimitMs: number;
  memoryBytes: number;
  metrics: Pick<Metrics, 'shed' | 'watchRequests'>;
};

/** Of a request's time: how much of it reading the answer may take. A slow phone reads the largest file in a minute. */
const READING_SHARE = 4;

export type LoadShedding = {
  concurrency: ConcurrencyLimit;
  bodyBudget: BodyBudget;
  serverLimits: ServerLimits;
};

/**
 * What keeps the server alive when more is asked of it than it can do: a time limit for each request, a memory budget for long
 * bodies, and one bounded count of the requests in flight (docs/decisions/0022-load-shedding.md).
 */
export function startLoadShedding(
  config: Config,
  { requestTimeLimitMs, memoryBytes, metrics, ...world }: World,
): LoadShedding {
  const concurrency = new ConcurrencyLimit();
  metrics.watchRequests(() => concurrency.inFlight);
  const { trustedProxies, hasLimits, publicUrl } = config;
  return {
    concurrency,
    bodyBudget: new BodyBudget(bytesFor(memoryBytes)),
    serverLimits: {
      requestTimeLimitMs,
      readingLimitMs: requestTimeLimitMs * READING_SHARE,
      mostConnections: connectionsFor(memoryBytes),
      shed: loadShedder({
        ...world,
        ...{ concurrency, trustedProxies, hasLimits },
        onRefused: metrics.shed,
        apiHeaders: apiHeaders(publicUrl),
      }),
    },
  };
}

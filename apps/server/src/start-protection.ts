import type { Config } from './config.ts';
import type { ServerLimits } from './http/create-http-server.ts';
import { Admission } from './http/protection/admission.ts';
import { BodyBudget, bytesFor } from './http/protection/body-budget.ts';
import { type GateDeps, gatekeeper } from './http/protection/gatekeeper.ts';
import { RequestLine } from './http/protection/request-line.ts';
import { watchDelay } from './http/protection/watch-delay.ts';
import { connectionsFor } from './http/protection/watch-sockets.ts';
import { apiHeaders } from './http/security-headers.ts';
import type { Metrics } from './insight/metrics.ts';

type World = Pick<GateDeps, 'log' | 'now'> & {
  requestTimeLimitMs: number;
  memoryBytes: number;
  metrics: Pick<Metrics, 'shed' | 'watchRequests'>;
};

/** Of a request's time: how much of it reading the answer may take. A slow phone reads the largest file in a minute. */
const READING_SHARE = 4;

export type Protection = {
  admission: Admission;
  bodyBudget: BodyBudget;
  serverLimits: ServerLimits;
  stop: () => void;
};

/** What keeps the server alive when more is asked of it than it can do; its sizes follow the machine's memory. */
export function startProtection(
  config: Config,
  { requestTimeLimitMs, memoryBytes, metrics, ...world }: World,
): Protection {
  const line = new RequestLine();
  const delay = watchDelay(() => line.waitedMs);
  const admission = new Admission({ waiting: (kind) => line.count(kind), delayMs: delay.lastingMs });
  metrics.watchRequests(() => ({
    running: admission.running,
    waiting: line.count('page') + line.count('request'),
  }));
  const { trustedProxies, hasLimits, publicUrl } = config;
  return {
    admission,
    bodyBudget: new BodyBudget(bytesFor(memoryBytes)),
    serverLimits: {
      requestTimeLimitMs,
      readingLimitMs: requestTimeLimitMs * READING_SHARE,
      mostConnections: connectionsFor(memoryBytes),
      gate: gatekeeper({
        ...world,
        onRefused: metrics.shed,
        admission,
        line,
        trustedProxies,
        hasLimits,
        apiHeaders: apiHeaders(publicUrl),
      }),
    },
    stop: delay.stop,
  };
}

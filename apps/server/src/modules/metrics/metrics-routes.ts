import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { bearerOf } from '../../http/bearer-of.ts';
import { isFromThisMachine } from '../../http/is-from-this-machine.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { Metrics } from '../../insight/metrics.ts';

export type MetricsRouteDeps = {
  metrics: Pick<Metrics, 'text'>;
  /** `undefined`: only programs on this machine may read them. */
  metricsToken: string | undefined;
};

/** For Prometheus. Unauthorized requests are answered like an unknown path. */
export function metricsRoutes({ metrics, metricsToken }: MetricsRouteDeps): Hono<AppEnv> {
  const expected = metricsToken === undefined ? undefined : sha256(metricsToken);
  const isToken = (given: string | undefined) =>
    given !== undefined && expected !== undefined && timingSafeEqual(sha256(given), expected);
  const mayAsk = (c: Context<AppEnv>) => isToken(bearerOf(c.req.header('authorization'))) || isFromThisMachine(c);
  const refuseMethod = onlyMethods('GET, HEAD');
  return new Hono<AppEnv>()
    .get('/', async (c, next) => {
      if (!mayAsk(c)) return next();
      const { apiHeaders, id } = c.get('facts');
      const headers = { ...apiHeaders, 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'x-request-id': id };
      return new Response(await metrics.text(), { headers });
    })
    .all('/', (c, next) => (mayAsk(c) ? refuseMethod(c, next) : next()));
}

/** Hashed to a fixed length, so that the comparison takes constant time. */
const sha256 = (text: string) => createHash('sha256').update(text).digest();

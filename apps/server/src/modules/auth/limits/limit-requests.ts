import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { visitorBlock } from '../../../http/ip-address.ts';
import { createRateLimit } from '../../../http/rate-limit.ts';
import { AuthError } from '../auth-error.ts';

type LimitDeps = { hasLimits: boolean; now: () => Date };

/** Lets so many requests of one address block pass in the window. @throws AuthError `over_request_rate_limit` */
export function limitRequests(
  { hasLimits, now }: LimitDeps,
  most: number,
  windowMs: number,
): MiddlewareHandler<AppEnv> {
  const limit = createRateLimit({ most, windowMs, now });
  return (c, next) => {
    if (hasLimits && !limit.take(visitorBlock(c.get('facts').clientAddress)))
      throw new AuthError('over_request_rate_limit', { retryAfter: windowMs / 1000 });
    return next();
  };
}

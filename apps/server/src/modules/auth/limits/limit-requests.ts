import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { addressLimit } from '../../../http/load-shedding/address-limit.ts';
import { AuthError } from '../auth-error.ts';

type LimitDeps = { hasLimits: boolean; now: () => Date };

/**
 * Limits the requests of an address block, and of the network around it, per window.
 * @throws AuthError `over_request_rate_limit`
 */
export function limitRequests(
  { hasLimits, now }: LimitDeps,
  most: number,
  windowMs: number,
): MiddlewareHandler<AppEnv> {
  const limit = addressLimit({ most, windowMs, now });
  return (c, next) => {
    if (hasLimits && !limit.take(c.get('facts').clientAddress))
      throw new AuthError('over_request_rate_limit', { retryAfter: windowMs / 1000 });
    return next();
  };
}

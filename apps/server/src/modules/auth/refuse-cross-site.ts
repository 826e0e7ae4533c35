import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { AuthError } from './auth-error.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects state-changing requests from pages of other sites. Browsers send the origin; other programs do not, and carry
 * no visitor's secrets.
 */
export const refuseCrossSite: MiddlewareHandler<AppEnv> = (c, next) => {
  const site = c.env.incoming.headers['sec-fetch-site'];
  const isForeign = site === 'cross-site' || site === 'same-site';
  if (isForeign && !READING.includes(c.req.method)) throw new AuthError('cross_site');
  return next();
};

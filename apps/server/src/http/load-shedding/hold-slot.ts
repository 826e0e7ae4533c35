import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { routeClassOf } from './route-class.ts';

/** Counts a request as in flight until its handler has ended, even after its time limit. */
export function holdSlot(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { slot, body } = c.get('facts');
    const routeClass = routeClassOf(c.req.path);
    if (routeClass !== 'health') slot.take(routeClass === 'page' ? 'page' : 'api');
    try {
      await next();
    } finally {
      slot.release();
      body.close();
    }
  };
}

import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { doorOf } from './door-of.ts';

/** Counts a request to the API among those that are worked on until its handler has ended, also after its time is over. */
export function holdPlace(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { place, body } = c.get('facts');
    const door = doorOf(c.req.path);
    if (door !== 'page' && door !== 'watch') place.take();
    try {
      await next();
    } finally {
      place.giveBack();
      body.close();
    }
  };
}

import type { Handler, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Adds 405 responses with the allowed methods to each path of a router. Must be called after the last route, since it
 * reads them.
 * @param refuse creates the handler that answers 405 in the router's protocol
 */
export function refuseOtherMethods(routes: Hono<AppEnv>, refuse: (allow: string) => Handler<AppEnv>): Hono<AppEnv> {
  const own = routes.routes.filter(({ method }) => method !== 'ALL'); // which are middleware
  for (const path of new Set(own.map((route) => route.path))) {
    const methods = own.filter((route) => covers(route.path, path)).map(({ method }) => method);
    const all = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
    routes.all(path, refuse([...all].sort().join(', ')));
  }
  return routes;
}

/** Whether a pattern matches all requests for a path: `/factors/:id` covers `/factors/own`, but not vice versa. */
function covers(pattern: string, path: string): boolean {
  const [parts, others] = [pattern.split('/'), path.split('/')];
  return parts.length === others.length && parts.every((part, index) => part.startsWith(':') || part === others[index]);
}

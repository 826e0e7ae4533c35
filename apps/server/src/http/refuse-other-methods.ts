import type { Handler, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Lets each path of a router refuse the methods that it lacks, and name those that it has. Called after the last route,
 * since it reads them.
 * @param refuse makes the handler of a path that answers 405 in the router's protocol
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

/** Whether all requests for a path reach a pattern: `/factors/:id` covers `/factors/own`, and not the other way round. */
function covers(pattern: string, path: string): boolean {
  const [parts, others] = [pattern.split('/'), path.split('/')];
  return parts.length === others.length && parts.every((part, index) => part.startsWith(':') || part === others[index]);
}

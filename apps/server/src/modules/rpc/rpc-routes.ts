import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { type DailyUsageDeps, getDailyUsage } from './get-daily-usage.ts';
import { RpcError } from './rpc-error.ts';

export type RpcDeps = DailyUsageDeps & { log: Logger };

/** `/rest/v1`: the one procedure of the product, with the shapes and codes of PostgREST. There are no tables. */
export function rpcRoutes(deps: RpcDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .on(['GET', 'POST'], '/rpc/get_daily_usage', getDailyUsage(deps))
    .all('/rpc/get_daily_usage', (c) => {
      throw new RpcError(405, 'PGRST101', `Cannot use the ${c.req.method} method on RPC`);
    })
    .all('/rpc/:name', (c) => {
      const name = c.req.param('name').slice(0, 64);
      throw new RpcError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
    })
    .all('/:table', (c) => {
      const table = c.req.param('table').slice(0, 64);
      throw new RpcError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
    })
    .all('*', () => {
      throw new RpcError(404, 'PGRST125', 'Invalid path specified in request URL');
    })
    .onError((error, c) => answerRpcError(c, error, deps.log));
}

function answerRpcError(c: Context<AppEnv>, error: Error, log: Logger): Response {
  const known = error instanceof RpcError ? error : new RpcError(500, 'XX000', 'Something broke on our side.');
  if (known !== error) log.error({ requestId: c.get('facts').id, err: error }, 'unexpected failure');
  const { status, code, message, challenge } = known;
  const body = { code, details: null, hint: null, message };
  return answerJson(c, status, body, challenge === undefined ? {} : { 'www-authenticate': challenge });
}

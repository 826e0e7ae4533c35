import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { type ReportFailure, reportFailures } from '../../http/report-failures.ts';
import { isStorageFault, STORAGE_RETRY_SECONDS } from '../../http/storage-fault.ts';
import { type DailyUsageDeps, getDailyUsage } from './get-daily-usage.ts';
import { RpcError } from './rpc-error.ts';

export type RpcDeps = DailyUsageDeps & { log: Logger };

/** `/rest/v1`: the one procedure of the product, with the shapes and codes of PostgREST. There are no tables. */
export function rpcRoutes(deps: RpcDeps): Hono<AppEnv> {
  const report = reportFailures(deps.log);
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
    .onError((error, c) => answerRpcError(c, error, report));
}

function answerRpcError(c: Context<AppEnv>, error: Error, report: ReportFailure): Response {
  const known = error instanceof RpcError ? error : toRpcError(error);
  if (known !== error) report(c.get('facts').id, error);
  const { status, code, message, challenge } = known;
  const headers: Record<string, string> = {};
  if (challenge !== undefined) headers['www-authenticate'] = challenge;
  if (status === 503) headers['retry-after'] = String(STORAGE_RETRY_SECONDS);
  return answerJson(c, status, { code, details: null, hint: null, message }, headers);
}

/** PGRST001 is what PostgREST says of a database that it cannot use. */
function toRpcError(error: Error): RpcError {
  if (!isStorageFault(error)) return new RpcError(500, 'XX000', 'Something broke on our side.');
  return new RpcError(503, 'PGRST001', 'The database cannot be used now. Please try again in a minute.');
}

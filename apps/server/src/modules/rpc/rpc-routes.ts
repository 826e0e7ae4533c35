import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { SQL_STATES } from '../../http/load-shedding/sql-states.ts';
import { type ReportFailure, reportFailures } from '../../http/report-failures.ts';
import { toAppError } from '../../http/to-app-error.ts';
import { type DailyUsageDeps, getDailyUsage } from './get-daily-usage.ts';
import { RpcError } from './rpc-error.ts';

const STORAGE_UNAVAILABLE = SQL_STATES.get('storage_unavailable');

export type RpcDeps = DailyUsageDeps & { log: Logger };

/** `/rest/v1`: the one procedure of the product, with the shapes and codes of PostgREST. There are no tables. */
export function rpcRoutes(deps: RpcDeps): Hono<AppEnv> {
  const report = reportFailures(deps.log);
  return new Hono<AppEnv>()
    .on(['GET', 'POST'], '/rpc/get_daily_usage', getDailyUsage(deps))
    .all('/rpc/get_daily_usage', (c) => {
      throw new RpcError(405, 'PGRST101', `Cannot use the ${c.req.method} method on RPC`, {
        allow: 'GET, HEAD, POST',
      });
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
  const known = toRpcError(error);
  if (known.status === 500 || known.code === STORAGE_UNAVAILABLE) report(c.get('facts').id, error);
  const { status, code, message, headers } = known;
  return answerJson(c, status, { code, details: null, hint: null, message }, headers);
}

/** Overload errors of the rest of the server, with PostgreSQL's codes, as in `refusals`. */
function toRpcError(error: Error): RpcError {
  if (error instanceof RpcError) return error;
  const known = toAppError(error);
  const code = SQL_STATES.get(known.code);
  if (code === undefined) return new RpcError(500, 'XX000', 'Something broke on our side.');
  return new RpcError(known.status, code, known.message, { 'retry-after': String(known.retryAfter) });
}

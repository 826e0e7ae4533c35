import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { bearerOf } from '../../http/bearer-of.ts';
import { readJson } from '../../http/read-json.ts';
import { accountSubject } from '../usage/identify-subject.ts';
import { readDailyUsage } from '../usage/read-daily-usage.ts';
import type { QuotaDeps } from '../usage/reserve-generation.ts';
import { RpcError } from './rpc-error.ts';

export type DailyUsageDeps = QuotaDeps & {
  publishableKey: string;
  findAccountId: (token: string) => Promise<string | undefined>;
};

const MAX_BODY_BYTES = 4096;
const UUID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const SIGNATURE = 'public.get_daily_usage(user_id_param)';
const body = z.strictObject({ user_id_param: z.unknown() });

/**
 * POST (or GET) /rpc/get_daily_usage: the number of prompts that the person used today. The person comes from the
 * token; the argument is only compared with it.
 */
export function getDailyUsage(deps: DailyUsageDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    checkHeaders(c);
    const accountId = await readCaller(deps, c);
    const wanted = c.req.method === 'POST' ? await readArgument(c) : readQuery(c);
    if (typeof wanted !== 'string' || !UUID.test(wanted))
      throw new RpcError(400, '22P02', 'invalid input syntax for type uuid');
    if (wanted.toLowerCase() !== accountId) throw denied(403);
    const { requests } = await readDailyUsage(deps, { subject: accountSubject(accountId) });
    return answerJson(c, 200, requests);
  };
}

function checkHeaders(c: Context<AppEnv>): void {
  const { accept = '*/*', ...headers } = c.env.incoming.headers;
  const profile = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  if (profile !== 'public') throw new RpcError(406, 'PGRST106', 'The schema must be one of the following: public');
  if (!/(^|[,\s])(\*\/\*|application\/(\*|json|vnd\.pgrst))/i.test(accept))
    throw new RpcError(406, 'PGRST107', 'None of these media types are available: use application/json');
}

/** @throws RpcError 401 for a visitor and for a token that is not, or no longer, good */
async function readCaller(deps: DailyUsageDeps, c: Context<AppEnv>): Promise<string> {
  const token = bearerOf(c.env.incoming.headers.authorization);
  if (token === undefined || token === deps.publishableKey) throw denied(401);
  const accountId = await deps.findAccountId(token);
  if (accountId !== undefined) return accountId;
  const isToken = token.split('.').length === 3;
  if (!isToken)
    throw new RpcError(401, 'PGRST301', 'No suitable key or wrong key type', { 'www-authenticate': 'Bearer' });
  const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' };
  throw new RpcError(401, 'PGRST303', 'JWT expired or session ended', challenge);
}

async function readArgument(c: Context<AppEnv>): Promise<unknown> {
  const given = await readJson(c, MAX_BODY_BYTES).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500)
      throw new RpcError(error.status, 'PGRST102', 'Empty or invalid json');
    throw error;
  });
  const parsed = body.safeParse(given);
  if (parsed.success && parsed.data.user_id_param !== undefined) return parsed.data.user_id_param;
  throw unknownSignature();
}

function readQuery(c: Context<AppEnv>): unknown {
  const { user_id_param: wanted, ...others } = c.req.query();
  if (wanted === undefined || Object.keys(others).length > 0) throw unknownSignature();
  return wanted;
}

const denied = (status: number) => new RpcError(status, '42501', 'permission denied for function get_daily_usage');
const unknownSignature = () =>
  new RpcError(404, 'PGRST202', `Could not find the function with these parameters; there is ${SIGNATURE}`);

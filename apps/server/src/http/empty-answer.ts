import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** 204: done, without a body. */
export function emptyAnswer(c: Context<AppEnv>): Response {
  const { apiHeaders, id } = c.get('facts');
  const { 'content-type': _, ...headers } = apiHeaders;
  return new Response(null, { status: 204, headers: { ...headers, 'x-request-id': id } });
}

import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Answers with JSON and all headers at once: Hono's `c.header()` would build a Headers object for each request, which
 * costs more than everything else between the socket and the database.
 */
export function answerJson(
  c: Context<AppEnv>,
  status: number,
  body: object | number,
  extra?: Record<string, string>,
): Response {
  const { apiHeaders, id } = c.get('facts');
  const headers: Record<string, string> = { ...apiHeaders, 'x-request-id': id };
  if (extra !== undefined) Object.assign(headers, extra);
  return new Response(JSON.stringify(body), { status, headers });
}

import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';

/**
 * GET /.well-known/jwks.json; a key is published 20 minutes before it signs, which is how long clients and caches keep
 * a response.
 */
export function jwks({ signingKeys }: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> =>
    answerJson(c, 200, await signingKeys.publicJwks(), { 'cache-control': 'public, max-age=600' });
}

import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';

/** GET /.well-known/jwks.json; a key is in it 20 minutes before it signs, as long as clients and caches keep an answer. */
export function jwks({ signingKeys }: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> =>
    answerJson(c, 200, await signingKeys.publicJwks(), { 'cache-control': 'public, max-age=600' });
}

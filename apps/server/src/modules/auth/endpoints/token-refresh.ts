import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { text } from './fields.ts';

const body = z.object({ refresh_token: text.min(1, 'is required') });

/** POST /token?grant_type=refresh_token */
export function tokenByRefresh(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { refresh_token: token } = await readAuthBody(c, body);
    return answerJson(c, 200, await refreshSession(deps, token));
  };
}

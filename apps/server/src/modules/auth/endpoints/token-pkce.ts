import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { exchangeAuthCode } from '../sessions/exchange-auth-code.ts';
import { text } from './fields.ts';

const MESSAGE = 'invalid request: both auth code and code verifier should be non-empty';
const required = text.min(1, MESSAGE);
const body = z.object({ auth_code: required, code_verifier: required });

/** POST /token?grant_type=pkce */
export function tokenByPkce(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { auth_code: code, code_verifier: verifier } = await readAuthBody(c, body);
    const device = describeDevice(c.env.incoming.headers['user-agent']);
    return answerJson(c, 200, await exchangeAuthCode(deps, code, verifier, device));
  };
}

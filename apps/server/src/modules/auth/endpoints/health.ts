import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';

const BODY = { version: '1', name: 'Wordlamp', description: 'Speaks the auth protocol of supabase-js' };

/** GET /health */
export function health(c: Context<AppEnv>): Response {
  return answerJson(c, 200, BODY);
}

import { FUNCTION_ERRORS } from '@wordlamp/contract/error-codes';
import type { Handler } from 'hono';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';

/** The last handler of a path: answers 405 and names the methods that the path has. */
export function onlyMethods(allow: string): Handler<AppEnv> {
  const { status, text } = FUNCTION_ERRORS.method_not_allowed;
  return (c) => answerJson(c, status, { error: text, code: 'method_not_allowed' }, { allow });
}

import { apiPrefixOf } from '@wordlamp/contract/api-prefixes';
import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import type { Context } from 'hono';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/**
 * Answers an error in the shape of the API that was called: routes under `/api` wrap their errors
 * (docs/decisions/0008-errors.md), all others use the shape of the functions.
 */
export function answerFailure(
  c: Context<AppEnv>,
  failure: FunctionErrorCode,
  extra?: Record<string, string>,
): Response {
  const { code, message, status } = new AppError(failure);
  const isWrapped = apiPrefixOf(c.req.path) === '/api';
  return answerJson(c, status, isWrapped ? { error: { code, message } } : { error: message, code }, extra);
}

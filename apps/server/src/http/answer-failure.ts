import { apiPrefixOf } from '@wordlamp/contract/api-prefixes';
import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import type { Context } from 'hono';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/**
 * An error in the shape of the door that was asked: what stands under `/api` wraps its errors
 * (docs/decisions/0008-errors.md), all others read the shape of the functions.
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

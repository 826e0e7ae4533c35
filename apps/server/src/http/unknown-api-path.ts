import type { MiddlewareHandler } from 'hono';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

const API_PATH = /^\/(auth\/v1|rest\/v1|realtime\/v1|storage\/v1|functions\/v1|api|health)(\/|$)/;

/**
 * Below an API prefix nothing answers with a page: its clients would take the HTML for a network failure. What stands
 * under `/api` wraps its errors (docs/decisions/0008-errors.md); all others read the shape of the functions.
 */
export const unknownApiPath: MiddlewareHandler<AppEnv> = async (c, next) => {
  const [, prefix] = API_PATH.exec(c.req.path) ?? [];
  if (prefix === undefined) return next();
  const { code, message, status } = new AppError('not_found');
  return answerJson(c, status, prefix === 'api' ? { error: { code, message } } : { error: message, code });
};

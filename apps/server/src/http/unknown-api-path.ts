import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

const API_PATH = /^\/(auth\/v1|rest\/v1|realtime\/v1|storage\/v1|functions\/v1|api|health)(\/|$)/;

/** Below an API prefix nothing answers with a page: its clients would take the HTML for a network failure. */
export const unknownApiPath: MiddlewareHandler<AppEnv> = (c, next) => {
  if (API_PATH.test(c.req.path)) throw new AppError('not_found');
  return next();
};

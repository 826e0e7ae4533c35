import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/** Turns errors into answers in the shape of the functions. What is not an AppError is a bug: logged, and told as 500. */
export function onError(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = error instanceof AppError ? error : new AppError('unexpected_failure');
    if (known !== error) log.error({ requestId: c.get('facts').id, err: error }, 'unexpected failure');
    // A body that came too slowly may never end: without this the connection would wait for it.
    const extra = known.code === 'request_timeout' ? { connection: 'close' } : undefined;
    return answerJson(c, known.status, { error: known.message, code: known.code, ...known.details }, extra);
  };
}

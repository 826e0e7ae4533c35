import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';
import { reportFailures } from './report-failures.ts';
import { toAppError } from './to-app-error.ts';

/**
 * Turns errors into responses in the shape of the functions. Anything but an AppError is logged, and answered with 500
 * or 503.
 */
export function onError(log: Logger): ErrorHandler<AppEnv> {
  const report = reportFailures(log);
  return (error, c) => {
    const known = toAppError(error);
    if (known !== error) report(c.get('facts').id, error);
    const extra: Record<string, string> = {};
    // A body that arrives too slowly may never end: without this the connection would wait for it.
    if (known.code === 'request_timeout') extra.connection = 'close';
    if (known.retryAfter !== undefined) extra['retry-after'] = String(known.retryAfter);
    return answerJson(c, known.status, { error: known.message, code: known.code, ...known.details }, extra);
  };
}

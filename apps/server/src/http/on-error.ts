import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';
import type { AppError } from './app-error.ts';
import { reportFailures } from './report-failures.ts';
import { STORAGE_RETRY_SECONDS } from './storage-fault.ts';
import { toAppError } from './to-app-error.ts';

/** Turns errors into answers in the shape of the functions. What is not an AppError is logged, and told as 500 or 503. */
export function onError(log: Logger): ErrorHandler<AppEnv> {
  const report = reportFailures(log);
  return (error, c) => {
    const known = toAppError(error);
    if (known !== error) report(c.get('facts').id, error);
    const body = { error: known.message, code: known.code, ...known.details };
    return answerJson(c, known.status, body, headersOf(known));
  };
}

function headersOf({ code }: AppError): Record<string, string> | undefined {
  // A body that came too slowly may never end: without this the connection would wait for it.
  if (code === 'request_timeout') return { connection: 'close' };
  return code === 'storage_unavailable' ? { 'retry-after': String(STORAGE_RETRY_SECONDS) } : undefined;
}

import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { reportFailures } from '../../http/report-failures.ts';
import { toAppError } from '../../http/to-app-error.ts';
import { AuthError } from '../auth/auth-error.ts';
import { AccountError } from './account-error.ts';

/** Turns errors into responses in the shape of `/api`: a code and a message. */
export function onAccountError(log: Logger): ErrorHandler<AppEnv> {
  const report = reportFailures(log);
  return (error, c) => {
    const known = error instanceof AccountError || error instanceof AuthError ? error : toAppError(error);
    if (known !== error) report(c.get('facts').id, error);
    const retryAfter = known instanceof AccountError ? undefined : known.retryAfter;
    const extra = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
    return answerJson(c, known.status, { error: { code: known.code, message: known.message } }, extra);
  };
}

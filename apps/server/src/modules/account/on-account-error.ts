import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { AuthError } from '../auth/auth-error.ts';
import { AccountError } from './account-error.ts';

/** Turns errors into answers in the shape of `/api`: a code and a message. */
export function onAccountError(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const isKnown = error instanceof AccountError || error instanceof AuthError || error instanceof AppError;
    const known = isKnown ? error : new AppError('unexpected_failure');
    if (known !== error) log.error({ requestId: c.get('facts').id, err: error }, 'unexpected failure');
    const retryAfter = known instanceof AuthError ? known.retryAfter : undefined;
    const extra = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
    return answerJson(c, known.status, { error: { code: known.code, message: known.message } }, extra);
  };
}

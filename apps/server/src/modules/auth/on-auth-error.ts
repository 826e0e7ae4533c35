import type { AuthErrorCode } from '@wordlamp/contract/auth-errors';
import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import type { Context, ErrorHandler, Handler } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { reportFailures } from '../../http/report-failures.ts';
import { toAppError } from '../../http/to-app-error.ts';
import { AuthError } from './auth-error.ts';

/** From this version on the client reads `code` and `message`; older ones do not send the header. */
const API_VERSION = '2024-01-01';

/** Maps general errors of the server to codes of this protocol. */
const KNOWN: Partial<Record<FunctionErrorCode, AuthErrorCode>> = {
  invalid_json: 'bad_json',
  validation_failed: 'validation_failed',
  body_too_large: 'request_entity_too_large',
  unsupported_media_type: 'unsupported_media_type',
  request_timeout: 'request_timeout',
  storage_unavailable: 'storage_unavailable',
  server_busy: 'server_busy',
  rate_limited: 'over_request_rate_limit',
};

/** Turns errors into answers in the shape of the auth protocol. */
export function onAuthError(log: Logger): ErrorHandler<AppEnv> {
  const report = reportFailures(log);
  return (error, c) => {
    const known = toAuthError(error);
    if (known.code === 'unexpected_failure' || known.code === 'storage_unavailable') report(c.get('facts').id, error);
    return answerAuthError(c, known);
  };
}

/** Like `onlyMethods`, in the shape of the auth protocol. */
export function onlyAuthMethods(allow: string): Handler<AppEnv> {
  return (c) => answerAuthError(c, new AuthError('method_not_allowed'), { allow });
}

export function answerAuthError(
  c: Context<AppEnv>,
  error: AuthError,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const { code, status, message, weakPassword, retryAfter } = error;
  const isCurrent = (c.env.incoming.headers['x-supabase-api-version'] ?? '') >= API_VERSION;
  const headers: Record<string, string> = { ...extra, 'x-sb-error-code': code };
  if (isCurrent) headers['x-supabase-api-version'] = API_VERSION;
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  if (code === 'request_timeout') headers.connection = 'close'; // its body may never end
  // `error_code` in addition to `code` survives a proxy that drops the version's header.
  const body = isCurrent ? { code, error_code: code, message } : { code: status, error_code: code, msg: message };
  return answerJson(c, status, weakPassword ? { ...body, weak_password: weakPassword } : body, headers);
}

function toAuthError(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  const { code, retryAfter } = toAppError(error);
  return new AuthError(KNOWN[code] ?? 'unexpected_failure', retryAfter === undefined ? {} : { retryAfter });
}

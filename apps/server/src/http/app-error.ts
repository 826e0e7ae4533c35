import { FUNCTION_ERRORS, type FunctionErrorCode } from '@wordlamp/contract/error-codes';

/** Seconds to wait before a retry. */
const RETRY_AFTER: Partial<Record<FunctionErrorCode, number>> = {
  server_busy: 5,
  rate_limited: 60,
  too_many_requests: 3600,
  too_many_messages: 3600,
  storage_unavailable: 30, // space may have been freed since
};

type Details = Readonly<Record<string, string | number | { requests: number }>>;

/** An expected failure: a documented code, its text, and further fields and headers of the response. */
export class AppError extends Error {
  readonly code: FunctionErrorCode;
  readonly details: Details;

  constructor(
    code: FunctionErrorCode,
    details: Details = {},
    text: string = FUNCTION_ERRORS[code].text,
    options: ErrorOptions = {},
  ) {
    super(text, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return FUNCTION_ERRORS[this.code].status;
  }

  get retryAfter(): number | undefined {
    return RETRY_AFTER[this.code];
  }
}

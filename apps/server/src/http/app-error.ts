import { FUNCTION_ERRORS, type FunctionErrorCode } from '@wordlamp/contract/error-codes';

type Details = Readonly<Record<string, string | number | { requests: number }>>;

/** An expected failure: a documented code, its text, and what the answer says beside them. */
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
}

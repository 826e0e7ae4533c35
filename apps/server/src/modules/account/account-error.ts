import { ACCOUNT_ERRORS, type AccountErrorCode } from '@wordlamp/contract/account';

/** An expected failure of `/api/v1/account`. */
export class AccountError extends Error {
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode) {
    super(ACCOUNT_ERRORS[code].text);
    this.name = 'AccountError';
    this.code = code;
  }

  get status(): number {
    return ACCOUNT_ERRORS[this.code].status;
  }
}

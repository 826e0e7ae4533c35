/** An error response to an account call. */
export class AccountCallError extends Error {
  override name = 'AccountCallError';
  /** A code from the contract: of the account API, the auth protocol, or any call. */
  readonly code: string;
  readonly status: number;

  /** @param text the server's English words */
  constructor(code: string, status: number, text: string) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

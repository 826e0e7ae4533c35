/** An error response to an account call. */
export class AccountCallError extends Error {
  override name = 'AccountCallError';
  /** As the contract lists them: of the account's own errors, of the auth protocol's, or of those of every call. */
  readonly code: string;
  readonly status: number;

  /** @param text the server's English words */
  constructor(code: string, status: number, text: string) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/** An answer of the account's calls that is none of success. */
export class AccountCallError extends Error {
  override name = 'AccountCallError';
  /** As the contract lists them: of the account's own errors, or of those that every call can answer. */
  readonly code: string;

  /** @param text the server's English words */
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

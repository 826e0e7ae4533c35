/** An error in the shape of PostgREST, whose client reads `code`, `details`, `hint` and `message`. */
export class RpcError extends Error {
  readonly status: number;
  readonly code: string;
  /** For the header WWW-Authenticate. */
  readonly challenge: string | undefined;

  constructor(status: number, code: string, message: string, challenge?: string) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
    this.code = code;
    this.challenge = challenge;
  }
}

/** An error in the shape of PostgREST, whose client reads `code`, `details`, `hint` and `message`. */
export class RpcError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

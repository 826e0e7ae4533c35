import { AUTH_ERRORS, type AuthErrorCode, type WeakPasswordReason } from '@wordlamp/contract/auth-errors';

type Options = {
  /** In place of the code's own text. */
  message?: string;
  /** What fills the slots of the text. */
  values?: Readonly<Record<string, string | number>>;
  weakPassword?: { reasons: WeakPasswordReason[] };
  /** Seconds to wait before a retry. */
  retryAfter?: number;
  /** Overrides the code's default status: some codes have two in the protocol. */
  status?: number;
};

/** An expected failure of `/auth/v1`, in the protocol's own codes. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly weakPassword: Options['weakPassword'];
  readonly retryAfter: number | undefined;

  constructor(code: AuthErrorCode, { message, values, weakPassword, retryAfter, status }: Options = {}) {
    const text = message ?? AUTH_ERRORS[code].text;
    super(text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values?.[name] ?? slot)));
    this.name = 'AuthError';
    this.code = code;
    this.status = status ?? AUTH_ERRORS[code].status;
    this.weakPassword = weakPassword;
    this.retryAfter = retryAfter;
  }
}

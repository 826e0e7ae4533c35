import * as z from 'zod';

/** Answer of `GET /api/v1/account/usage`: the last 30 UTC days, the oldest first, days without use included. */
export type AccountUsage = {
  days: { day: string; requests: number }[];
  /** Generations allowed in a UTC day. */
  limit: number;
  /** The next 00:00 UTC as an ISO 8601 instant. */
  resetsAt: string;
};

/** A device that is signed in. Instants are ISO 8601. */
export type AccountSession = {
  id: string;
  /** As the browser named itself at sign-in; `undefined` where it did not, or in a way that we do not know. */
  browser: string | undefined;
  system: string | undefined;
  createdAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  isCurrent: boolean;
};

/** Answer of `GET /api/v1/account/sessions`, the one used last first. `DELETE …/sessions/<id>` signs one out (204). */
export type AccountSessions = { sessions: AccountSession[] };

/** Answer of `GET /api/v1/account/recovery-codes`: how many are not used yet. */
export type RecoveryCodesLeft = { left: number };

/** Answer of `POST /api/v1/account/recovery-codes`: the new ones, which are shown once; the ones before are void. */
export type NewRecoveryCodes = { codes: string[] };

/** Body of `POST /api/v1/account/recovery-codes/redeem` (204): removes the second factors of the person signed in. */
export const redeemRequest = z.object({ code: z.string().max(64) });
export type RedeemRequest = z.infer<typeof redeemRequest>;

/**
 * `DELETE /api/v1/account/email-change` (204, also where none waits) takes back a change of the address that is not
 * confirmed by both boxes yet.
 */

/**
 * Body of `POST /api/v1/account/proof` (204): the account's password, or the code that `GET /auth/v1/reauthenticate` mails.
 * For ten minutes the session may then do what answers `reauthentication_needed` without it.
 */
export const proofRequest = z
  .object({
    current_password: z.string().min(1).max(1024).exactOptional(),
    nonce: z.string().min(1).max(64).exactOptional(),
  })
  .refine(({ current_password, nonce }) => current_password !== undefined || nonce !== undefined);
export type ProofRequest = z.infer<typeof proofRequest>;

/** Body of `DELETE /api/v1/account` (204): the account's e-mail address, typed by the person. */
export const deletionRequest = z.object({ confirmation: z.string().max(320) });
export type DeletionRequest = z.infer<typeof deletionRequest>;

/** Answer of `GET /api/v1/outbox`, on the loopback address and without a mail server only: the newest mail's file. */
export type Outbox = { file: string | undefined };

/**
 * Every error that `/api/v1` can answer, as `{ error: { code, message } }`, beside those of the functions: its HTTP
 * status and its English text.
 */
export const ACCOUNT_ERRORS = {
  session_not_found: { status: 404, text: 'That device is not signed in any more.' },
  no_second_factor: { status: 409, text: 'Set up a second factor first.' },
  recovery_code_invalid: { status: 422, text: 'That recovery code is wrong or has been used.' },
  confirmation_wrong: { status: 422, text: 'Type the e-mail address of your account exactly.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type AccountErrorCode = keyof typeof ACCOUNT_ERRORS;

/**
 * The password of a sign-up, and the challenge of the browser that chose it, whose verifier is required to activate it.
 */
export type PendingPassword = { codeChallenge: string; passwordHash: string };

/** A code that travels in the URL to the browser that requested it. */
export type AuthCode = {
  /** SHA-256 of the code, base64url. */
  hash: string;
  accountId: string;
  /** S256 challenge. */
  codeChallenge: string;
  /** For `amr`: "oauth", "email/signup", "recovery", … */
  method: string;
  createdAt: string;
  signUp: PendingPassword | undefined;
};

export interface AuthCodeStore {
  /** @returns false if the account is gone */
  add(code: AuthCode): Promise<boolean>;
  find(hash: string): Promise<(AuthCode & { isUsed: boolean; sessionId: string | undefined }) | undefined>;
  /** Marks it as used by a session about to begin; of concurrent calls, one gets true. */
  use(hash: string, sessionId: string, now: string): Promise<boolean>;
  deleteCreatedBefore(time: string): Promise<void>;
}

/** The password of a sign-up, and the challenge of the browser that chose it: its verifier alone makes it count. */
export type PendingPassword = { codeChallenge: string; passwordHash: string };

/** A code on its way through the address bar to the browser that asked for it. */
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
  /** Marks it as used by a session that is about to begin; of several at once, one gets true. */
  use(hash: string, sessionId: string, now: string): Promise<boolean>;
  deleteCreatedBefore(time: string): Promise<void>;
}

export type Aal = 'aal1' | 'aal2';
/** How a person proved their identity, and when (Unix seconds). */
export type AmrEntry = { method: string; timestamp: number };

/** A signed-in device. Instants are ISO 8601 in UTC. */
export type Session = {
  id: string;
  accountId: string;
  /** 32 random bytes, base64url; with SECRET_KEY and the number they make the refresh token. */
  refreshKey: string;
  refreshNumber: number;
  refreshedAt: string;
  createdAt: string;
  /**
   * When its person last proved their identity: by signing in, by a password or a mailed code given again, or by a
   * second factor that counted before. The first code of a new factor is no proof.
   */
  provedAt: string;
  aal: Aal;
  /** The newest first. */
  amr: readonly AmrEntry[];
  browser: string | undefined;
  system: string | undefined;
};

export interface SessionStore {
  /**
   * Adds a session and notes the sign-in at its account, if the account still has the password that was read before it
   * was compared: a new password has ended all sessions, and must also end those about to begin. If the account already
   * has `most`, the least recently refreshed one ends, those below aal2 before the others.
   * @returns false if the password has changed, or the account is gone
   */
  add(session: Session, passwordHash: string | undefined, most: number): Promise<boolean>;
  find(id: string): Promise<Session | undefined>;
  /** The one used last first. */
  list(accountId: string): Promise<Session[]>;
  /**
   * Increments the refresh number if it still is `number`, under the same refresh key.
   * @returns false otherwise, or if the session is gone
   */
  advance({ id, refreshKey }: Pick<Session, 'id' | 'refreshKey'>, number: number, now: string): Promise<boolean>;
  /**
   * Replaces what a session has proved and its refresh key, so that earlier refresh tokens become unknown.
   * @returns false if the session is gone
   */
  raise(id: string, change: Pick<Session, 'refreshKey' | 'aal' | 'amr' | 'provedAt'>, now: string): Promise<boolean>;
  noteProof(id: string, now: string): Promise<void>;
  delete(id: string): Promise<void>;
  deleteAll(accountId: string): Promise<void>;
  deleteOthers(accountId: string, keptId: string): Promise<void>;
  /** Deletes the account's sessions below aal2, except for one. */
  deleteBelowAal2(accountId: string, keptId: string): Promise<void>;
  /**
   * Removes authentication methods from the account's sessions; sessions left without any of `sufficient` drop to aal1.
   */
  lower(accountId: string, lost: readonly string[], sufficient: readonly string[]): Promise<void>;
  deleteUnused(limits: { refreshedBefore: string; createdBefore: string }): Promise<void>;
}

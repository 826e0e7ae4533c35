/** A sign-up whose link has not been opened. Instants are ISO 8601 in UTC. */
export type SignUp = {
  id: string;
  email: string;
  passwordHash: string | undefined;
  metadata: Readonly<Record<string, unknown>>;
  createdAt: string;
  confirmationSentAt: string;
  /** S256 challenge of the browser that signed up. */
  codeChallenge: string | undefined;
  redirectTo: string;
};

export interface SignUpStore {
  /** Replaces the one that waits for the same address. */
  put(signUp: SignUp): Promise<void>;
  find(id: string): Promise<SignUp | undefined>;
  findByEmail(email: string): Promise<SignUp | undefined>;
  deleteCreatedBefore(time: string): Promise<void>;
}

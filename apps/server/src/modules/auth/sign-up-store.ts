/** A sign-up whose link has not been opened. Instants are ISO 8601 in UTC. */
export type SignUp = {
  id: string;
  email: string;
  passwordHash: string | undefined;
  metadata: Readonly<Record<string, unknown>>;
  createdAt: string;
  /** When its mail is sent. */
  confirmationSentAt: string;
  /** S256 challenge of the browser that signed up. */
  codeChallenge: string | undefined;
  redirectTo: string;
};

/** Before the time of its mail is known. */
export type NewSignUp = Omit<SignUp, 'confirmationSentAt'>;

export interface SignUpStore {
  find(id: string): Promise<SignUp | undefined>;
  /** The latest for an address. */
  findByEmail(email: string): Promise<SignUp | undefined>;
  /** Updates a sign-up's challenge to a new verifier of the same browser. */
  changeChallenge(id: string, codeChallenge: string): Promise<void>;
  deleteCreatedBefore(time: string): Promise<void>;
}

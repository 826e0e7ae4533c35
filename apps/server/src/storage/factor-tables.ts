/** The tables of second factors. Instants are ISO 8601 in UTC. */
export type FactorTables = {
  /** `sealed` is the key of an authenticator app or the number of a phone; it opens with the row's id alone. */
  factor: {
    id: string;
    account_id: string;
    type: string;
    friendly_name: string;
    sealed: string;
    created_at: string;
    updated_at: string;
    /** `null` until its first right code. */
    verified_at: string | null;
    last_challenged_at: string | null;
    /** The 30-second step of the last code that was taken. */
    last_used_step: number | null;
  };
  /** A question for a code; `code_hash` is the keyed hash of what was sent to a phone. */
  factor_challenge: {
    id: string;
    factor_id: string;
    code_hash: string | null;
    tries: number;
    created_at: string;
    used_at: string | null;
  };
  /** What removes the factors of an account, once, by its keyed hash. */
  recovery_code: { hash: string; account_id: string };
  /** The keys of recovery codes from before SECRET_KEY was changed; see recoveryHashes. */
  old_code_key: { number: number; sealed: string };
};

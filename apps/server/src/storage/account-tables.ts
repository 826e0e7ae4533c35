/**
 * The tables of accounts; docs/decisions/0016-accounts.md says why they are what they are. Instants are ISO 8601 in UTC,
 * hashes and keys base64url, JSON is text.
 */
export type AccountTables = {
  /** A person whose address is confirmed. `email_change_confirmed_by` is the first of the two boxes that confirmed. */
  account: {
    id: string;
    email: string;
    password_hash: string | null;
    user_metadata: string;
    email_confirmed_at: string;
    created_at: string;
    updated_at: string;
    last_sign_in_at: string | null;
    recovery_sent_at: string | null;
    reauthentication_sent_at: string | null;
    new_email: string | null;
    email_change_sent_at: string | null;
    email_change_confirmed_by: string | null;
    disabled_at: string | null;
  };
  /** A way in: "email" with the account's id as its subject, or a provider with the subject that it names. */
  identity: {
    id: string;
    account_id: string;
    provider: string;
    subject: string;
    email: string;
    data: string;
    created_at: string;
    updated_at: string;
    last_sign_in_at: string;
  };
  /** A sign-up that waits for its link; several may wait for one address. One becomes the account, with its id. */
  sign_up: {
    id: string;
    email: string;
    password_hash: string | null;
    user_metadata: string;
    created_at: string;
    confirmation_sent_at: string;
    code_challenge: string | null;
    redirect_to: string;
  };
  /** A device that is signed in; its refresh token is computed from `refresh_key` and `refresh_number`. */
  session: {
    id: string;
    account_id: string;
    refresh_key: string;
    refresh_number: number;
    refreshed_at: string;
    created_at: string;
    proved_at: string;
    aal: string;
    amr: string;
    browser: string | null;
    system: string | null;
  };
  /** A link in a mail, by the SHA-256 of its token. `owner_id` is an account's or a sign-up's. */
  mail_link: {
    hash: string;
    kind: string;
    email: string;
    owner_id: string;
    code_challenge: string | null;
    redirect_to: string;
    created_at: string;
  };
  /**
   * A code that the browser exchanges with its PKCE verifier, by its SHA-256. With the verifier of `sign_up_challenge`
   * the password of that sign-up becomes the account's.
   */
  auth_code: {
    hash: string;
    account_id: string;
    code_challenge: string;
    method: string;
    created_at: string;
    used_at: string | null;
    session_id: string | null;
    sign_up_challenge: string | null;
    sign_up_password_hash: string | null;
  };
  /** A sign-in that is under way at a provider, by the SHA-256 of its state. `sealed` holds its nonce and verifier. */
  provider_flow: {
    state_hash: string;
    provider: string;
    sealed: string;
    code_challenge: string;
    redirect_to: string;
    browser_hash: string;
    created_at: string;
    used_at: string | null;
  };
  /** How often something was tried in the window that ends at `ends_at`; keys are keyed hashes. */
  attempt: { key: string; count: number; ends_at: string };
  /**
   * When the last mail of a kind is or was sent to an address, and how many are in the day that ends at
   * `counted_until`; keys are keyed hashes.
   */
  mail_schedule: { key: string; last_mail_at: string; count: number; counted_until: string };
  /** Keyed hash of an account and an address block from which its owner has signed in. */
  known_place: { key: string; last_used_at: string };
  /** Private keys of access tokens, sealed JWKs, numbered from 1 so that two servers cannot add the same one twice. */
  signing_key: { id: string; number: number; sealed: string; signs_from: string };
};

/** The random values of one sign-in at a provider, checked at its end. */
export type FlowSecrets = { state: string; nonce: string; codeVerifier: string };

/** What a provider says about a person, each field bounded in length; `undefined` if missing or not usable. */
export type ProviderPerson = {
  /** The issuer: the provider's own URL. */
  issuer: string;
  /** The provider's id of the person, which never changes and is never reassigned. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  fullName: string | undefined;
  /** An https address. */
  avatarUrl: string | undefined;
};

export type ProviderFailure = {
  /** The person or the provider refused; there was no answer; or an invalid one. */
  kind: 'denied' | 'unreachable' | 'invalid';
  /** For the log: the problem, without possibly secret parts of the answer. */
  reason: string;
};

export type ProviderAnswer<Value> = { value: Value } | { failure: ProviderFailure };

/** An identity provider, as used by the sign-in. */
export interface IdentityProvider {
  name: string;
  /**
   * The provider's sign-in page.
   * @param params further parameters of the address, like `prompt`
   */
  signInAddress(secrets: FlowSecrets, params: Readonly<Record<string, string>>): Promise<ProviderAnswer<string>>;
  /** Asks the provider for the person of the callback's `query`, and verifies the whole answer. */
  findPerson(query: string, secrets: FlowSecrets): Promise<ProviderAnswer<ProviderPerson>>;
}

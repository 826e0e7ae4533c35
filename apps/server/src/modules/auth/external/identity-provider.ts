/** What we make up for one sign-in at a provider, and ask back at its end. */
export type FlowSecrets = { state: string; nonce: string; codeVerifier: string };

/** What a provider says about a person, each field bounded in length; `undefined` if missing or not usable. */
export type ProviderPerson = {
  /** The issuer: the provider's own URL. */
  issuer: string;
  /** The provider's name for the person, which never changes and never moves on to another. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  fullName: string | undefined;
  /** An https address. */
  avatarUrl: string | undefined;
};

export type ProviderFailure = {
  /** The person or the provider said no; there was no answer; or there was one that is not right. */
  kind: 'denied' | 'unreachable' | 'invalid';
  /** For the log: what was not right, without anything out of the answer that could be secret. */
  reason: string;
};

export type ProviderAnswer<Value> = { value: Value } | { failure: ProviderFailure };

/** A service that vouches for people, as the sign-in sees it. */
export interface IdentityProvider {
  name: string;
  /**
   * The provider's sign-in page.
   * @param params further parameters of the address, like `prompt`
   */
  signInAddress(secrets: FlowSecrets, params: Readonly<Record<string, string>>): Promise<ProviderAnswer<string>>;
  /** Asks the provider whom it has sent back with `query`, and believes the answer only if all of it fits. */
  findPerson(query: string, secrets: FlowSecrets): Promise<ProviderAnswer<ProviderPerson>>;
}

/** A sign-in that is under way at a provider. */
export type ProviderFlow = {
  /** SHA-256 of the state, base64url. */
  stateHash: string;
  provider: string;
  /** `FlowSecrets` as JSON. */
  sealed: string;
  /** S256 challenge of the page that asked, for the code that it gets in the end. */
  codeChallenge: string;
  redirectTo: string;
  /** SHA-256 of the cookie of the browser that asked, base64url. */
  browserHash: string;
  createdAt: string;
};

export interface ProviderFlowStore {
  add(flow: ProviderFlow): Promise<void>;
  find(stateHash: string): Promise<ProviderFlow | undefined>;
  /** Marks it as used; of several at once, one gets true. */
  use(stateHash: string, now: string): Promise<boolean>;
  deleteCreatedBefore(time: string): Promise<void>;
}

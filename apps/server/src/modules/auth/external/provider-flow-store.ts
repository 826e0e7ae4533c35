/** A sign-in in progress at a provider. */
export type ProviderFlow = {
  /** SHA-256 of the state, base64url. */
  stateHash: string;
  provider: string;
  /** `FlowSecrets` as JSON. */
  sealed: string;
  /** S256 challenge of the requesting page, for its final code. */
  codeChallenge: string;
  redirectTo: string;
  /** SHA-256 of the requesting browser's cookie, base64url. */
  browserHash: string;
  createdAt: string;
};

export interface ProviderFlowStore {
  add(flow: ProviderFlow): Promise<void>;
  find(stateHash: string): Promise<ProviderFlow | undefined>;
  /** Marks it as used; of concurrent calls, one gets true. */
  use(stateHash: string, now: string): Promise<boolean>;
  deleteCreatedBefore(time: string): Promise<void>;
}

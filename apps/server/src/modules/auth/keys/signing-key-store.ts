export type KeptSigningKey = {
  id: string;
  /** From 1, without gaps. */
  number: number;
  /** The private JWK. */
  sealed: string;
  /** ISO 8601 in UTC. */
  signsFrom: string;
};

export interface SigningKeyStore {
  /** All, in the order of their numbers. */
  list(): Promise<KeptSigningKey[]>;
  /** Does nothing if the number is taken, so that servers that add at the same time agree on one key. */
  add(key: KeptSigningKey): Promise<void>;
  delete(id: string): Promise<void>;
}

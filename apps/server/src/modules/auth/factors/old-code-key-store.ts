/** The keys of recovery code hashes from before changes of SECRET_KEY, encrypted, oldest first. */
export interface OldCodeKeyStore {
  list(): Promise<{ number: number; sealed: string }[]>;
}

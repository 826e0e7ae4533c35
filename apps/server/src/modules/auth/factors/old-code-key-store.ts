/** The keys under which recovery codes were hashed before SECRET_KEY was changed, sealed, the oldest first. */
export interface OldCodeKeyStore {
  list(): Promise<{ number: number; sealed: string }[]>;
}

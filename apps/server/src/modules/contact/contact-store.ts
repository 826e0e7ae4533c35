/** A stored message; its text is encrypted. */
type KeptMessage = { id: string; receivedAt: string; sealed: string };

/** Messages of the contact form. Times are ISO 8601 in UTC. */
export interface ContactStore {
  add(message: KeptMessage): Promise<void>;
  /** The newest first. */
  list(): Promise<KeptMessage[]>;
  deleteReceivedBefore(time: string): Promise<void>;
}

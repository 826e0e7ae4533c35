/** A stored report; its text is encrypted. */
type KeptReport = {
  /** The reference shown to the visitor, to which the encryption is bound. */
  reference: string;
  receivedAt: string;
  sealed: string;
};

/** Results that were not what a visitor meant. Times are ISO 8601 in UTC; senders are not stored. */
export interface FeedbackStore {
  add(report: KeptReport): Promise<void>;
  /** The newest first. */
  list(): Promise<KeptReport[]>;
  /** @returns whether there was one */
  delete(reference: string): Promise<boolean>;
  /** @returns how many there were */
  deleteAll(): Promise<number>;
  deleteReceivedBefore(time: string): Promise<void>;
}

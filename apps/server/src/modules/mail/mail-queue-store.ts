/** A mail as it is kept: what it says and to whom is sealed. Times are ISO 8601 in UTC. */
export type QueuedMail = {
  id: string;
  sealed: string;
  createdAt: string;
  /** The number of tries, including the current one. */
  tries: number;
};

/** Queued mails. A mail stays until a mail server has accepted it or it is given up. */
export interface MailQueueStore {
  /** Adds a mail that is to go at `dueAt`. */
  add(mail: { id: string; sealed: string; createdAt: string; dueAt: string }): Promise<void>;
  /** Due mails, the longest waiting first; limited in number. */
  listDue(now: string): Promise<string[]>;
  /**
   * Claims a mail for one try. No other worker can before `until`, when it is due again, in case the server that
   * claimed it died.
   * @returns `undefined` if another server claimed it first
   */
  claim(id: string, now: string, until: string): Promise<QueuedMail | undefined>;
  postpone(id: string, until: string): Promise<void>;
  delete(id: string): Promise<void>;
  /** Those that wait, due or not. */
  count(): Promise<number>;
}

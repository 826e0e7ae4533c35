export type OpensOfDay = { post: string; day: string; count: number };

/** How often the examples of posts were opened. A day is a UTC day; visitors are not stored. */
export interface PostOpenStore {
  add(post: string, day: string): Promise<void>;
  /** The opens of all days by post. */
  totals(): Promise<Readonly<Record<string, number>>>;
  /** The opens of each day from one on. */
  since(day: string): Promise<readonly OpensOfDay[]>;
}

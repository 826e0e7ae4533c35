export type AccountData = 'person' | 'usage' | 'sessions' | 'recovery-codes' | 'offers';

/** Under which key a query keeps something about a person; without `data` the key of everything about them. */
export function accountKey(userId: string, data?: AccountData): string[] {
  return data === undefined ? ['account', userId] : ['account', userId, data];
}

import type { AuthDeps } from '../auth/auth-deps.ts';
import { accountSubject } from '../usage/identify-subject.ts';
import type { UsageStore } from '../usage/usage-store.ts';
import { utcDay } from '../usage/utc-day.ts';
import { deletedSubject } from './deleted-subject.ts';

export type InheritDeps = Pick<AuthDeps, 'attemptKey' | 'now'> & { usage: UsageStore };

/** Gives a new account what its address has used today in one that was deleted. */
export async function inheritUsage(deps: InheritDeps, email: string, accountId: string): Promise<void> {
  await deps.usage.handOver(deletedSubject(deps.attemptKey, email), [utcDay(deps.now())], accountSubject(accountId));
}

import type { AuthDeps } from '../auth/auth-deps.ts';
import { accountSubject } from '../usage/identify-subject.ts';
import type { UsageStore } from '../usage/usage-store.ts';
import { utcDay } from '../usage/utc-day.ts';
import { deletedSubject } from './deleted-subject.ts';

export type InheritDeps = Pick<AuthDeps, 'attemptKey' | 'now'> & { usage: UsageStore };

/** Carries over today's count from a deleted account with the same address. */
export async function inheritUsage(deps: InheritDeps, email: string, accountId: string): Promise<void> {
  await deps.usage.handOver(deletedSubject(deps.attemptKey, email), [utcDay(deps.now())], accountSubject(accountId));
}

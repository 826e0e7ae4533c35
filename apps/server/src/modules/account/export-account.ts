import type { AccountStore } from '../auth/account-store.ts';
import type { Factor } from '../auth/factors/factor-store.ts';
import { describeUser } from '../auth/sessions/describe-user.ts';
import type { Person } from '../auth/sessions/require-person.ts';
import type { SessionStore } from '../auth/sessions/session-store.ts';
import { listSessions } from './list-sessions.ts';
import { type ListUsageDeps, listUsage } from './list-usage.ts';

export type ExportAccountDeps = ListUsageDeps & {
  accounts: AccountStore;
  sessions: SessionStore;
  listFactors: (accountId: string) => Promise<Factor[]>;
};

/**
 * All stored data about a person, except secrets (password hash, keys of factors). Messages of the contact form are not
 * included: their address was never verified.
 */
export async function exportAccount(deps: ExportAccountDeps, person: Person): Promise<object> {
  const { account } = person;
  const [identities, factors, { sessions }, usage] = await Promise.all([
    deps.accounts.identities(account.id),
    deps.listFactors(account.id),
    listSessions(deps, person),
    listUsage(deps, account.id),
  ]);
  return {
    exportedAt: deps.now().toISOString(),
    account: describeUser(account, identities, factors),
    hasPassword: account.passwordHash !== undefined,
    sessions,
    promptsByUtcDay: usage.days.filter(({ requests }) => requests > 0),
  };
}

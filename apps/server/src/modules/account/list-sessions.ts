import type { AccountSessions } from '@wordlamp/contract/account';
import type { Person } from '../auth/sessions/require-person.ts';
import type { SessionStore } from '../auth/sessions/session-store.ts';
import { UUID } from '../auth/uuid.ts';
import { AccountError } from './account-error.ts';

type SessionListDeps = { sessions: SessionStore };

/** The devices on which a person is signed in. */
export async function listSessions({ sessions }: SessionListDeps, person: Person): Promise<AccountSessions> {
  const kept = await sessions.list(person.account.id);
  return {
    sessions: kept.map(({ id, browser, system, createdAt, refreshedAt }) => ({
      id,
      browser,
      system,
      createdAt,
      lastUsedAt: refreshedAt,
      isCurrent: id === person.session.id,
    })),
  };
}

/** @throws AccountError `session_not_found`, also for another person's session */
export async function signOutSession({ sessions }: SessionListDeps, person: Person, id: string): Promise<void> {
  const session = UUID.test(id) ? await sessions.find(id) : undefined;
  if (session?.accountId !== person.account.id) throw new AccountError('session_not_found');
  await sessions.delete(id);
}

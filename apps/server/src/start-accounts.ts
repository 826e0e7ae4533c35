import { inheritUsage } from './modules/account/inherit-usage.ts';
import type { AuthDeps } from './modules/auth/auth-deps.ts';
import { AuthError } from './modules/auth/auth-error.ts';
import { findPerson } from './modules/auth/sessions/require-person.ts';
import { type AuthSettings, type AuthWorld, setUpAuth } from './modules/auth/set-up-auth.ts';
import { createAccountStore } from './storage/account-store.ts';
import { createAttemptStore } from './storage/attempt-store.ts';
import { createAuthCodeStore } from './storage/auth-code-store.ts';
import { createFactorChallengeStore } from './storage/factor-challenge-store.ts';
import { createFactorStore } from './storage/factor-store.ts';
import { createMailLinkStore } from './storage/mail-link-store.ts';
import { createMailScheduleStore } from './storage/mail-schedule-store.ts';
import { createOldCodeKeyStore } from './storage/old-code-key-store.ts';
import { createProviderFlowStore } from './storage/provider-flow-store.ts';
import { createRecoveryCodeStore } from './storage/recovery-code-store.ts';
import { createSessionStore } from './storage/session-store.ts';
import { createSignUpStore } from './storage/sign-up-store.ts';
import { createSigningKeyStore } from './storage/signing-key-store.ts';
import type { Database } from './storage/tables.ts';
import { createUsageStore } from './storage/usage-store.ts';

export type Accounts = AuthDeps & { findAccountId: (token: string) => Promise<string | undefined> };

type AccountWorld = Omit<AuthWorld, 'inheritUsage'> & { db: Database };

/** Puts the accounts together on a database. */
export function startAccounts(settings: AuthSettings, { db, ...world }: AccountWorld): Accounts {
  const stores = {
    accounts: createAccountStore(db),
    signUps: createSignUpStore(db),
    sessions: createSessionStore(db),
    mailLinks: createMailLinkStore(db),
    authCodes: createAuthCodeStore(db),
    attempts: createAttemptStore(db),
    mailSchedules: createMailScheduleStore(db),
    signingKeys: createSigningKeyStore(db),
    factors: createFactorStore(db),
    factorChallenges: createFactorChallengeStore(db),
    recoveryCodes: createRecoveryCodeStore(db),
    oldCodeKeys: createOldCodeKeyStore(db),
    providerFlows: createProviderFlowStore(db),
  };
  const usage = createUsageStore(db);
  const auth = setUpAuth(settings, stores, {
    ...world,
    inheritUsage: (email, accountId) => inheritUsage({ ...auth, usage }, email, accountId),
  });
  return { ...auth, findAccountId: (token) => findAccountId(auth, token) };
}

/** For the parts of the server that only ask whose request it is. */
async function findAccountId(auth: AuthDeps, token: string): Promise<string | undefined> {
  try {
    return (await findPerson(auth, token)).account.id;
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}

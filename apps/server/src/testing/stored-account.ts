import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { Session } from '../modules/auth/sessions/session-store.ts';
import { createAccountStore } from '../storage/account-store.ts';
import { createMailScheduleStore } from '../storage/mail-schedule-store.ts';
import type { Database } from '../storage/tables.ts';
import type { DatabaseKind } from './create-test-database.ts';
import { sharedDatabase } from './shared-database.ts';

export const NOW = '2026-11-20T12:00:00.000Z';

/** Filled before each test. */
export type StoredAccount = {
  db: Database;
  accountId: string;
  /** One that is not stored yet. */
  newSession: (change?: Partial<Session>) => Session;
};

/** Gives each test of a block its own account, in one database for all of them. */
export function storedAccount(kind: DatabaseKind, passwordHash?: string): StoredAccount {
  const stored = sharedDatabase(kind) as StoredAccount;
  beforeEach(async () => {
    const accountId = await addAccount(stored.db, passwordHash);
    stored.accountId = accountId;
    stored.newSession = (change = {}) => ({ ...SESSION, id: randomUUID(), accountId, ...change });
  });
  return stored;
}

const SESSION = {
  refreshKey: 'key',
  refreshNumber: 0,
  refreshedAt: NOW,
  createdAt: NOW,
  provedAt: NOW,
  aal: 'aal1',
  amr: [],
  browser: undefined,
  system: undefined,
} as const;

async function addAccount(db: Database, passwordHash: string | undefined): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const dates = { createdAt: NOW, updatedAt: NOW, lastSignInAt: NOW };
  const identity = { id: randomUUID(), accountId: id, provider: 'email', subject: id, email, data: {}, ...dates };
  const account = { id, email, passwordHash, metadata: {}, createdAt: NOW, emailConfirmedAt: NOW };
  await createAccountStore(db).add(account, identity);
  return id;
}

/** Stores a link as it is after its mail was sent. */
export async function addRecoveryLink(db: Database, ownerId: string): Promise<string> {
  const hash = randomUUID();
  const link = { hash, kind: 'recovery', email: 'x', ownerId, codeChallenge: undefined, redirectTo: '/' } as const;
  const schedule = { lastMailAt: NOW, count: 1, countedUntil: NOW };
  await createMailScheduleStore(db).schedule(randomUUID(), { links: [link] }, () => schedule);
  return hash;
}

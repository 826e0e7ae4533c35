import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Session } from '../modules/auth/sessions/session-store.ts';
import { createAccountStore } from '../storage/account-store.ts';
import { openDatabase } from '../storage/open-database.ts';
import type { Database } from '../storage/tables.ts';
import { createTestDatabase, type DatabaseKind, type TestDatabase } from './create-test-database.ts';

export const NOW = '2026-11-20T12:00:00.000Z';

/** Filled before each test. */
export type StoredAccount = {
  db: Database;
  accountId: string;
  /** One that is not stored yet. */
  newSession: (change?: Partial<Session>) => Session;
};

/** Gives each test of a block an account of its own, in one database for all of them. */
export function storedAccount(kind: DatabaseKind, passwordHash?: string): StoredAccount {
  let database: TestDatabase;
  const stored = {} as StoredAccount;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    stored.db = await openDatabase(database.place, pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await stored.db.destroy();
    await database.remove();
  });
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

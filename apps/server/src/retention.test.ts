import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sweepAuth } from './modules/auth/sweep-auth.ts';
import { sweepMessages } from './modules/contact/sweep-messages.ts';
import { sweepReports } from './modules/feedback/sweep-reports.ts';
import { sweepUsage } from './modules/usage/sweep-usage.ts';
import { startAccounts } from './start-accounts.ts';
import { createContactStore } from './storage/contact-store.ts';
import { createDayKeyStore } from './storage/day-key-store.ts';
import { createFeedbackStore } from './storage/feedback-store.ts';
import { openDatabase } from './storage/open-database.ts';
import type { Tables } from './storage/tables.ts';
import { createUsageStore } from './storage/usage-store.ts';
import { ACCOUNT_SETTINGS } from './testing/account-settings.ts';
import { createTestDatabase, DATABASE_KINDS, type DatabaseKind } from './testing/create-test-database.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LONG_AGO = '2025-01-01T00:00:00.000Z';
/** One row of each table that is swept, as old as nothing may be. */
const OLD_ROWS = {
  sign_up: {
    ...{ id: 's', email: 'b@example.org', password_hash: null, user_metadata: '{}', created_at: LONG_AGO },
    ...{ confirmation_sent_at: LONG_AGO, code_challenge: null, redirect_to: '' },
  },
  session: {
    ...{ id: 'x', account_id: 'a', refresh_key: '', refresh_number: 0, refreshed_at: LONG_AGO, created_at: LONG_AGO },
    ...{ proved_at: LONG_AGO, aal: 'aal1', amr: '[]', browser: null, system: null },
  },
  mail_link: {
    ...{ hash: 'x', kind: 'recovery', email: '', owner_id: 'a', code_challenge: null, redirect_to: '' },
    created_at: LONG_AGO,
  },
  auth_code: {
    ...{ hash: 'x', account_id: 'a', code_challenge: '', method: '', created_at: LONG_AGO },
    ...{ used_at: LONG_AGO, session_id: null, sign_up_challenge: null, sign_up_password_hash: null },
  },
  provider_flow: {
    ...{ state_hash: 'x', provider: '', sealed: '', code_challenge: '', redirect_to: '', browser_hash: '' },
    ...{ created_at: LONG_AGO, used_at: null },
  },
  attempt: { key: 'x', count: 1, ends_at: LONG_AGO },
  mail_schedule: { key: 'x', last_mail_at: LONG_AGO, count: 1, counted_until: LONG_AGO },
  known_place: { key: 'x', last_used_at: LONG_AGO },
  factor: {
    ...{ id: 'f', account_id: 'a', type: 'totp', friendly_name: '', sealed: '', created_at: LONG_AGO },
    ...{ updated_at: LONG_AGO, verified_at: null, last_challenged_at: null, last_used_step: null },
  },
  factor_challenge: { id: 'x', factor_id: 'g', code_hash: null, tries: 0, created_at: LONG_AGO, used_at: null },
  usage: { day: '2025-01-01', subject: 'account a', count: 1 },
  usage_day_key: { day: '2025-01-01', random: 'x' },
  contact_message: { id: 'x', received_at: LONG_AGO, sealed: '' },
  feedback_report: { id: 'x', received_at: LONG_AGO, sealed: '' },
} as const satisfies Partial<{ [Name in keyof Tables]: Tables[Name] }>;

/** Ann's account, a factor of hers that counts, and a new address that she has not confirmed. */
const ACCOUNT = {
  ...{ id: 'a', email: 'ann@example.org', password_hash: null, user_metadata: '{}', email_confirmed_at: LONG_AGO },
  ...{ created_at: LONG_AGO, updated_at: LONG_AGO, last_sign_in_at: null, recovery_sent_at: null },
  ...{ reauthentication_sent_at: null, new_email: 'new@example.org', email_change_sent_at: LONG_AGO },
  ...{ email_change_confirmed_by: null, disabled_at: null },
};
const VERIFIED = { ...OLD_ROWS.factor, id: 'g', verified_at: LONG_AGO };

async function open(kind: DatabaseKind) {
  const { place, remove } = await createTestDatabase(kind);
  const log = pino({ level: 'silent' });
  const db = await openDatabase(place, log);
  onTestFinished(async () => {
    await db.destroy();
    await remove();
  });
  const now = () => NOW;
  const parts = { secretKey: Buffer.alloc(32, 7), backgroundWork: new Set<Promise<void>>(), identityProviders: [] };
  const accounts = startAccounts(ACCOUNT_SETTINGS, {
    ...{ db, log, now, ...parts, sendSms: undefined, mayText: () => false },
    recordEvent: () => {},
    queueMail: async () => undefined,
  });
  const sweep = async () => {
    await sweepUsage({ usage: createUsageStore(db), dayKeys: createDayKeyStore(db), now });
    await sweepMessages({ contact: createContactStore(db), now });
    await sweepReports({ feedback: createFeedbackStore(db), now });
    await sweepAuth(accounts);
  };
  return { db, sweep };
}

test.each(DATABASE_KINDS)('L9 what has run out is gone from every table after one sweep, on %s', async (kind) => {
  const { db, sweep } = await open(kind);
  await db.insertInto('account').values(ACCOUNT).execute();
  await db.insertInto('factor').values(VERIFIED).execute();
  for (const [table, row] of Object.entries(OLD_ROWS))
    await db
      .insertInto(table as 'attempt')
      .values(row as Tables['attempt'])
      .execute();

  await sweep();

  const left: Record<string, number> = {};
  for (const table of Object.keys(OLD_ROWS))
    left[table] = (
      await db
        .selectFrom(table as 'attempt')
        .selectAll()
        .execute()
    ).length;
  const none = Object.fromEntries(Object.keys(OLD_ROWS).map((table) => [table, 0]));
  expect(left).toEqual({ ...none, factor: 1 });
  expect(await db.selectFrom('account').selectAll().executeTakeFirst()).toMatchObject({
    email: 'ann@example.org',
    new_email: null,
  });
});

test('L9 the table of what is kept how long names every table that there is', async () => {
  const { db } = await open('SQLite');
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const section = text.slice(text.indexOf('## What is kept how long'));

  const tables = await db.introspection.getTables();

  expect(tables.length).toBeGreaterThan(15);
  expect(tables.filter(({ name }) => !section.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
});

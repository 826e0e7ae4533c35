import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startAccounts } from '../../start-accounts.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { ACCOUNT_SETTINGS } from '../../testing/account-settings.ts';
import { createTestDatabase, DATABASE_KINDS, type DatabaseKind } from '../../testing/create-test-database.ts';
import { sweepAuth } from './sweep-auth.ts';

const BEGUN = '2026-11-20T12:00:00.000Z';
test.each(DATABASE_KINDS)('what was begun of a second factor and left goes in the sweep, on %s', async (kind) => {
  const { accounts, turnTo, end } = await start(kind);
  const accountId = await addAccount(accounts);
  const kept = { id: randomUUID(), accountId, type: 'totp', friendlyName: '', sealed: 'x', createdAt: BEGUN } as const;
  const left = { ...kept, id: randomUUID(), type: 'phone' } as const;
  for (const factor of [kept, left]) await accounts.factors.add(factor, { most: 10, unverifiedSince: BEGUN });
  await accounts.factors.confirm(kept, true, BEGUN);
  const challenge = { id: randomUUID(), factorId: kept.id, codeHash: undefined, createdAt: BEGUN };
  await accounts.factorChallenges.add(challenge);

  const stepsOn = async (minutes: number) => {
    turnTo(minutes);
    await sweepAuth(accounts);
    const factors = await accounts.factors.list(accountId, '');
    const isKept = (await accounts.factorChallenges.find(challenge.id)) !== undefined;
    return [factors.map(({ type }) => type).sort(), isKept];
  };

  expect(await stepsOn(5)).toEqual([['phone', 'totp'], true]);
  expect(await stepsOn(6)).toEqual([['totp'], true]);
  expect(await stepsOn(61)).toEqual([['totp'], false]);
  await end();
});

test.each(DATABASE_KINDS)('an abandoned sign-in is swept, on %s', async (kind) => {
  const { accounts, turnTo, end } = await start(kind);
  const hashes = { stateHash: 'of a state', browserHash: 'of a cookie' };
  const flow = { ...hashes, provider: 'home', sealed: 'x', codeChallenge: 'x', redirectTo: 'x', createdAt: BEGUN };
  await accounts.providerFlows.add(flow);
  const isKeptAfter = async (minutes: number) => {
    turnTo(minutes);
    await sweepAuth(accounts);
    return (await accounts.providerFlows.find('of a state')) !== undefined;
  };

  expect([await isKeptAfter(59), await isKeptAfter(61)]).toEqual([true, false]);
  await end();
});

async function start(kind: DatabaseKind) {
  const database = await createTestDatabase(kind);
  const log = pino({ level: 'silent' });
  const db = await openDatabase(database.place, log);
  let now = new Date(BEGUN);
  const accounts = startAccounts(ACCOUNT_SETTINGS, {
    db,
    secretKey: Buffer.alloc(32, 7),
    now: () => now,
    log,
    backgroundWork: new Set(),
    queueMail: async () => undefined,
    recordEvent: () => undefined,
    sendSms: undefined,
    mayText: () => false,
    identityProviders: [],
  });
  return {
    accounts,
    turnTo: (minutes: number) => {
      now = new Date(Date.parse(BEGUN) + minutes * 60_000);
    },
    end: async () => {
      await db.destroy();
      await database.remove();
    },
  };
}

async function addAccount({ accounts }: ReturnType<typeof startAccounts>): Promise<string> {
  const id = randomUUID();
  const email = 'ann@example.org';
  const dates = { createdAt: BEGUN, updatedAt: BEGUN, lastSignInAt: BEGUN };
  const identity = { id: randomUUID(), accountId: id, provider: 'email', subject: id, email, data: {}, ...dates };
  const account = { id, email, passwordHash: undefined, metadata: {}, createdAt: BEGUN, emailConfirmedAt: BEGUN };
  await accounts.add(account, identity);
  return id;
}

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS } from '../testing/create-test-database.ts';
import { NOW, storedAccount } from '../testing/stored-account.ts';
import { createAccountStore } from './account-store.ts';
import { createFactorChallengeStore } from './factor-challenge-store.ts';
import { createFactorStore } from './factor-store.ts';
import { createRecoveryCodeStore } from './recovery-code-store.ts';
import { createSessionStore } from './session-store.ts';

const MOST = 50;
const LIMITS = { most: 10, unverifiedSince: NOW };

describe.each(DATABASE_KINDS)('the stores of factors on %s', (kind) => {
  const stored = storedAccount(kind);

  const addFactor = async (type: 'totp' | 'phone' = 'totp', createdAt = NOW) => {
    const { db, accountId } = stored;
    const factor = { id: randomUUID(), accountId, type, friendlyName: '', sealed: 'x', createdAt };
    await createFactorStore(db).add(factor, LIMITS);
    return factor;
  };

  test('of twenty that take the same step at once, one gets it, and an earlier step is refused', async () => {
    const { db } = stored;
    const factors = createFactorStore(db);
    const { id } = await addFactor();

    const taken = await Promise.all(Array.from({ length: 20 }, () => factors.takeStep(id, 100)));

    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await factors.takeStep(id, 99)).toBe(false);
    expect(await factors.takeStep(id, 98)).toBe(false);
    expect(await factors.takeStep(id, 97)).toBe(true); // the clock was set back
    expect(await factors.takeStep(id, 98)).toBe(true);
  });

  test('of two unverified factors confirmed at once without a proof of the other, one is added', async () => {
    const { db, accountId } = stored;
    const factors = createFactorStore(db);
    const pair = [await addFactor('totp'), await addFactor('phone')];

    const joined = await Promise.all(pair.map((factor) => factors.confirm(factor, false, NOW)));

    expect(joined.filter(Boolean)).toHaveLength(1);
    const left = await factors.list(accountId, NOW);
    expect(left.filter(({ status }) => status === 'verified')).toHaveLength(1);
  });

  test('a factor is confirmed once, and not after it is gone', async () => {
    const { db, accountId } = stored;
    const factors = createFactorStore(db);
    const factor = await addFactor();
    expect(await factors.confirm(factor, true, NOW)).toBe(true);
    expect(await factors.confirm(factor, true, NOW)).toBe(false);

    expect(await factors.delete(randomUUID(), factor.id)).toEqual([]);
    expect(await factors.list(accountId, NOW)).toHaveLength(1);
    expect(await factors.delete(accountId, factor.id)).toEqual([]);
    expect(await factors.confirm(factor, true, NOW)).toBe(false);
  });

  test('the sweep removes unverified factors only', async () => {
    const { db, accountId } = stored;
    const factors = createFactorStore(db);
    const kept = await addFactor();
    await factors.confirm(kept, true, NOW);
    const young = await addFactor('phone', '2026-11-20T12:00:01.000Z');
    await addFactor('phone');

    await factors.deleteUnverifiedBefore('2026-11-20T12:00:01.000Z');

    expect((await factors.list(accountId, '')).map(({ id }) => id).sort()).toEqual([kept.id, young.id].sort());
  });

  test('a challenge counts five of twenty tries at once, is used once, and goes in the sweep', async () => {
    const { db } = stored;
    const challenges = createFactorChallengeStore(db);
    const id = randomUUID();
    await challenges.add({ id, factorId: (await addFactor()).id, codeHash: undefined, createdAt: NOW });

    const tries = await Promise.all(Array.from({ length: 20 }, () => challenges.countTry(id, 5)));
    const uses = await Promise.all(Array.from({ length: 20 }, () => challenges.use(id, NOW)));

    expect(tries.filter(Boolean)).toHaveLength(5);
    expect(uses.filter(Boolean)).toHaveLength(1);
    await challenges.deleteCreatedBefore(NOW);
    expect(await challenges.find(id)).toMatchObject({ isUsed: true });
    await challenges.deleteCreatedBefore('2026-11-20T12:00:00.001Z');
    expect(await challenges.find(id)).toBeUndefined();
  });

  test('recovery codes made while the last factor goes are gone with it, or were refused', async () => {
    const { db, accountId } = stored;
    const [factors, codes] = [createFactorStore(db), createRecoveryCodeStore(db)];
    const factor = await addFactor();
    await factors.confirm(factor, true, NOW);

    await Promise.all([codes.replace(accountId, [randomUUID()]), factors.delete(accountId, factor.id)]);

    expect(await codes.count(accountId)).toBe(0);
  });

  test('nothing is added to what is gone', async () => {
    const { db, accountId } = stored;
    const factor = await addFactor();
    await createFactorStore(db).delete(accountId, factor.id);
    const challenge = { id: randomUUID(), factorId: factor.id, codeHash: undefined, createdAt: NOW };
    expect(await createFactorChallengeStore(db).add(challenge)).toBe(false);

    await createAccountStore(db).delete(accountId);

    expect(await createFactorStore(db).add({ ...factor, id: randomUUID() }, LIMITS)).toBe('no account');
    expect(await createRecoveryCodeStore(db).replace(accountId, [randomUUID()])).toBe(false);
  });

  test('all of it goes with the account', async () => {
    const { db, accountId } = stored;
    const factor = await addFactor();
    await createFactorStore(db).confirm(factor, true, NOW);
    const challenge = { id: randomUUID(), factorId: factor.id, codeHash: undefined, createdAt: NOW };
    await createFactorChallengeStore(db).add(challenge);
    await createRecoveryCodeStore(db).replace(accountId, [randomUUID()]);

    await createAccountStore(db).delete(accountId);

    expect(await createFactorStore(db).list(accountId, '')).toEqual([]);
    expect(await createFactorChallengeStore(db).find(challenge.id)).toBeUndefined();
    expect(await createRecoveryCodeStore(db).count(accountId)).toBe(0);
  });

  test('a refresh that was under way when a session was raised leaves its new tokens alone', async () => {
    const { db, newSession } = stored;
    const sessions = createSessionStore(db);
    const session = newSession();
    await sessions.add(session, undefined, MOST);
    await sessions.raise(session.id, { refreshKey: 'new', aal: 'aal2', amr: [], provedAt: NOW }, NOW);

    expect(await sessions.advance(session, 0, NOW)).toBe(false);

    expect(await sessions.find(session.id)).toMatchObject({ refreshKey: 'new', refreshNumber: 0, aal: 'aal2' });
  });
});

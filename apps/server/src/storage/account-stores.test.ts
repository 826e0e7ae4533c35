import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Session } from '../modules/auth/sessions/session-store.ts';
import { DATABASE_KINDS } from '../testing/create-test-database.ts';
import { addRecoveryLink, NOW, storedAccount } from '../testing/stored-account.ts';
import { createAccountStore } from './account-store.ts';
import { createAuthCodeStore } from './auth-code-store.ts';
import { createMailLinkStore } from './mail-link-store.ts';
import { createSessionStore } from './session-store.ts';

const MOST = 50;
const LATER = '2026-11-20T13:00:00.000Z';
const AUTH_CODE = { codeChallenge: 'x', method: 'recovery', createdAt: NOW, signUp: undefined };

describe.each(DATABASE_KINDS)('the stores of accounts on %s', (kind) => {
  const stored = storedAccount(kind, 'old');

  test('B12 of sign-ins with the old password that are under way while it is changed no session is left', async () => {
    const { db, accountId, newSession } = stored;
    const [accounts, sessions] = [createAccountStore(db), createSessionStore(db)];
    const own = newSession();
    await sessions.add(own, 'old', MOST);
    const change = () => accounts.changePassword(accountId, 'new', own.id, LATER);
    const signIns = () => Array.from({ length: 10 }, () => sessions.add(newSession(), 'old', MOST));

    await Promise.all([...signIns(), change(), ...signIns()]);

    expect(await sessions.list(accountId)).toEqual([own]);
    expect(await sessions.add(newSession(), 'old', MOST)).toBe(false);
    expect(await sessions.add(newSession(), undefined, MOST)).toBe(false);
    expect(await sessions.add(newSession(), 'new', MOST)).toBe(true);
  });

  test('B12 of two devices that change the password at once one does, and stays; the other is signed out', async () => {
    const { db, accountId, newSession } = stored;
    const [accounts, sessions] = [createAccountStore(db), createSessionStore(db)];
    const devices = [newSession(), newSession()];
    for (const device of devices) await sessions.add(device, 'old', MOST);

    const changed = await Promise.all(
      devices.map(({ id }) => accounts.changePassword(accountId, `of ${id}`, id, LATER)),
    );

    expect(changed.toSorted()).toEqual([false, true]);
    const [left] = await sessions.list(accountId);
    expect(await accounts.find(accountId)).toMatchObject({ passwordHash: `of ${left?.id}` });
  });

  test('B12 a new password voids codes and links that are on their way', async () => {
    const { db, accountId, newSession } = stored;
    const [accounts, sessions] = [createAccountStore(db), createSessionStore(db)];
    const [codes, links] = [createAuthCodeStore(db), createMailLinkStore(db)];
    const own = newSession();
    await sessions.add(own, 'old', MOST);
    const code = randomUUID();
    await codes.add({ ...AUTH_CODE, hash: code, accountId });
    const link = await addRecoveryLink(db, accountId);

    await accounts.changePassword(accountId, 'new', own.id, LATER);

    expect([await codes.find(code), await links.find(link)]).toEqual([undefined, undefined]);
  });

  test('a session begins without a password if there is none, is noted, and does not begin for a deleted account', async () => {
    const { db, accountId, newSession } = stored;
    const [accounts, sessions] = [createAccountStore(db), createSessionStore(db)];
    await accounts.update(accountId, { passwordHash: undefined }, NOW);

    expect(await sessions.add(newSession({ createdAt: LATER }), undefined, MOST)).toBe(true);
    expect(await accounts.find(accountId)).toMatchObject({ lastSignInAt: LATER, updatedAt: NOW });
    await accounts.delete(accountId);
    expect(await sessions.add(newSession(), undefined, MOST)).toBe(false);
  });

  test('of both boxes of a change that confirm at once one is the first', async () => {
    const { db, accountId } = stored;
    const accounts = createAccountStore(db);
    await accounts.update(accountId, { newEmail: 'new@example.org' }, NOW);
    const boxes = ['current', 'new', 'current', 'new'] as const;

    const first = await Promise.all(
      boxes.map((box) => accounts.confirmFirstBox(accountId, 'new@example.org', box, NOW)),
    );

    const winner = (await accounts.find(accountId))?.emailChangeConfirmedBy;
    expect(first).toEqual(boxes.map((box) => box === winner));
    expect(await accounts.confirmFirstBox(accountId, 'replaced@example.org', 'new', NOW)).toBe(false);
  });

  test('a change of the address that was canceled or replaced is not taken over', async () => {
    const { db, accountId } = stored;
    const accounts = createAccountStore(db);
    const newEmail = `${randomUUID()}@example.org`;
    await accounts.update(accountId, { newEmail, emailChangeSentAt: NOW }, NOW);
    expect(await accounts.takeNewEmail(accountId, 'replaced@example.org', {}, LATER)).toBe(false);
    await accounts.cancelEmailChange(accountId, NOW);

    expect(await accounts.takeNewEmail(accountId, newEmail, {}, LATER)).toBe(false);

    await accounts.update(accountId, { newEmail }, NOW);
    expect(await accounts.takeNewEmail(accountId, newEmail, { email: newEmail }, LATER)).toBe(true);
    expect(await accounts.find(accountId)).toMatchObject({ email: newEmail, newEmail: undefined, updatedAt: LATER });
  });

  test('of two that delete an account at once one does, and nothing is added to it any more', async () => {
    const { db, accountId, newSession } = stored;
    const accounts = createAccountStore(db);
    const session = newSession();
    await createSessionStore(db).add(session, 'old', MOST);

    const deleted = await Promise.all([accounts.delete(accountId), accounts.delete(accountId)]);

    expect(deleted.toSorted()).toEqual([false, true]);
    expect(await createAuthCodeStore(db).add({ ...AUTH_CODE, hash: randomUUID(), accountId })).toBe(false);
    const dates = { createdAt: NOW, updatedAt: NOW, lastSignInAt: NOW };
    const identity = { id: randomUUID(), accountId, provider: 'home', subject: randomUUID(), email: 'x', data: {} };
    expect(await accounts.addIdentity({ ...identity, ...dates })).toBe(false);
    const change = { refreshKey: 'new', aal: 'aal2', amr: [], provedAt: NOW } as const;
    expect(await createSessionStore(db).raise(session.id, change, NOW)).toBe(false);
  });

  test('a password that is changed while the account is deleted leaves no account, and both come to an end', async () => {
    const { db, accountId, newSession } = stored;
    const [accounts, sessions] = [createAccountStore(db), createSessionStore(db)];
    const own = newSession();
    await sessions.add(own, 'old', MOST);
    await addRecoveryLink(db, accountId);

    await Promise.all([accounts.changePassword(accountId, 'new', own.id, LATER), accounts.delete(accountId)]);

    expect(await accounts.find(accountId)).toBeUndefined();
  });

  test('a sign-in over the limit ends the session that was not used the longest, those below aal2 first', async () => {
    const { db, accountId, newSession } = stored;
    const sessions = createSessionStore(db);
    const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
    const proved = newSession({ refreshedAt: at(1), aal: 'aal2' });
    const [old, used, begins] = [3, 4, 5].map((minute) => newSession({ refreshedAt: at(minute) })) as [
      Session,
      Session,
      Session,
    ];
    for (const session of [proved, used, old]) await sessions.add(session, 'old', 3);

    expect(await sessions.add(begins, 'old', 3)).toBe(true);

    expect((await sessions.list(accountId)).map(({ id }) => id)).toEqual([begins.id, used.id, proved.id]);
  });

  test('of twenty sign-ins at once no more are kept than the limit', async () => {
    const { db, accountId, newSession } = stored;
    const sessions = createSessionStore(db);

    await Promise.all(Array.from({ length: 20 }, () => sessions.add(newSession(), 'old', 5)));

    expect(await sessions.list(accountId)).toHaveLength(5);
  });
});

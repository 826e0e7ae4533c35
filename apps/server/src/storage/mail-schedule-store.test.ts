import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS } from '../testing/create-test-database.ts';
import { storedAccount } from '../testing/stored-account.ts';
import { createMailLinkStore } from './mail-link-store.ts';
import { createMailScheduleStore } from './mail-schedule-store.ts';

const WAITING = {
  lastMailAt: '2026-11-20T12:01:00.000Z',
  count: 2,
  countedUntil: '2026-11-21T12:00:00.000Z',
};

describe.each(DATABASE_KINDS)('the schedule of mails on %s', (kind) => {
  const stored = storedAccount(kind);

  function schedules() {
    const [store, links] = [createMailScheduleStore(stored.db), createMailLinkStore(stored.db)];
    const [key, email] = [randomUUID(), `${randomUUID()}@example.org`];
    const shared = { kind: 'recovery', email, ownerId: stored.accountId, codeChallenge: undefined } as const;
    /** Asks for a mail that waits, or joins the one that does. */
    const ask = (hash: string, redirectTo: string) =>
      store.schedule(key, { links: [{ ...shared, hash, redirectTo }] }, (kept) => kept ?? WAITING);
    return { ask, links };
  }

  test('a second request leads the link of the waiting mail to its own page', async () => {
    const { ask, links } = schedules();
    const [first, second] = [randomUUID(), randomUUID()];

    expect(await ask(first, '/en')).toEqual({ schedule: WAITING, isWaiting: false });
    expect(await ask(second, '/fr')).toEqual({ schedule: WAITING, isWaiting: true });

    expect(await links.find(first)).toMatchObject({ redirectTo: '/fr' });
    expect(await links.find(second)).toBeUndefined();
  });

  test('a request after the link of the waiting mail has become void gets a mail of its own', async () => {
    const { ask, links } = schedules();
    const [first, second] = [randomUUID(), randomUUID()];
    await ask(first, '/en');
    await links.deleteOwned(stored.accountId);

    expect(await ask(second, '/fr')).toEqual({ schedule: WAITING, isWaiting: false });

    expect(await links.find(second)).toMatchObject({ redirectTo: '/fr', createdAt: WAITING.lastMailAt });
  });
});

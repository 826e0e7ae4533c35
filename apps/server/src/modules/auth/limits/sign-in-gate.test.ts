import { expect, test } from 'vitest';
import { createAttemptStore } from '../../../storage/attempt-store.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';
import { sharedDatabase } from '../../../testing/shared-database.ts';
import { attemptKeys } from './attempt-key.ts';
import { signInGate } from './sign-in-gate.ts';

const NETWORK = '2001:db8:1::/48';

for (const kind of ROUTE_DATABASE_KINDS) {
  const shared = sharedDatabase(kind);

  /** The gate of another server on the same database. */
  const gate = () =>
    signInGate({
      attempts: createAttemptStore(shared.db),
      attemptKey: attemptKeys(Buffer.alloc(32, 7)),
      hasLimits: true,
      recordEvent: () => {},
      now: () => new Date('2026-11-20T12:00:00Z'),
    });

  test(`I3 passwords tried from 400 /64 of one /48 are its last for a while, on every server, on ${kind}`, async () => {
    const tryFrom = (index: number, network: string) =>
      gate().enter(`ann${index}@example.org`, `2001:db8:1:${index.toString(16)}::/64`, network);
    for (let index = 0; index < 399; index += 1) await tryFrom(index, NETWORK);
    const leave = await tryFrom(399, NETWORK);
    await leave(); // it was right: no attempt

    await tryFrom(400, NETWORK);
    await expect(tryFrom(401, NETWORK)).rejects.toMatchObject({ code: 'over_request_rate_limit', retryAfter: 900 });
    await tryFrom(402, '2001:db8:2::/48');
  });
}

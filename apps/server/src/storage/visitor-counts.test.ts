import { describe, expect, test } from 'vitest';
import type { CountedUse, RefusedUse } from '../modules/usage/usage-store.ts';
import { DATABASE_KINDS } from '../testing/create-test-database.ts';
import { sharedDatabase } from '../testing/shared-database.ts';
import { createUsageStore } from './usage-store.ts';

const DAY = '2026-11-20';
const isGranted = (use: CountedUse | RefusedUse) => !('refusedBy' in use);
const many = (length: number) => Array.from({ length }, (_, index) => index);

describe.each(DATABASE_KINDS)('I3 the two counts of a visitor on %s', (kind) => {
  const shared = sharedDatabase(kind);

  /** Visitors of one network, which is the test's own. */
  function network(name: string, limits: { visitor: number; network: number }) {
    const usage = createUsageStore(shared.db);
    const around = `network ${name}`;
    const subjectOf = (visitor: number) => `${name} ${visitor}`;
    return {
      reserve: (visitor: number) =>
        usage.reserveForVisitor(
          { subject: subjectOf(visitor), limit: limits.visitor },
          { subject: around, limit: limits.network },
          DAY,
        ),
      giveBack: (visitor: number) => usage.giveBackForVisitor(subjectOf(visitor), around, DAY),
      counts: (visitor: number) => usage.countForVisitor(subjectOf(visitor), around, DAY),
      /** The sum of what the visitors have, and what the network has. */
      async sums(visitors: number) {
        const own = await Promise.all(many(visitors).map((visitor) => usage.count(subjectOf(visitor), DAY)));
        return { visitors: own.reduce((sum, count) => sum + count, 0), network: await usage.count(around, DAY) };
      },
    };
  }

  test('both grow together until one is spent, and then neither does', async () => {
    const { reserve, counts } = network('grows', { visitor: 2, network: 3 });

    expect(await reserve(1)).toMatchObject({ count: 1 });
    expect(await reserve(1)).toMatchObject({ count: 2 });
    expect(await reserve(1)).toEqual({ refusedBy: 'caller', count: 2 });
    expect(await reserve(2)).toMatchObject({ count: 1 });
    expect(await reserve(2)).toEqual({ refusedBy: 'network', count: 1 });
    expect(await reserve(3)).toEqual({ refusedBy: 'network', count: 0 });
    expect(await reserve(1)).toEqual({ refusedBy: 'caller', count: 2 });
    expect(await counts(1)).toEqual({ visitor: 2, network: 3 });
    expect(await counts(2)).toEqual({ visitor: 1, network: 3 });
    expect(await counts(3)).toEqual({ visitor: 0, network: 3 });
  });

  test('fifty visitors at once get exactly what the network has left, and refused ones spend nothing', async () => {
    const { reserve, sums } = network('fifty', { visitor: 10, network: 20 });

    const uses = await Promise.all(many(50).map(reserve));

    expect(uses.filter(isGranted)).toHaveLength(20);
    expect(uses.filter((use) => 'refusedBy' in use && use.refusedBy === 'network' && use.count === 0)).toHaveLength(30);
    expect(await sums(50)).toEqual({ visitors: 20, network: 20 });
  });

  test('fifty requests at once of one visitor get exactly ten, and take ten of the network', async () => {
    const { reserve, counts } = network('one', { visitor: 10, network: 20 });

    const uses = await Promise.all(many(50).map(() => reserve(1)));

    const granted = uses.flatMap((use) => (isGranted(use) ? use.count : []));
    expect(granted.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(uses.filter((use) => 'refusedBy' in use && use.refusedBy === 'caller' && use.count === 10)).toHaveLength(40);
    expect(await counts(1)).toEqual({ visitor: 10, network: 10 });
  });

  test('fifty concurrent requests and refunds of five visitors leave both counts the same', async () => {
    const { reserve, giveBack, sums } = network('crowd', { visitor: 6, network: 20 });

    await Promise.all(
      many(50).map(async (index) => {
        const use = await reserve(index % 5);
        if (isGranted(use) && index % 3 === 0) await giveBack(index % 5);
      }),
    );

    const { visitors, network: around } = await sums(5);
    expect(visitors).toBe(around);
    expect(around).toBeLessThanOrEqual(20);
  });

  test('what is given back can be used by another visitor of the network, and never goes below zero', async () => {
    const { reserve, giveBack, counts } = network('generous', { visitor: 1, network: 1 });
    await reserve(1);
    expect(await reserve(2)).toEqual({ refusedBy: 'network', count: 0 });

    for (let time = 0; time < 3; time++) await giveBack(1);

    expect(await counts(1)).toEqual({ visitor: 0, network: 0 });
    expect(await reserve(2)).toMatchObject({ count: 1 });
  });

  test.each([
    { name: 'the visitor', limits: { visitor: 0, network: 5 }, refusedBy: 'caller' },
    { name: 'the network', limits: { visitor: 5, network: 0 }, refusedBy: 'network' },
  ])('a limit of zero for $name allows nothing and keeps nothing', async ({ name, limits, refusedBy }) => {
    const { reserve, counts } = network(`zero ${name}`, limits);

    expect(await reserve(1)).toEqual({ refusedBy, count: 0 });
    expect(await counts(1)).toEqual({ visitor: 0, network: 0 });
  });

  test('the networks’ counts go with those of the visitors', async () => {
    const usage = createUsageStore(shared.db);
    const limit = { limit: 10 };
    await usage.reserveForVisitor({ subject: 'old', ...limit }, { subject: 'network old', ...limit }, '2026-10-01');

    await usage.deleteUntil('2026-10-01', 'visitors');

    expect(await usage.countForVisitor('old', 'network old', '2026-10-01')).toEqual({ visitor: 0, network: 0 });
  });
});

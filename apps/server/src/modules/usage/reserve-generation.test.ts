import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '../../storage/open-database.ts';
import { createUsageStore } from '../../storage/usage-store.ts';
import { networkLimits } from './network-limits.ts';
import { reserveGeneration } from './reserve-generation.ts';

const VISITOR = { subject: 'a visitor', network: { subject: 'network around', kind: 'ipv6' } } as const;

async function usageInMemory() {
  const db = await openDatabase({ sqliteFile: ':memory:' }, pino({ level: 'silent' }));
  return createUsageStore(db);
}

test('I7 I8 what is given back after midnight goes to the day on which it was reserved', async () => {
  const usage = await usageInMemory();
  let now = new Date('2026-11-20T23:59:59.900Z');
  const deps = { usage, dailyLimit: 10, networkLimits: networkLimits(10, undefined), now: () => now };
  const reservation = await reserveGeneration(deps, VISITOR);
  now = new Date('2026-11-21T00:00:00.100Z');
  await reserveGeneration(deps, VISITOR);

  await reservation.giveBack();

  const counts = (day: string) => usage.countForVisitor('a visitor', 'network around', day);
  expect(await counts('2026-11-20')).toEqual({ visitor: 0, network: 0 });
  expect(await counts('2026-11-21')).toEqual({ visitor: 1, network: 1 });
});

test('a new day begins at zero for a visitor who had used the whole limit', async () => {
  const usage = await usageInMemory();
  let now = new Date('2026-11-20T12:00:00Z');
  const deps = { usage, dailyLimit: 1, networkLimits: networkLimits(1, undefined), now: () => now };
  await reserveGeneration(deps, VISITOR);
  await expect(reserveGeneration(deps, VISITOR)).rejects.toMatchObject({ code: 'daily_limit_reached' });

  now = new Date('2026-11-21T00:00:00Z');

  expect(await reserveGeneration(deps, VISITOR)).toMatchObject({ requests: 1 });
});

test('I3 the default lets an IPv4 /24 have 200 and an IPv6 /48 20 times the limit; a setting overrides both', () => {
  expect(networkLimits(10, undefined)).toEqual({ ipv4: 2000, ipv6: 200 });
  expect(networkLimits(10, 15)).toEqual({ ipv4: 15, ipv6: 15 });
  expect(networkLimits(1_000_000_000, undefined)).toEqual({ ipv4: 1_000_000_000, ipv6: 1_000_000_000 });
});

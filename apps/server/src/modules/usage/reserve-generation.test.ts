import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '../../storage/open-database.ts';
import { createUsageStore } from '../../storage/usage-store.ts';
import { reserveGeneration } from './reserve-generation.ts';

async function usageInMemory() {
  const db = await openDatabase({ sqliteFile: ':memory:' }, pino({ level: 'silent' }));
  return createUsageStore(db);
}

test('I7 I8 what is given back after midnight goes to the day on which it was reserved', async () => {
  const usage = await usageInMemory();
  let now = new Date('2026-11-20T23:59:59.900Z');
  const deps = { usage, dailyLimit: 10, now: () => now };
  const reservation = await reserveGeneration(deps, 'a visitor');
  now = new Date('2026-11-21T00:00:00.100Z');
  await reserveGeneration(deps, 'a visitor');

  await reservation.giveBack();

  expect(await usage.count('a visitor', '2026-11-20')).toBe(0);
  expect(await usage.count('a visitor', '2026-11-21')).toBe(1);
});

test('a new day begins at zero for a visitor who had used all', async () => {
  const usage = await usageInMemory();
  let now = new Date('2026-11-20T12:00:00Z');
  const deps = { usage, dailyLimit: 1, now: () => now };
  await reserveGeneration(deps, 'a visitor');
  await expect(reserveGeneration(deps, 'a visitor')).rejects.toMatchObject({ code: 'daily_limit_reached' });

  now = new Date('2026-11-21T00:00:00Z');

  expect(await reserveGeneration(deps, 'a visitor')).toMatchObject({ requests: 1 });
});
